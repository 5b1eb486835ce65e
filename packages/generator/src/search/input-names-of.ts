import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { arrayMember, filledMember, member, objectMember } from '@specshelf/base/json';
import { type Action, isOperation } from '../outline/outline.js';
import { dereference, dereferenceObject } from '../specification/dereference.js';
import { operationOf } from '../specification/methods.js';
import { webhookMapOf } from '../specification/webhook-map-of.js';
import { propertyNamesOf } from './property-names-of.js';

const maxParameters = 100;

/** The names of the parameters of an operation, and of the properties of its request body. */
export function inputNamesOf(specification: JSONObject, action: Action): string[] {
  const holder = isOperation(action)
    ? member(dereferenceObject(specification, member(specification, 'paths')), action.path)
    : member(webhookMapOf(specification), action.name);
  const item = dereferenceObject(specification, holder);
  const methods = action.additional
    ? dereferenceObject(specification, member(item, 'additionalOperations'))
    : item;
  const operation = methods && operationOf(specification, methods, action.method);
  return [
    ...parameterNames(specification, item),
    ...parameterNames(specification, operation),
    ...bodyNames(specification, member(operation, 'requestBody')),
  ];
}

function parameterNames(specification: JSONObject, object: JSONObject | undefined): string[] {
  return arrayMember(object, 'parameters')
    .slice(0, maxParameters)
    .flatMap((parameter) => filledMember(dereferenceObject(specification, parameter), 'name') ?? []);
}

/** Of the first media type: the others usually have the same properties. */
function bodyNames(specification: JSONObject, body: JSONValue | undefined): string[] {
  const content = objectMember(dereferenceObject(specification, body), 'content');
  for (const name in content) {
    const mediaType = dereferenceObject(specification, member(content, name));
    return propertyNamesOf(specification, dereference(specification, member(mediaType, 'schema')));
  }
  return [];
}
