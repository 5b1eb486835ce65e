import { isObject, type JSONObject, member } from '@specshelf/base/json';
import type { ReferenceGroup } from './reference-group.js';

interface ChainedReference {
  readonly group: ReferenceGroup;
  readonly object: JSONObject;
  readonly target: JSONObject;
}

/** Returns one reference of each cycle that contains only references. Linear in the number of references. */
export function referenceCycles(groups: readonly ReferenceGroup[]): ChainedReference[] {
  const chained = chainedReferences(groups);
  const done = new Set<JSONObject>();
  const cycles: ChainedReference[] = [];
  for (const start of chained.keys()) {
    const chain = new Set<JSONObject>();
    let at: JSONObject | undefined = start;
    while (at !== undefined && !done.has(at) && !chain.has(at)) {
      chain.add(at);
      at = chained.get(at)?.target;
    }
    const cycle = at !== undefined && chain.has(at) ? chained.get(at) : undefined;
    if (cycle !== undefined) cycles.push(cycle);
    for (const object of chain) done.add(object);
  }
  return cycles;
}

/** Returns the references whose target is a reference. */
function chainedReferences(groups: readonly ReferenceGroup[]): Map<JSONObject, ChainedReference> {
  const chained = new Map<JSONObject, ChainedReference>();
  for (const group of groups) {
    const target = group.target?.value;
    if (target !== undefined && isObject(target) && typeof member(target, '$ref') === 'string') {
      for (const object of group.objects) chained.set(object, { group, object, target });
    }
  }
  return chained;
}
