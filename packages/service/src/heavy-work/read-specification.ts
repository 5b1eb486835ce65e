import { isObject, type JSONObject, type JSONValue } from '@specshelf/parser';
import { toText } from '../content/utf8.js';
import type { Bytes } from '../ports/deps.js';

/** Reads a processed document from its stored bytes. */
export async function readSpecification(stored: Uint8Array, bytes: Bytes): Promise<JSONObject> {
  const specification: JSONValue = JSON.parse(toText(await bytes.decompress(stored)));
  if (!isObject(specification)) throw new Error('The stored document of a version is not an object');
  return specification;
}
