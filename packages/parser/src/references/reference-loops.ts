import { isObject, type JSONObject, member } from '../json/json.js';
import type { ReferenceGroup } from './reference-group.js';

/** A reference of a ring, and the object that holds it. */
interface Ring {
  readonly group: ReferenceGroup;
  readonly object: JSONObject;
  readonly target: JSONObject;
}

/** Rings of references in which no object stands: whoever follows one never arrives. Linear in all of them. */
export function loopsIn(groups: readonly ReferenceGroup[]): Ring[] {
  const chained = chainedReferences(groups);
  const done = new Set<JSONObject>();
  const rings: Ring[] = [];
  for (const start of chained.keys()) {
    const chain = new Set<JSONObject>();
    let at: JSONObject | undefined = start;
    while (at !== undefined && !done.has(at) && !chain.has(at)) {
      chain.add(at);
      at = chained.get(at)?.target;
    }
    const ring = at !== undefined && chain.has(at) ? chained.get(at) : undefined;
    if (ring !== undefined) {
      rings.push(ring);
    }
    for (const object of chain) {
      done.add(object);
    }
  }
  return rings;
}

/** Only references that lead to references can be part of a ring. */
function chainedReferences(groups: readonly ReferenceGroup[]): Map<JSONObject, Ring> {
  const chained = new Map<JSONObject, Ring>();
  for (const group of groups) {
    const target = group.target?.value;
    if (target !== undefined && isObject(target) && typeof member(target, '$ref') === 'string') {
      for (const object of group.objects) {
        chained.set(object, { group, object, target });
      }
    }
  }
  return chained;
}
