import { article } from '../checking/check-object.js';
import type { CheckedType } from '../checking/checked-table.js';
import { isObject, type JSONObject, member } from '../json/json.js';
import type { ReferenceGroup } from './reference-group.js';

/** Why what a reference leads to is not what must stand in its place; undefined when nothing speaks against it. */
export function wrongKind(
  { type, name }: ReferenceGroup,
  value: JSONObject,
  structure: CheckedType | undefined,
): string | undefined {
  if (structure === type) {
    return undefined;
  }
  const isSchema = type.type.kind === 'Schema';
  const found = structure !== undefined ? nameOf(structure) : isSchema ? kindByContent(value) : undefined;
  return found && `This ${name} must lead to ${nameOf(type)}, and leads to ${found}`;
}

const nameOf = ({ type }: CheckedType) =>
  type.map ? `an object of ${type.kind.slice(1, -1)} objects` : `${article(type.kind)} object`;

/** A schema may have any name in it, but what has these is something else. */
function kindByContent(value: JSONObject): string | undefined {
  const isParameter =
    typeof member(value, 'in') === 'string' &&
    typeof member(value, 'name') === 'string' &&
    (isObject(member(value, 'schema')) || isObject(member(value, 'content')));
  return isParameter ? 'a Parameter object' : undefined;
}
