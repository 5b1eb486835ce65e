import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isArray } from '@specshelf/base/json';

/** The members that `enrich` adds. Authors cannot set them: readers insert the HTML into pages unchecked. */
export const htmlKey = 'x-gitbook-description-html';
export const documentKey = 'x-gitbook-description-document';

/**
 * Removes the enrichment, and whatever an author has put under its names, from every object, in place. Not only where the
 * specification has descriptions: a lenient reader would find the others. Iterative, because unknown members may be deep.
 */
export function removeEnrichment(specification: JSONObject): JSONObject {
  const pending: (JSONObject | JSONValue[])[] = [specification];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (isArray(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) pending.push(item);
      continue;
    }
    if (htmlKey in value) delete value[htmlKey];
    if (documentKey in value) delete value[documentKey];
    // `for in` allocates no list of names: this visits every object of the document.
    for (const name in value) {
      const member = value[name];
      if (typeof member === 'object' && member !== null) pending.push(member);
    }
  }
  return specification;
}
