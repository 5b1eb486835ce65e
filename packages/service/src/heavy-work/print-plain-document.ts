import { encodeUTF8 } from '../content/utf8.js';
import type { ContentCodec } from '../ports/content.js';
import { removeEnrichment } from '../processing/enrichment.js';
import { readSpecification } from './read-specification.js';

/** A stored document without its enrichment, as it is stored. */
export async function printPlainDocument(
  specification: Uint8Array,
  bytes: ContentCodec,
): Promise<Uint8Array> {
  const document = removeEnrichment(await readSpecification(specification, bytes));
  return bytes.compress(encodeUTF8(JSON.stringify(document)));
}
