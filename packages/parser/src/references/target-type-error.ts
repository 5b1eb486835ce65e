import { isObject, type JSONObject, member } from '@specshelf/base/json';
import type { CheckedType } from '../checking/checked-type.js';
import { withArticle } from '../checking/expected-shape.js';
import type { ReferenceGroup } from './reference-group.js';

/** Returns an error message if the target of a reference is recognizably not of the expected type. */
export function targetTypeError(
  { type, name }: ReferenceGroup,
  value: JSONObject,
  structure: CheckedType | undefined,
): string | undefined {
  if (structure === type) return undefined;
  const isSchema = type.type.kind === 'Schema';
  const found = structure !== undefined ? typeNameOf(structure) : isSchema ? typeByContent(value) : undefined;
  return found && `The target of this ${name} must be ${typeNameOf(type)}, but it is ${found}`;
}

export const typeNameOf = ({ type }: CheckedType) =>
  type.map ? `a map of ${type.kind.slice(1, -1)} objects` : `${withArticle(type.kind)} object`;

/** A schema may have members of any name, but one with these is a parameter. */
function typeByContent(value: JSONObject): string | undefined {
  const isParameter =
    typeof member(value, 'in') === 'string' &&
    typeof member(value, 'name') === 'string' &&
    (isObject(member(value, 'schema')) || isObject(member(value, 'content')));
  return isParameter ? 'a Parameter object' : undefined;
}
