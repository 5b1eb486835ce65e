import type { JSONObject } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';

const paths = ['/v1/orgs/{organizationId}/openapi', '/v1/orgs/{organizationId}/openapi/{specSlug}'];

/** Returns the two called operations with their references, for mocks that cannot load the whole document. */
export function partOfDocument(document: Readonly<Record<string, unknown>>): JSONObject {
  const whole = asObject(structuredClone(document));
  const all = asObject(whole['paths']);
  const called = Object.fromEntries(
    paths.map((path) => [path, { get: asObject(asObject(all[path])['get']) }]),
  );
  const components: Record<string, JSONObject> = {
    securitySchemes: asObject(asObject(whole['components'])['securitySchemes']),
  };
  for (const reference of referencesIn(whole, called, new Set())) {
    const [, , group = '', name = ''] = reference.split('/');
    components[group] = { ...components[group], [name]: component(whole, reference) };
  }
  const { openapi = '', info = {}, servers = [], security = [] } = whole;
  return { openapi, info, servers, security, paths: called, components };
}

function referencesIn(whole: JSONObject, value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key !== '$ref' || typeof child !== 'string') referencesIn(whole, child, found);
    else if (!found.has(child)) referencesIn(whole, component(whole, child), found.add(child));
  }
  return found;
}

/** Returns the value at `#/components/<group>/<name>`. */
function component(whole: JSONObject, reference: string): JSONObject {
  const [, , group = '', name = ''] = reference.split('/');
  return asObject(asObject(asObject(whole['components'])[group])[name]);
}

function asObject(value: unknown): JSONObject {
  return isObject(value) ? value : {};
}
