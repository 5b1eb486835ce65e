import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isArray, isObject } from '@specshelf/base/json';

/** Makes two changes: removes a value of an enum, or lowers a limit if there is none, and makes a parameter required. */
export function withTwoChanges(document: JSONObject): JSONObject {
  const changed = structuredClone(document);
  const { withEnum, limited, optional } = find(changed);
  if (isArray(withEnum?.['enum'])) withEnum['enum'].pop();
  else if (limited !== undefined) limited['maxLength'] = 0;
  if (optional !== undefined) optional['required'] = true;
  return changed;
}

/**
 * Makes the changes of a typical release to the schemas with most references: optional properties are added to 20 and removed from 5,
 * and 10 enums gain a value. Each change reaches most of the operations.
 */
export function release(document: JSONObject): JSONObject {
  const changed = structuredClone(document);
  const schemas = mostReferenced(changed).filter((schema) => isObject(schema['properties']));
  for (const [index, schema] of schemas.slice(0, 20).entries()) {
    const properties = propertiesOf(schema);
    if (index % 4 === 0) removeOptional(schema, properties);
    properties[`added_in_release_${index}`] = { type: 'string', nullable: true };
  }
  const enums = schemas.flatMap((schema) => Object.values(propertiesOf(schema)).filter(hasTextEnum));
  for (const property of enums.slice(0, 10)) property.enum.push('added_in_release');
  return changed;
}

interface Found {
  withEnum?: JSONObject;
  limited?: JSONObject;
  optional?: JSONObject;
}

/** Returns the first objects of each kind. */
function find(document: JSONObject): Found {
  const found: Found = {};
  visit(document, (object) => {
    if (hasTextEnum(object) && object.enum.length > 1) found.withEnum ??= object;
    if (Number(object['maxLength']) > 0) found.limited ??= object;
    const isOptional = object['in'] === 'query' && object['required'] !== true;
    if (isOptional && typeof object['name'] === 'string') found.optional ??= object;
  });
  return found;
}

function visit(value: JSONValue | undefined, use: (object: JSONObject) => void): void {
  if (isArray(value)) for (const item of value) visit(item, use);
  if (!isObject(value)) return;
  use(value);
  for (const [name, member] of Object.entries(value)) if (!/^examples?$/.test(name)) visit(member, use);
}

function mostReferenced(document: JSONObject): JSONObject[] {
  const counts = new Map<string, number>();
  visit(document, ({ $ref }) => {
    if (typeof $ref === 'string') counts.set($ref, (counts.get($ref) ?? 0) + 1);
  });
  const components = isObject(document['components']) ? document['components']['schemas'] : undefined;
  if (!isObject(components)) return [];
  const countOf = (name: string) => counts.get(`#/components/schemas/${name}`) ?? 0;
  return Object.entries(components)
    .sort(([a], [b]) => countOf(b) - countOf(a))
    .flatMap(([, schema]) => (isObject(schema) ? [schema] : []));
}

function removeOptional({ required }: JSONObject, properties: JSONObject): void {
  const name = Object.keys(properties).find((each) => !isArray(required) || !required.includes(each));
  if (name !== undefined) delete properties[name];
}

const propertiesOf = ({ properties }: JSONObject): JSONObject => (isObject(properties) ? properties : {});

type WithEnum = JSONObject & { enum: JSONValue[] };

function hasTextEnum(value: JSONValue): value is WithEnum {
  return isObject(value) && isArray(value['enum']) && value['enum'].every((item) => typeof item === 'string');
}
