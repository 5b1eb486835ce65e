import type { CheckedType } from '../checking/checked-table.js';
import type { Scope } from '../checking/scope.js';
import type { SourceFile } from '../files/source-file.js';
import type { JSONObject, JSONValue } from '../json/json.js';
import { toFragment } from '../json/pointer.js';

/** All references of one scope with one text that must lead to the same kind of object: they are resolved once. */
export interface ReferenceGroup {
  readonly scope: Scope;
  readonly type: CheckedType;
  /** `$ref` or `$dynamicRef`. */
  readonly name: string;
  readonly text: string;
  /** Before the `#`. */
  readonly place: string;
  /** After it. */
  readonly fragment: string;
  /** The objects that hold it. */
  readonly objects: JSONObject[];
  /** How many references its pointer led through before. */
  readonly detours: number;
  /** The file that its pointer is resolved in. */
  to?: SourceFile;
  target?: ReferenceTarget;
  failure?: ReferenceFailure;
  /** Its pointer starts at the schema with an `$id` around it, not at the file. */
  aroundResource?: true;
  /** The same place by a pointer that leads through no other reference. */
  via?: ReferenceGroup;
}

interface ReferenceTarget {
  readonly value: JSONValue;
  readonly scope: Scope;
}

export interface ReferenceFailure {
  readonly code: string;
  readonly message: string;
}

const longestReference = 8192;

export function createGroup(
  scope: Scope,
  type: CheckedType,
  name: string,
  text: string,
  detours = 0,
): ReferenceGroup {
  const hash = text.indexOf('#');
  const group: ReferenceGroup = {
    scope,
    type,
    name,
    text,
    place: hash < 0 ? text : text.slice(0, hash),
    fragment: hash < 0 ? '' : text.slice(hash + 1),
    objects: [],
    detours,
  };
  if (text === '' || text.length > longestReference) {
    const why = text === '' ? 'is empty' : `is longer than ${longestReference} characters`;
    group.failure = { code: 'reference-invalid', message: `This ${name} ${why}` };
  }
  return group;
}

/** The text that leads on from a reference on the way of a pointer, with the names that are left. */
export function joinedReference(reference: string, rest: readonly string[]): string {
  return `${reference}${reference.includes('#') ? '' : '#'}${toFragment(rest)}`;
}

/** The reference that says the same without a way through others. */
export function finalGroup(group: ReferenceGroup): ReferenceGroup {
  let at = group;
  while (at.via !== undefined) {
    at = at.via;
  }
  return at;
}
