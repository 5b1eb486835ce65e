import { isObject, type JSONValue, member } from '@specshelf/base/json';
import type { RulesVersion } from '../reading/version.js';

/** Returns the names of the security schemes; undefined if a reference replaces them. */
export function securitySchemes(root: JSONValue, version: RulesVersion): ReadonlySet<string> | undefined {
  const path = version === '2.0' ? ['securityDefinitions'] : ['components', 'securitySchemes'];
  let at = isObject(root) ? root : {};
  for (const name of path) {
    const next = member(at, name) ?? {};
    if (!isObject(next) || typeof member(next, '$ref') === 'string') return undefined;
    at = next;
  }
  return new Set(Object.keys(at));
}
