import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';

/** Depth of the rendered fields of a schema. */
const maxDepth = 2;

/** Renders the documentation of one operation of an OpenAPI 3 document as text; undefined when it does not exist. */
export function renderOperation(
  root: JSONObject,
  kind: 'paths' | 'webhooks',
  key: string,
  method: string,
): string | undefined {
  const item = resolve(root, objectIn(root, kind)[key]);
  const operation = resolve(
    root,
    item[method] ?? withoutCase(objectIn(item, 'additionalOperations'), method),
  );
  if (Object.keys(operation).length === 0) return undefined;
  return [
    `${method.toUpperCase()} ${key}`,
    ...(operation['summary'] === undefined ? [] : [`# ${operation['summary']}`]),
    ...section('servers', serversOf(root, item, operation)),
    ...section('security', securityOf(root, kind, operation)),
    ...section('parameters', parametersOf(root, item, operation)),
    ...section('body', contentOf(root, resolve(root, operation['requestBody']))),
    ...Object.entries(resolve(root, operation['responses'])).flatMap(([status, value]) => {
      const response = resolve(root, value);
      return section(`response ${status} ${response['description'] ?? ''}`.trim(), contentOf(root, response));
    }),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 && !title.startsWith('response')
    ? []
    : [title, ...lines.map((line) => `  ${line}`)];
}

/** The innermost list of servers counts. */
function serversOf(root: JSONObject, item: JSONObject, operation: JSONObject): string[] {
  const own = [operation, item, root]
    .map((holder) => listIn(holder, 'servers'))
    .find((list) => list.length > 0);
  return (own ?? []).map((server) => String(isObject(server) ? server['url'] : ''));
}

/** Requests to the API inherit the requirements of the document; webhooks do not. */
function securityOf(root: JSONObject, kind: 'paths' | 'webhooks', operation: JSONObject): string[] {
  const schemes = objectIn(objectIn(root, 'components'), 'securitySchemes');
  const holder = operation['security'] === undefined && kind === 'paths' ? root : operation;
  return listIn(holder, 'security').map((requirement) =>
    Object.keys(isObject(requirement) ? requirement : {})
      .map((name) => {
        const { type, in: where, name: header, scheme } = resolve(root, schemes[name]);
        return [name, type, where, header, scheme].filter((part) => part !== undefined).join(' ');
      })
      .join(' and '),
  );
}

/** The parameters of the path, overridden by those of the operation. */
function parametersOf(root: JSONObject, item: JSONObject, operation: JSONObject): string[] {
  const all = new Map<string, string>();
  for (const value of [...listIn(item, 'parameters'), ...listIn(operation, 'parameters')]) {
    const parameter = resolve(root, value);
    const { name, in: where, required, deprecated } = parameter;
    const labels = [where, required === true && 'required', deprecated === true && 'deprecated'].filter(
      Boolean,
    );
    const schema = parameter['schema'] ?? Object.values(contentIn(parameter))[0]?.['schema'];
    all.set(`${where} ${name}`, `${name} (${labels.join(', ')}): ${typeOf(root, schema)}`);
  }
  return [...all.values()];
}

function contentOf(root: JSONObject, holder: JSONObject): string[] {
  return Object.entries(contentIn(holder)).flatMap(([mediaType, { schema }]) => [
    `${mediaType}: ${typeOf(root, schema)}`,
    ...fieldsOf(root, schema, 1).map((line) => `  ${line}`),
  ]);
}

function contentIn(holder: JSONObject): Record<string, JSONObject> {
  return Object.fromEntries(
    Object.entries(objectIn(holder, 'content')).flatMap(([name, value]) =>
      isObject(value) ? [[name, value]] : [],
    ),
  );
}

/** The fields of an object, of the items of an array, or of a composition. */
function fieldsOf(
  root: JSONObject,
  value: JSONValue | undefined,
  depth: number,
  parents: readonly JSONValue[] = [],
): string[] {
  const reference = isObject(value) ? value['$ref'] : undefined;
  if (depth > maxDepth || (reference !== undefined && parents.includes(reference))) return [];
  const schema = resolve(root, value);
  const inside = reference === undefined ? parents : [...parents, reference];
  const required = listIn(schema, 'required');
  const own = Object.entries(objectIn(schema, 'properties')).flatMap(([name, property]) => [
    `${name}${required.includes(name) ? '*' : ''}: ${typeOf(root, property)}`,
    ...fieldsOf(root, property, depth + 1, inside).map((line) => `  ${line}`),
  ]);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => listIn(schema, word));
  return [
    ...own,
    ...parts.flatMap((part) => fieldsOf(root, part, depth, inside)),
    ...(schema['items'] === undefined ? [] : fieldsOf(root, schema['items'], depth + 1, inside)),
  ];
}

/** The type of a schema, in the same notation for 3.0 and 3.1. */
function typeOf(root: JSONObject, value: JSONValue | undefined): string {
  const schema = resolve(root, value);
  const { type, format, nullable, items } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter((name) => name !== undefined && name !== 'null');
  const isNullable = nullable === true || (Array.isArray(type) && type.includes('null'));
  const name =
    items === undefined ? types.join(' or ') : `list of ${typeOf(root, isReference(items) ? {} : items)}`;
  return `${name || 'anything'}${format === undefined ? '' : ` (${format})`}${isNullable && types.length > 0 ? ', or nothing' : ''}`;
}

function isReference(value: JSONValue): boolean {
  return isObject(value) && value['$ref'] !== undefined;
}

function withoutCase(object: JSONObject, name: string): JSONValue | undefined {
  return Object.entries(object).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function objectIn(object: JSONObject, name: string): JSONObject {
  const value = object[name];
  return isObject(value) ? value : {};
}

function listIn(object: JSONObject, name: string): JSONValue[] {
  const value = object[name];
  return Array.isArray(value) ? value : [];
}

/** Follows references; `{}` without a target. Members beside a reference override those of its target, except `nullable`. */
function resolve(root: JSONObject, value: JSONValue | undefined, steps = 31): JSONObject {
  if (!isObject(value)) return {};
  const { $ref: reference, nullable: _, ...siblings } = value;
  if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference) || steps === 0) return value;
  const target = resolve(root, resolvePointer(root, decodeURIComponent(reference.slice(1))), steps - 1);
  return { ...target, ...siblings };
}
