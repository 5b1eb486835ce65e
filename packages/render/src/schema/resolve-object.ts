import { isObject, type JSONObject, type JSONValue, textMember } from '@specshelf/base/json';
import { valueAt } from './resolve-reference.js';

/** Limit on references to references. */
const maxHops = 20;

/** An object of a fragment, such as a parameter, after its references; undefined when it is not in the fragment. */
export function resolveObject(root: JSONObject, value: JSONValue | undefined): JSONObject | undefined {
  let object = value;
  let siblings: JSONObject = {};
  for (let hops = 0; hops <= maxHops; hops++) {
    if (!isObject(object)) return undefined;
    const pointer = textMember(object, '$ref');
    const { $ref: _, ...own } = object;
    siblings = { ...own, ...siblings };
    if (pointer === undefined) return siblings;
    object = valueAt(root, pointer);
  }
  return undefined;
}
