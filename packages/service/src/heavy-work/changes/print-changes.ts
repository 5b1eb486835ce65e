import { applyPolicy, type Change, isAtLeast, toMarkdown } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';
import { encodeUTF8 } from '../../content/utf8.js';
import type { TaskContext } from '../create-task-context.js';
import { readReports } from './judge-changes.js';

export interface PrintChangesInput {
  reports: readonly Uint8Array[];
  policy: Policy;
  /** The least severe impact to print. */
  impact: Change['impact'];
  title: string;
  /** Whether the versions could not be compared. */
  failed: boolean;
}

/** Prints stored reports as Markdown, in UTF-8. */
export async function printChanges(
  { reports, policy, impact, title, failed }: PrintChangesInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Uint8Array> {
  const { complete, ...judged } = applyPolicy(await readReports(reports, codec), policy);
  const changes = judged.changes.filter((change) => isAtLeast(change.impact, impact));
  return encodeUTF8(toMarkdown({ ...judged, complete: complete && !failed }, { title, changes }));
}
