import { fromText } from '../bytes-of-text.js';
import type { Bytes } from '../deps.js';
import { readSpecification } from '../read-specification.js';
import { removeEnrichment } from './enrichment.js';

/** A stored document without its enrichment, as it is stored. */
export async function printPlainDocument(specification: Uint8Array, bytes: Bytes): Promise<Uint8Array> {
  const document = removeEnrichment(await readSpecification(specification, bytes));
  return bytes.compress(fromText(JSON.stringify(document)));
}
