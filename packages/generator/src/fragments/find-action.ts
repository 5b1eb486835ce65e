import type { JSONObject } from '@specshelf/base/json';
import { member } from '@specshelf/base/json';
import { dereferenceObject } from '../specification/dereference.js';
import { isAdditionalMethod, operationOf } from '../specification/methods.js';
import { webhookMapOf } from '../specification/webhook-map-of.js';
import type { ActionSubject } from './fragment.js';
import type { Units } from './units.js';

export interface FoundAction {
  item: JSONObject;
  /** In the case of the document. */
  method: string;
  additional: boolean;
  operation: JSONObject;
}

/** Finds an operation or a webhook by the lower-case method of its block. */
export function findAction(units: Units, subject: ActionSubject): FoundAction | undefined {
  const { specification } = units;
  const [items, name] =
    subject.kind === 'operation'
      ? [dereferenceObject(specification, member(specification, 'paths')), subject.path]
      : [webhookMapOf(specification), subject.name];
  const item = dereferenceObject(specification, member(items, name));
  return item && findMethod(units, item, subject.method);
}

function findMethod(units: Units, item: JSONObject, method: string): FoundAction | undefined {
  const { specification } = units;
  if (!isAdditionalMethod(method)) {
    const operation = operationOf(specification, item, method);
    return operation && { item, method, additional: false, operation };
  }
  const operations = dereferenceObject(specification, member(item, 'additionalOperations'));
  const name = operations && units.nameIn(operations, method);
  if (operations === undefined || name === undefined) return undefined;
  const operation = operationOf(specification, operations, name);
  return operation && { item, method: name, additional: true, operation };
}
