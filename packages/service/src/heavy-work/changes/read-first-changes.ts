import { applyPolicy, type Change, isAtLeast } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';
import type { TaskContext } from '../create-task-context.js';
import { present, readReport } from './judge-changes.js';

export interface FirstChangesInput {
  reports: readonly Uint8Array[];
  policy: Policy;
  limit: number;
}

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
