import { fromText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';
import { removeEnrichment } from '../processing/enrichment.js';
import { readSpecification } from './read-specification.js';

/** A stored document without its enrichment, as it is stored. */
export async function printPlainDocument(specification: Uint8Array, bytes: Bytes): Promise<Uint8Array> {
  const document = removeEnrichment(await readSpecification(specification, bytes));
  return bytes.compress(fromText(JSON.stringify(document)));
}
