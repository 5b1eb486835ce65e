import { entriesOf, type JSONObject, member } from '@specshelf/base/json';
import { resolveObject } from '../schema/resolve-object.js';

export interface FoundOperation {
  method: string;
  item: JSONObject;
  operation: JSONObject;
}

/** Finds an operation in a path item by its method in lower case. Additional methods have their own map. */
export function findOperation(
  root: JSONObject,
  item: JSONObject | undefined,
  method: string,
): FoundOperation | undefined {
  if (item === undefined) return undefined;
  const standard = resolveObject(root, member(item, method));
  if (standard !== undefined) return { method: method.toUpperCase(), item, operation: standard };
  for (const [name, value] of entriesOf(member(item, 'additionalOperations'))) {
    const operation = resolveObject(root, value);
    if (operation !== undefined && name.toLowerCase() === method) return { method: name, item, operation };
  }
  return undefined;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** All operations of a path item, in order. */
export function operationsOf(root: JSONObject, item: JSONObject): FoundOperation[] {
  const additional = entriesOf(member(item, 'additionalOperations')).map(([name]) => name.toLowerCase());
  return [...methods, ...additional].flatMap((method) => findOperation(root, item, method) ?? []);
}
