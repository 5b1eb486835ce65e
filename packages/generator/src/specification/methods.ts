import type { JSONObject } from '@specshelf/base/json';
import { member } from '@specshelf/base/json';
import { dereferenceObject } from './dereference.js';

/** Methods with a field in path items, in display order. */
export const methods = [
  'get',
  'post',
  'put',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

const standardMethods: ReadonlySet<string> = new Set(methods);

export interface PathItemAction {
  method: string;
  additional: boolean;
  operation: JSONObject;
}

/** The operations of a path item; those with additional methods are last. */
export function actionsOfPathItem(specification: JSONObject, item: JSONObject): PathItemAction[] {
  const actions: PathItemAction[] = [];
  for (const method of methods) {
    const operation = operationOf(specification, item, method);
    if (operation !== undefined) actions.push({ method, additional: false, operation });
  }
  const more = dereferenceObject(specification, member(item, 'additionalOperations')) ?? {};
  for (const method of Object.keys(more)) {
    const operation = isAdditionalMethod(method) ? operationOf(specification, more, method) : undefined;
    if (operation !== undefined) actions.push({ method, additional: true, operation });
  }
  return actions;
}

/** The operation of one method. A reference instead of an operation is common, although no version of OpenAPI allows it. */
export function operationOf(
  specification: JSONObject,
  holder: JSONObject,
  method: string,
): JSONObject | undefined {
  return dereferenceObject(specification, member(holder, method));
}

/** Whether HTTP allows the name, and no standard method has it. */
export function isAdditionalMethod(method: string): boolean {
  return /^[-!#$%&'*+.^_`|~0-9A-Za-z]+$/.test(method) && !standardMethods.has(method.toLowerCase());
}
