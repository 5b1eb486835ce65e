import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { decodeUTF8 } from '../../base/content/utf8.js';
import type { ContentCodec } from '../../base/ports/work/content.js';

/** Reads a processed document from its stored bytes. */
export async function readSpecification(stored: Uint8Array, bytes: ContentCodec): Promise<JSONObject> {
  const specification: JSONValue = JSON.parse(decodeUTF8(await bytes.decompress(stored)));
  if (!isObject(specification)) throw new Error('The stored document of a version is not an object');
  return specification;
}
