import type { JSONObject, JSONValue } from '@specshelf/parser';
import { dereferenceObject } from '../specification/dereference.js';
import { arrayMember, isObject, member, objectMember } from '../specification/json.js';
import { isAdditionalMethod, operationOf } from '../specification/methods.js';
import { webhookMapOf } from '../specification/webhook-map-of.js';
import { FragmentBuilder } from './fragment-builder.js';
import { type Address, Units } from './units.js';

/** A small document of OpenAPI 3.1 with all that one block shows. */
export interface Fragment {
  resolved: JSONObject;
  /** Some of it was left out, because it would be too large. */
  truncated: boolean;
  /** How long it is when it is printed, at most. */
  size: number;
}

/** What a block shows. */
export type Subject =
  | { kind: 'operation'; path: string; method: string }
  | { kind: 'webhook'; name: string; method: string }
  | { kind: 'schemas'; schemas: readonly string[] };

/** The longest a fragment may be, printed, in bytes. */
const fragmentBudget = 256 * 1024;

/** The same for all fragments of a document together. */
const documentBudget = 4 * 1024 * 1024;

/**
 * The fragments of all blocks of a document; undefined for a block of something that the specification does not have.
 * When they are too large together, none gets more than an equal share at first, so that every one says something: what
 * a block shows comes before what it refers to. What is left then goes to the first ones.
 */
export function fragmentsOf(
  specification: JSONObject,
  subjects: readonly Subject[],
): (Fragment | undefined)[] {
  const units = unitsOf(specification);
  // Of very many blocks none can have much: what will be made smaller again is not made so large.
  const most = Math.min(fragmentBudget, Math.ceil((4 * documentBudget) / subjects.length));
  const wanted = subjects.map((subject) => fragmentOf(units, subject, most));
  const share = equalShare(wanted.map(sizeOf), documentBudget);
  const shared = subjects.map((subject, place) => {
    const fragment = wanted[place];
    return sizeOf(fragment) <= share ? fragment : fragmentOf(units, subject, share);
  });
  let left = documentBudget - shared.reduce((sum, fragment) => sum + sizeOf(fragment), 0);
  return subjects.map((subject, place) => {
    const fragment = shared[place];
    if (!fragment?.truncated || left <= 0) return fragment;
    const larger = fragmentOf(units, subject, Math.min(fragment.size + left, fragmentBudget)) ?? fragment;
    left -= larger.size - fragment.size;
    return larger;
  });
}

function sizeOf(fragment: Fragment | undefined): number {
  return fragment?.size ?? 0;
}

/** The most that each may have, so that all together have no more than there is; those that want less leave more to others. */
function equalShare(wanted: readonly number[], all: number): number {
  let left = all;
  let others = wanted.length;
  for (const size of [...wanted].sort((a, b) => a - b)) {
    if (size * others > left) return Math.floor(left / others);
    left -= size;
    others -= 1;
  }
  return all;
}

const unitsBySpecification = new WeakMap<JSONObject, Units>();

function unitsOf(specification: JSONObject): Units {
  const known = unitsBySpecification.get(specification) ?? new Units(specification);
  unitsBySpecification.set(specification, known);
  return known;
}

function fragmentOf(units: Units, subject: Subject, budget: number): Fragment | undefined {
  if (subject.kind === 'schemas') return schemasFragment(units, subject.schemas, budget);
  const found = findAction(units, subject);
  return found && actionFragment(units, subject, found, budget);
}

type ActionSubject = Exclude<Subject, { kind: 'schemas' }>;

interface Found {
  item: JSONObject;
  /** As it is written in the document. */
  method: string;
  additional: boolean;
  operation: JSONObject;
}

function findAction(units: Units, subject: ActionSubject): Found | undefined {
  const { specification } = units;
  const [holder, name] =
    subject.kind === 'operation'
      ? [dereferenceObject(specification, member(specification, 'paths')), subject.path]
      : [webhookMapOf(specification), subject.name];
  const item = dereferenceObject(specification, member(holder, name));
  return item && findMethod(units, item, subject.method);
}

function findMethod(units: Units, item: JSONObject, method: string): Found | undefined {
  const { specification } = units;
  if (!isAdditionalMethod(method)) {
    const operation = operationOf(specification, item, method);
    return operation && { item, method, additional: false, operation };
  }
  const more = dereferenceObject(specification, member(item, 'additionalOperations'));
  const written = more && units.nameIn(more, method);
  const operation = more && written !== undefined ? operationOf(specification, more, written) : undefined;
  return written !== undefined && operation
    ? { item, method: written, additional: true, operation }
    : undefined;
}

function schemasFragment(units: Units, schemas: readonly string[], budget: number): Fragment {
  const builder = new FragmentBuilder(units, budget);
  builder.reach(schemas.map((name) => units.addressOf(['components', 'schemas', name], 'Schema')));
  return builder.finish();
}

function actionFragment(units: Units, subject: ActionSubject, found: Found, budget: number): Fragment {
  const builder = new FragmentBuilder(units, budget);
  // 3.1 has no word for these methods.
  if (found.additional || found.method === 'query') builder.version('3.2.0');
  const item = subject.kind === 'operation' ? ['paths', subject.path] : ['webhooks', subject.name];
  const operation = [...item, ...(found.additional ? ['additionalOperations'] : []), found.method];
  const taken = builder.members(operation, () => units.operationMembers(found.operation));
  // What is around an operation says nothing without it.
  if (taken === undefined) return builder.finish();
  builder.members(item, () => units.pathItemMembers(found.item));
  builder.members([], () => units.rootMembers());
  builder.reach(taken.has('security') ? schemesOf(units, securityOf(units, found.operation)) : []);
  return builder.finish();
}

function securityOf({ specification }: Units, operation: JSONObject): JSONValue[] {
  return arrayMember(Object.hasOwn(operation, 'security') ? operation : specification, 'security');
}

/** Requirements name their schemes instead of referring to them. */
function schemesOf(units: Units, requirements: readonly JSONValue[]): Address[] {
  const schemes = objectMember(objectMember(units.specification, 'components'), 'securitySchemes');
  return requirements
    .flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
    .filter((name) => member(schemes, name) !== undefined)
    .map((name) => units.addressOf(['components', 'securitySchemes', name], 'SecurityScheme'));
}
