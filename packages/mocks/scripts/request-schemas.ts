import type { Route } from '@specshelf/contract';
import { followPointer } from '../../../scripts/generate/follow-pointer.js';

/** Schemas by a name that JavaScript can export, and which operation is judged by which. */
export interface NamedSchemas {
  schemas: Map<string, object>;
  names: Map<string, string>;
}

/** What the document asks of requests, each schema once however many operations share it. */
export function createRequestSchemas(
  document: object,
  routes: readonly Route[],
): { parameters: NamedSchemas; bodies: NamedSchemas } {
  const parameters: [string, object][] = [];
  const bodies: [string, object][] = [];
  for (const route of routes) {
    const operation = `/paths/${route.path.replaceAll('/', '~1')}/${route.method.toLowerCase()}`;
    const judged = parametersSchema(document, `${operation}/parameters`);
    if (judged) parameters.push([route.operationId, judged]);
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
  if (!isObject(content) || !isObject(schema)) throw new Error(`${pointer} is no JSON body`);
  if (Object.keys(content).length > 1) throw new Error(`${pointer} may be more than JSON`);
  return schema;
}

/** Of `{ query, path }`; undefined when any text will do. */
function parametersSchema(document: object, pointer: string): object | undefined {
  const places: Record<string, Record<string, unknown>> = { query: {}, path: {} };
  const parameters = followPointer(document, pointer);
  for (const place of Array.isArray(parameters) ? parameters : []) {
    const parameter = resolve(document, place);
    const { name, in: within, schema } = parameter;
    if (within === 'header' && isAnyText(schema)) continue;
    const properties = places[String(within)];
    if (!properties || !isObject(schema))
      throw new Error(`${pointer} has a parameter ${name} that nothing here judges`);
    if (within === 'query' && parameter['required'])
      throw new Error(`${pointer} has a required query parameter`);
    // A path has a text in each of its places; a query may have several under one name.
    if (within === 'path' && isAnyText(schema)) continue;
    properties[String(name)] = schema;
  }
  const used = Object.entries(places).filter(([, properties]) => Object.keys(properties).length > 0);
  if (used.length === 0) return undefined;
  return { properties: Object.fromEntries(used.map(([place, properties]) => [place, { properties }])) };
}

function resolve(document: object, value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw new Error(`${JSON.stringify(value)} is no parameter`);
  const { $ref } = value;
  return typeof $ref === 'string' ? resolve(document, followPointer(document, $ref.slice(1))) : value;
}

function isAnyText(schema: unknown): boolean {
  return (
    isObject(schema) && Object.keys(schema).every((key) => key === 'type') && schema['type'] === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
