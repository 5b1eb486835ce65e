import { toYAML } from '@specshelf/parser';
import { decodeUTF8, encodeUTF8 } from '../content/utf8.js';
import type { ContentCodec } from '../ports/content.js';

/** A stored JSON document as YAML to store. */
export async function printYAML(document: Uint8Array, bytes: ContentCodec): Promise<Uint8Array> {
  return bytes.compress(encodeUTF8(toYAML(decodeUTF8(await bytes.decompress(document)))));
}
