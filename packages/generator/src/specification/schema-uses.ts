import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isContainer, isObject, member, objectMember } from '@specshelf/base/json';
import { containersWithSchema } from './containers-with-schema.js';
import { dereferenceObject } from './dereference.js';
import { actionsOfPathItem } from './methods.js';
import { webhookMapOf } from './webhook-map-of.js';

/** The parts that refer to a schema, not through other schemas. */
export interface SchemaUses {
  /** The first operations, as method in upper case and path. */
  operations: string[];
  operationCount: number;
  /** The first webhooks, as method in upper case and name. */
  webhooks: string[];
  webhookCount: number;
  /** The names of the first schemas. */
  schemas: string[];
  schemaCount: number;
}

const mostListed = 20;

/** Finds the operations, webhooks, and schemas that refer to a schema directly. Takes as long as a walk through the document. */
export function schemaUsesOf(specification: JSONObject, name: string): SchemaUses {
  const uses = createUses(specification, name);
  const actions = (items: JSONObject | undefined) =>
    Object.entries(items ?? {}).flatMap(([address, value]) => {
      const item = dereferenceObject(specification, value);
      if (item === undefined) return [];
      const shared = uses(member(item, 'parameters'));
      return actionsOfPathItem(specification, item)
        .filter(({ operation }) => shared || uses(operation))
        .map(({ method, additional }) => `${additional ? method : method.toUpperCase()} ${address}`);
    });
  const operations = actions(dereferenceObject(specification, member(specification, 'paths')));
  const webhooks = actions(webhookMapOf(specification));
  const all = objectMember(objectMember(specification, 'components'), 'schemas') ?? {};
  const schemas = Object.keys(all).filter((other) => other !== name && uses(member(all, other)));
  return {
    operations: operations.slice(0, mostListed),
    operationCount: operations.length,
    webhooks: webhooks.slice(0, mostListed),
    webhookCount: webhooks.length,
    schemas: schemas.slice(0, mostListed),
    schemaCount: schemas.length,
  };
}

/** Returns a function that returns whether a value refers to the schema, also through components that are not schemas. */
function createUses(specification: JSONObject, name: string): (value: JSONValue | undefined) => boolean {
  const containers = containersWithSchema(specification, name);
  const isFound = (value: JSONValue | undefined) => isContainer(value) && containers.has(value);
  // An operation with a reference is a copy, which has the members of the original.
  return (value) => isFound(value) || (isObject(value) && Object.values(value).some(isFound));
}
