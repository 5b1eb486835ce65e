import { isObject, type JSONValue, member } from '../json/json.js';
import type { Version } from '../reading/version.js';

/** Names of the security schemes of a description; undefined when a reference stands for them. */
export function securitySchemes(root: JSONValue, version: Version['rules']): ReadonlySet<string> | undefined {
  const way = version === '2.0' ? ['securityDefinitions'] : ['components', 'securitySchemes'];
  let at = isObject(root) ? root : {};
  for (const name of way) {
    const next = member(at, name) ?? {};
    if (!isObject(next) || typeof member(next, '$ref') === 'string') {
      return undefined;
    }
    at = next;
  }
  return new Set(Object.keys(at));
}
