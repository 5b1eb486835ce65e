import { applyPolicy, isAtLeast, toMarkdown } from '@specshelf/changes';
import { encodeUTF8 } from '../../../base/content/utf8.js';
import type { PrintChangesInput } from '../../../base/ports/changes/change-tasks.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { readReports } from './judge-changes.js';

/** Prints stored reports as Markdown, in UTF-8. */
export async function printChanges(
  { reports, policy, impact, title, failed }: PrintChangesInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Uint8Array> {
  const { complete, ...judged } = applyPolicy(await readReports(reports, codec), policy);
  const changes = judged.changes.filter((change) => isAtLeast(change.impact, impact));
  return encodeUTF8(toMarkdown({ ...judged, complete: complete && !failed }, { title, changes }));
}
