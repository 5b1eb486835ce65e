import { applyPolicy, type Change, isAtLeast } from '@specshelf/changes';
import type { FirstChangesInput } from '../../../base/ports/changes/change-tasks.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { present, readReport } from './judge-changes.js';

/** Returns the most severe changes of each report that are at least safe. */
export async function readFirstChanges(
  { reports, policy, limit }: FirstChangesInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Change[][]> {
  const all: Change[][] = [];
  for (const report of reports) {
    const { changes } = applyPolicy(await readReport(report, codec), policy);
    const shown = changes.filter(({ impact }) => isAtLeast(impact, 'safe')).slice(0, limit);
    all.push(shown.map(present));
  }
  return all;
}
