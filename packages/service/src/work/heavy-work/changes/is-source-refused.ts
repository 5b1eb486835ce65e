import { applyPolicy, compareSpecifications } from '@specshelf/changes';
import { parse } from '@specshelf/parser';
import type { JudgeSourceInput } from '../../../base/ports/changes/change-tasks.js';
import { removeEnrichment } from '../../processing/enrichment.js';
import { readFiles } from '../../processing/run-pipeline.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { readSpecification } from '../../tasks/read-specification.js';

/**
 * Whether a policy refuses the changes of a source that is not stored yet. Only parses and compares, because a client waits for it. False
 * for sources that cannot be parsed, or need more files: they are judged when their run ends.
 */
export async function isSourceRefused(
  { source, before, today, policy, acknowledged }: JudgeSourceInput,
  { codec, clearCaches }: Pick<TaskContext, 'codec' | 'clearCaches'>,
): Promise<boolean> {
  // Two specifications need memory.
  clearCaches();
  const read = await readFiles(source, codec);
  if ('problem' in read) return false;
  const { entry, redirects, limits } = source;
  const parsed = parse({ entry, files: read.texts, unavailable: read.unavailable, redirects, limits });
  if (parsed.kind !== 'parsed') return false;
  const after = removeEnrichment(parsed.specification);
  const report = compareSpecifications(await readSpecification(before, codec), after, { today });
  const { refused, mayRefuseMore } = applyPolicy(report, policy, new Set(acknowledged));
  return refused.length > 0 || mayRefuseMore;
}
