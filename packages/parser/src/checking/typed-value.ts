import { isArray, isObject, type JSONValue } from '../json/json.js';
import { childAt } from '../json/pointer.js';
import type { CheckedField, CheckedType } from './checked-table.js';

/** What stands where a pointer leads to. */
export interface Pointed {
  readonly value: JSONValue;
  /** What the table takes it for; undefined in data and for what is no object. */
  readonly type: CheckedType | undefined;
  /** The items of it when it is a list. */
  readonly item: CheckedField | undefined;
}

/** Follows a pointer through a value and the table at once. */
export function pointedAt(
  root: JSONValue,
  rootType: CheckedType | undefined,
  tokens: readonly string[],
): Pointed | undefined {
  let at: Pointed | undefined = { value: root, type: rootType, item: undefined };
  for (const token of tokens) {
    at = at && pointedBelow(at, token);
  }
  return at;
}

/** One step of a pointer. */
export function pointedBelow({ value, type, item }: Pointed, token: string): Pointed | undefined {
  const next = childAt(value, token);
  if (next === undefined) {
    return undefined;
  }
  const field = type === undefined ? item : fieldAt(type, token);
  const option = field === undefined ? undefined : fitting(next, field);
  return { value: next, type: option?.type, item: option?.item };
}

const fieldAt = (type: CheckedType, token: string) => type.fields.get(token) ?? fieldBesides(type, token);

/** What it says of a name that is none of the fields. */
export function fieldBesides(type: CheckedType, name: string): CheckedField | undefined {
  if (type.closed) {
    return undefined;
  }
  if (name.startsWith('x-')) {
    return type.extensions;
  }
  return type.others ?? (name.startsWith('/') ? type.slashed : undefined);
}

/** The object or array that a value is, of those that its field allows. */
function fitting(value: JSONValue, field: CheckedField): CheckedField | undefined {
  const is = isArray(value) ? 'array' : isObject(value) ? 'object' : undefined;
  return field.is === 'several'
    ? field.options.find((one) => one.is === is)
    : field.is === is
      ? field
      : undefined;
}
