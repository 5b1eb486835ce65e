import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Returns the references of a document without a target in it, except those by anchor. */
export function danglingReferences(document: JSONObject): string[] {
  const dangling: string[] = [];
  const pending: JSONValue[] = [document];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, item] of Object.entries(value)) {
      if (name === '$ref' && typeof item === 'string' && /^#(\/|$)/.test(item)) {
        if (resolvePointer(document, decodeURIComponent(item.slice(1))) === undefined) dangling.push(item);
      } else if (!data.has(name)) pending.push(item);
    }
  }
  return dangling;
}
