import { toPointer } from '@specshelf/base/pointer';
import { applyPolicy, type Change, type ChangeReport, countImpacts } from '@specshelf/changes';
import type {
  ChangeSelection,
  SelectChangesInput,
  SelectedChanges,
} from '../../../base/ports/changes/selected-changes.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { firstOfGroups, readReport } from './judge-changes.js';

/** Returns the most severe changes of a part of a document, and counts all of its changes. */
export async function selectChanges(
  { report: stored, policy, selection, limit }: SelectChangesInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<SelectedChanges> {
  const report = await readReport(stored, codec);
  const isSelected = selects(selection, report);
  const changes = applyPolicy(report, policy).changes.filter(isSelected);
  return { summary: countImpacts(changes), items: firstOfGroups(changes, limit) };
}

function selects(selection: ChangeSelection, { reach }: ChangeReport): (change: Change) => boolean {
  if (selection.kind === 'all') return () => true;
  if (selection.kind === 'schema') {
    const own = toPointer(['components', 'schemas', selection.name]);
    const isOwn = (pointer: string) => pointer === own || pointer.startsWith(`${own}/`);
    return ({ before, after }) =>
      [before, after].some((place) => place !== undefined && isOwn(place.pointer));
  }
  const keys = new Set(selection.operations);
  const reached = new Set<number>();
  for (const [index, key] of reach?.operations.entries() ?? []) if (keys.has(key)) reached.add(index);
  return ({ id, operations }) =>
    reach?.changes[id]?.some((index) => reached.has(index)) ??
    operations.some(({ method, path }) => keys.has(`${method} ${path}`));
}
