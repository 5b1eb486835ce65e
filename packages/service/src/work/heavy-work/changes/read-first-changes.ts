import { applyPolicy, isAtLeast } from '@specshelf/changes';
import type { FirstChangesInput, ListedChange } from '../../../base/ports/changes/change-tasks.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { firstOfGroups, present, readReport } from './judge-changes.js';

/** Returns the most severe changes of each report that are at least safe. */
export async function readFirstChanges(
  { reports, policy, limit, isGrouped }: FirstChangesInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<ListedChange[][]> {
  const all: ListedChange[][] = [];
  for (const report of reports) {
    const { changes } = applyPolicy(await readReport(report, codec), policy);
    const shown = changes.filter(({ impact }) => isAtLeast(impact, 'safe'));
    all.push(
      isGrouped
        ? firstOfGroups(shown, limit)
        : shown.slice(0, limit).map((change) => ({ change: present(change), places: 1 })),
    );
  }
  return all;
}
