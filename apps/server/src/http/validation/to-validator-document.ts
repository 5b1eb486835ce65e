import { isObject } from '@specshelf/base/json';
import type { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';

export type ValidatorDocument = Awaited<Parameters<OpenApiValidator['installMiddleware']>[0]>['apiDoc'];
type JSONObject = Readonly<Record<string, unknown>>;

/**
 * Reduces the API document to the parts that request validation needs. The validator processes the whole document before the
 * first request, which takes more than a second with the response schemas.
 */
export function toValidatorDocument(document: JSONObject): ValidatorDocument {
  const { openapi, info, components } = document;
  const paths = strip(document['paths'], 'paths');
  // The paths of the document are complete; the base path of its servers is not added.
  const copy = { openapi, info, servers: [{ url: '/' }], paths, components: reachable(paths, components) };
  if (!isOpenAPIDocument(copy)) throw new Error('The document of the API is not an OpenAPI 3.1 document');
  return copy;
}

function isOpenAPIDocument(document: object): document is ValidatorDocument {
  return 'openapi' in document && String(document.openapi).startsWith('3.1') && 'paths' in document;
}

function strip(value: unknown, within: string): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, within));
  return isObject(value) ? stripObject(value, within) : value;
}

function stripObject(value: JSONObject, within: string): Record<string, unknown> {
  const kept = Object.entries(value).filter(([key]) => !isUnwanted(key, within));
  return Object.fromEntries(kept.map(([key, member]) => [key, strip(member, key)]));
}

// The keys of these objects are names, not keywords.
const namings = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'requestBodies',
]);

function isUnwanted(key: string, within: string): boolean {
  if (namings.has(within)) return false;
  // Ajv would insert defaults into the request.
  if (key === 'default' || key === 'example' || key === 'examples' || key === 'responses') return true;
  // Ajv does not support `mapping`. The tag of every branch is a `const`, which is equivalent.
  return key === 'mapping' && within === 'discriminator';
}

/** Returns the components that are referenced, also indirectly. Most components belong to responses and are left out. */
function reachable(paths: unknown, components: unknown): Record<string, Record<string, unknown>> {
  const kept: Record<string, Record<string, unknown>> = {};
  const pending = referencesIn(paths);
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    const { kind, name, component } = findComponent(components, reference);
    if (kept[kind]?.[name] !== undefined) continue;
    kept[kind] = { ...kept[kind], [name]: component };
    pending.push(...referencesIn(component));
  }
  return kept;
}

function findComponent(components: unknown, reference: string) {
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  const named = isObject(components) ? components[kind] : undefined;
  const component = isObject(named) ? named[name] : undefined;
  if (component === undefined) throw new Error(`${reference} is not a component of the document`);
  return { kind, name, component: strip(component, name) };
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member),
  );
}
