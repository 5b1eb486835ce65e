import { type ChangeReport, compareSpecifications, type Tally, tallyOf } from '@specshelf/changes';
import { encodeText } from '../../../base/content/encode.js';
import type { CompareInput } from '../../../base/ports/changes/change-tasks.js';
import type { EncodedText } from '../../../base/ports/work/content.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { readSpecification } from '../../tasks/read-specification.js';
import { locateChanges } from './locate-changes.js';

/** Compares two stored documents. Returns the report with places, and its tally. */
export async function compareVersions(
  { before, after, today }: CompareInput,
  { codec, clearCaches }: Pick<TaskContext, 'codec' | 'clearCaches'>,
): Promise<{ report: EncodedText; tally: Tally }> {
  // Two specifications need memory.
  clearCaches();
  const report: ChangeReport = compareSpecifications(
    await readSpecification(before.specification, codec),
    await readSpecification(after.specification, codec),
    { today },
  );
  await locateChanges(report.changes, 'before', before, codec);
  await locateChanges(report.changes, 'after', after, codec);
  return { report: await encodeText(JSON.stringify(report), codec), tally: tallyOf(report) };
}
