import { encodeUTF8 } from '../../../base/content/utf8.js';
import { removeEnrichment } from '../../processing/enrichment.js';
import type { TaskContext } from '../../tasks/create-task-context.js';
import { readSpecification } from '../../tasks/read-specification.js';

/** A stored document without its enrichment, as it is stored. */
export async function printPlainDocument(
  specification: Uint8Array,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Uint8Array> {
  const document = removeEnrichment(await readSpecification(specification, codec));
  return codec.compress(encodeUTF8(JSON.stringify(document)));
}
