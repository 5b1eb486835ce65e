import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { arrayMember, objectMember } from '@specshelf/base/json';
import { dereferenceObject } from '../specification/dereference.js';

const maxNames = 200;
/** References may form loops, and `allOf` a tree of any size. */
const maxSchemas = 50;

/** The names of the own properties of a schema and of those of its `allOf`, in order. */
export function propertyNamesOf(specification: JSONObject, schema: JSONValue | undefined): string[] {
  const names = new Set<string>();
  const open = [schema];
  for (let visited = 0; open.length > 0 && visited < maxSchemas && names.size < maxNames; visited += 1) {
    const next = dereferenceObject(specification, open.shift());
    for (const name in objectMember(next, 'properties')) {
      if (names.size === maxNames) break;
      names.add(name);
    }
    open.push(...arrayMember(next, 'allOf').slice(0, maxSchemas));
  }
  return [...names];
}
