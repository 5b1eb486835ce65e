import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { toFragment } from '@specshelf/base/pointer';
import type { CheckedType } from '../checking/checked-type.js';
import type { Scope } from '../checking/scope.js';
import type { SourceFile } from '../files/source-file.js';
import { splitReference } from './split-reference.js';

/** The references in one scope with the same text and the same expected type. They are resolved once. */
export interface ReferenceGroup {
  readonly scope: Scope;
  readonly type: CheckedType;
  /** `$ref` or `$dynamicRef`. */
  readonly name: string;
  readonly text: string;
  /** The part before `#`. */
  readonly location: string;
  /** The part after `#`. */
  readonly fragment: string;
  /** The objects that contain the reference. */
  readonly objects: JSONObject[];
  /** Number of references that its pointer already passed through. */
  readonly detours: number;
  /** The file that the pointer is resolved in. */
  to?: SourceFile;
  target?: ReferenceTarget;
  failure?: ReferenceFailure;
  /** Whether the pointer starts at the enclosing schema with an `$id`, not at the file. */
  fromResource?: true;
  /** The same target by a pointer that passes through no other reference. */
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

const maxLength = 8192;

type NewGroup = Pick<ReferenceGroup, 'scope' | 'type' | 'name' | 'text' | 'detours'>;

export function createGroup({ scope, type, name, text, detours }: NewGroup): ReferenceGroup {
  const group: ReferenceGroup = {
    scope,
    type,
    name,
    text,
    ...splitReference(text),
    objects: [],
    detours,
  };
  if (text === '' || text.length > maxLength) {
    const reason = text === '' ? 'is empty' : `is longer than ${maxLength} characters`;
    group.failure = { code: 'reference-invalid', message: `This ${name} ${reason}` };
  }
  return group;
}

/** Appends the remaining tokens of a pointer to the reference that it passes through. */
export function extendReference(reference: string, tokens: readonly string[]): string {
  return `${reference}${reference.includes('#') ? '' : '#'}${toFragment(tokens)}`;
}

/** Returns the group whose pointer passes through no other reference. */
export function finalGroup(group: ReferenceGroup): ReferenceGroup {
  let at = group;
  while (at.via !== undefined) at = at.via;
  return at;
}
