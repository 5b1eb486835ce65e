import { isObject } from '@specshelf/base/json';
import type { Route } from '@specshelf/contract';
import { followPointer } from '../../../scripts/generate/follow-pointer.js';

/** Schemas by a name that JavaScript can export, and the names of the schemas by operation. */
export interface NamedSchemas {
  schemas: Map<string, object>;
  names: Map<string, string>;
}

/** Returns the schemas of requests. Operations with equal schemas share one. */
export function createRequestSchemas(
  document: object,
  routes: readonly Route[],
): { parameters: NamedSchemas; bodies: NamedSchemas } {
  const parameters: [string, object][] = [];
  const bodies: [string, object][] = [];
  for (const route of routes) {
    const operation = `/paths/${route.path.replaceAll('/', '~1')}/${route.method.toLowerCase()}`;
    const schema = parametersSchema(document, `${operation}/parameters`);
    if (schema) parameters.push([route.operationId, schema]);
    if (route.takesBody) bodies.push([route.operationId, bodySchema(document, `${operation}/requestBody`)]);
  }
  return { parameters: named('parameters', parameters), bodies: named('body', bodies) };
}

function named(prefix: string, schemas: readonly [string, object][]): NamedSchemas {
  const distinct = [...new Set(schemas.map(([, schema]) => JSON.stringify(schema)))];
  const nameOf = (schema: object) => `${prefix}${distinct.indexOf(JSON.stringify(schema)) + 1}`;
  return {
    schemas: new Map(schemas.map(([, schema]) => [nameOf(schema), schema])),
    names: new Map(schemas.map(([operationId, schema]) => [operationId, nameOf(schema)])),
  };
}

function bodySchema(document: object, pointer: string): object {
  const content = followPointer(document, `${pointer}/content`);
  const schema = followPointer(content, '/application~1json/schema');
  if (!isObject(content) || !isObject(schema)) throw new Error(`${pointer} has no JSON schema.`);
  if (Object.keys(content).length > 1) throw new Error(`${pointer} allows media types other than JSON.`);
  return schema;
}

/** Returns the schema of `{ query, path }`; undefined if it accepts any text. */
function parametersSchema(document: object, pointer: string): object | undefined {
  const places: Record<string, Record<string, unknown>> = { query: {}, path: {} };
  const required: string[] = [];
  const parameters = followPointer(document, pointer);
  for (const place of Array.isArray(parameters) ? parameters : []) {
    const parameter = resolve(document, place);
    const { name, in: within, schema } = parameter;
    if (within === 'header' && isAnyText(schema)) continue;
    const properties = places[String(within)];
    if (!properties || !isObject(schema)) throw new Error(`${pointer} has an unsupported parameter ${name}.`);
    if (within === 'query' && parameter['required']) required.push(String(name));
    // A path parameter is one text; a query parameter may be repeated.
    if (within === 'path' && isAnyText(schema)) continue;
    properties[String(name)] = schema;
  }
  const used = Object.entries(places).filter(([, properties]) => Object.keys(properties).length > 0);
  if (used.length === 0) return undefined;
  const schemaOf = (place: string, properties: object) =>
    place === 'query' && required.length > 0 ? { required, properties } : { properties };
  return {
    properties: Object.fromEntries(used.map(([place, properties]) => [place, schemaOf(place, properties)])),
  };
}

function resolve(document: object, value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new Error(`${JSON.stringify(value)} is not a parameter.`);
  const { $ref } = value;
  return typeof $ref === 'string' ? resolve(document, followPointer(document, $ref.slice(1))) : value;
}

function isAnyText(schema: unknown): boolean {
  return (
    isObject(schema) && Object.keys(schema).every((key) => key === 'type') && schema['type'] === 'string'
  );
}
