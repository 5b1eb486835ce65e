import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { type StoredVersion, textOf } from './stored-version.js';

export function specificationOf({ name, specification }: StoredVersion): JSONObject {
  const root: JSONValue = JSON.parse(textOf(specification));
  if (!isObject(root)) throw new Error(`The stored specification of ${name} is not an object`);
  return root;
}
