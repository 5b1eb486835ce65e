import type { JSONObject, JSONValue } from '@specshelf/parser';
import { isObject, member } from '@specshelf/parser/json';
import { resolveTokens } from '@specshelf/parser/pointer';
import { dereferenceObject } from './dereference.js';
import { objectMember } from './json.js';
import { actionsOfPathItem } from './methods.js';
import { printReference, readReference } from './reference.js';
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
  const uses = createUses(specification, printReference(['components', 'schemas', name]));
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
function createUses(specification: JSONObject, wanted: string): (value: JSONValue | undefined) => boolean {
  const known = new Map<string, boolean>();
  function usesAt(reference: JSONValue | undefined): boolean {
    const tokens = readReference(reference);
    if (tokens === undefined) return false;
    const printed = printReference(tokens);
    if (printed === wanted) return true;
    if (tokens[0] === 'components' && tokens[1] === 'schemas') return false;
    const found = known.get(printed);
    if (found !== undefined) return found;
    // Ends loops.
    known.set(printed, false);
    const result = uses(resolveTokens(specification, tokens).value);
    known.set(printed, result);
    return result;
  }
  function uses(value: JSONValue | undefined): boolean {
    if (Array.isArray(value)) return value.some(uses);
    if (!isObject(value)) return false;
    return usesAt(member(value, '$ref')) || Object.values(value).some(uses);
  }
  return uses;
}
