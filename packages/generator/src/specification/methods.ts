import type { JSONObject } from '@specshelf/parser';
import { dereferenceObject } from './dereference.js';
import { member } from './json.js';

/** The methods with a field of their own, in the order in which operations of one path are shown. */
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

const fixed: ReadonlySet<string> = new Set(methods);

export interface PathItemAction {
  method: string;
  additional: boolean;
  operation: JSONObject;
}

/** The operations of a path item, those with methods of their author's last. */
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

/** The operation of one method. A reference in the place of an operation is common, though no version allows it. */
export function operationOf(
  specification: JSONObject,
  holder: JSONObject,
  method: string,
): JSONObject | undefined {
  return dereferenceObject(specification, member(holder, method));
}

/** A name that HTTP allows, and not one of the fields, which must not be repeated here. */
export function isAdditionalMethod(method: string): boolean {
  return /^[-!#$%&'*+.^_`|~0-9A-Za-z]+$/.test(method) && !fixed.has(method.toLowerCase());
}
