import { isArray, isObject, type JSONValue } from '@specshelf/base/json';
import { childAt } from '@specshelf/base/pointer';
import { type CheckedField, type CheckedType, fieldForOther } from './checked-type.js';

export interface TypedValue {
  readonly value: JSONValue;
  /** Undefined in data and for values that are not objects. */
  readonly type: CheckedType | undefined;
  /** The field of the items of an array. */
  readonly item: CheckedField | undefined;
}

/** Returns the value at a pointer with its type. */
export function resolveTyped(
  root: JSONValue,
  rootType: CheckedType | undefined,
  tokens: readonly string[],
): TypedValue | undefined {
  let at: TypedValue | undefined = { value: root, type: rootType, item: undefined };
  for (const token of tokens) at = at && typedChild(at, token);
  return at;
}

export function typedChild({ value, type, item }: TypedValue, token: string): TypedValue | undefined {
  const child = childAt(value, token);
  if (child === undefined) return undefined;
  const field = type === undefined ? item : fieldAt(type, token);
  const option = field === undefined ? undefined : matchingOption(child, field);
  return { value: child, type: option?.type, item: option?.item };
}

const fieldAt = (type: CheckedType, token: string) => type.fields.get(token) ?? fieldForOther(type, token);

/** Returns the option of a field that allows the object or array. */
function matchingOption(value: JSONValue, field: CheckedField): CheckedField | undefined {
  const is = isArray(value) ? 'array' : isObject(value) ? 'object' : undefined;
  if (field.is === 'several') return field.options.find((option) => option.is === is);
  return field.is === is ? field : undefined;
}
