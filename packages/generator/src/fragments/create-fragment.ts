import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { arrayMember, isObject, member, objectMember } from '@specshelf/base/json';
import { type Address, addressOf } from './address.js';
import { type FoundAction, findAction } from './find-action.js';
import type { ActionSubject, Fragment, FragmentLimits, Subject } from './fragment.js';
import { FragmentBuilder } from './fragment-builder.js';
import type { Units } from './units.js';

/** The fragment of a block; undefined when the specification does not have its subject. */
export function createFragment(units: Units, subject: Subject, limits: FragmentLimits): Fragment | undefined {
  const builder = new FragmentBuilder(units, limits);
  if (subject.kind === 'schemas') addSchemas(builder, units, subject.schemas);
  else {
    const action = findAction(units, subject);
    if (action === undefined) return undefined;
    addAction(builder, units, subject, action);
  }
  return builder.finish();
}

function addSchemas(builder: FragmentBuilder, { specification }: Units, names: readonly string[]): void {
  builder.addUnits(names.map((name) => addressOf(specification, ['components', 'schemas', name], 'Schema')));
  builder.addReachable([]);
}

function addAction(
  builder: FragmentBuilder,
  units: Units,
  subject: ActionSubject,
  action: FoundAction,
): void {
  // OpenAPI 3.1 does not have these methods.
  if (action.additional || action.method === 'query') builder.setVersion('3.2.0');
  const itemPath = subject.kind === 'operation' ? ['paths', subject.path] : ['webhooks', subject.name];
  const path = [...itemPath, ...(action.additional ? ['additionalOperations'] : []), action.method];
  const added = builder.addMembers(path, () => units.operationMembers(action.operation, subject.kind));
  // The context of an operation is useless without it.
  if (added === undefined) return;
  builder.addMembers(itemPath, () => units.pathItemMembers(action.item));
  builder.addMembers([], () => units.rootMembers());
  builder.addReachable(
    added.has('security') ? securitySchemes(units, securityOf(units, action.operation)) : [],
  );
}

function securityOf({ specification }: Units, operation: JSONObject): JSONValue[] {
  return arrayMember(Object.hasOwn(operation, 'security') ? operation : specification, 'security');
}

/** Security requirements name their schemes, without references. */
function securitySchemes({ specification }: Units, requirements: readonly JSONValue[]): Address[] {
  const schemes = objectMember(objectMember(specification, 'components'), 'securitySchemes');
  return requirements
    .flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
    .filter((name) => member(schemes, name) !== undefined)
    .map((name) => addressOf(specification, ['components', 'securitySchemes', name], 'SecurityScheme'));
}
