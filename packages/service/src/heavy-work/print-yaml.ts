import { toYAML } from '@specshelf/parser';
import { fromText, toText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';

/** A stored JSON document as YAML to store. */
export async function printYAML(document: Uint8Array, bytes: Bytes): Promise<Uint8Array> {
  return bytes.compress(fromText(toYAML(toText(await bytes.decompress(document)))));
}
