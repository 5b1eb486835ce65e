import { isObject, member } from '@specshelf/base/json';
import type { CheckedType } from '../checking/checked-type.js';
import type { ScopedObject } from '../checking/rule-context.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';
import type { ReferenceGroups } from './reference-groups.js';

const longestChain = 100;

const unresolved: Pick<ReferenceGroup, 'target' | 'failure'> = {};

/** Returns the object at the end of a chain of resolved references; undefined if the chain does not lead to an object. */
export function followReferences(
  start: ScopedObject,
  type: CheckedType,
  groups: ReferenceGroups,
): ScopedObject | undefined {
  let at = start;
  for (let step = 0; step < longestChain; step += 1) {
    const text = member(at.object, '$ref');
    if (typeof text !== 'string') return at;
    const group = groups.find(at.scope, type, text);
    const { target, failure } = group === undefined ? unresolved : finalGroup(group);
    if (failure !== undefined || target === undefined || !isObject(target.value)) return undefined;
    at = { object: target.value, scope: target.scope };
  }
  return undefined;
}
