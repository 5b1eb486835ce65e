import type { JSONObject, JSONValue } from '@specshelf/base/json';
import type { Field, ObjectType, Shape } from '../structure/object-table.js';
import type { RuleContext } from './rule-context.js';

/** Checks a field that is present and has its shape. */
export type FieldRule = (value: JSONValue, object: JSONObject, name: string, context: RuleContext) => void;

/** Checks an object that is not a reference. */
export type ObjectRule = (object: JSONObject, context: RuleContext) => void;

/** Checks beyond the shapes of fields, by the kind of the object, then by the field. */
export interface Rules {
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;
  readonly objects: Readonly<Record<string, ObjectRule>>;
}

/** An object type with its rules, arranged for fast checks. */
export interface CheckedType {
  readonly type: ObjectType;
  readonly fields: ReadonlyMap<string, CheckedField>;
  readonly others: CheckedField | undefined;
  readonly slashed: CheckedField | undefined;
  readonly extensions: CheckedField | undefined;
  /** Whether there are no shapes for names other than the fields. */
  readonly closed: boolean;
  /** Whether the object may have an `$id`: a schema of 3.1 or later. */
  readonly identified: boolean;
  /** The shape of all members, if the type is a map. */
  readonly entries: CheckedField | undefined;
  /** Whether a string `$ref` makes the object a reference, expected or not. */
  readonly mayRefer: boolean;
  /** Bits of the required fields. */
  readonly required: number;
  readonly rule: ObjectRule | undefined;
}

export interface CheckedField {
  readonly field: Field;
  readonly is: Shape['is'] | 'several';
  /** A `typeof` that proves that a value has the shape. */
  readonly plain: string | undefined;
  readonly type: CheckedType | undefined;
  readonly item: CheckedField | undefined;
  /** The shapes of `several`. */
  readonly options: readonly CheckedField[];
  readonly bit: number;
  readonly rule: FieldRule | undefined;
}

export interface CheckedTable {
  type(kind: string): CheckedType;
}

/** Returns the field for a name that is not among the fields of the type. */
export function fieldForOther(type: CheckedType, name: string): CheckedField | undefined {
  if (type.closed) return undefined;
  if (name.startsWith('x-')) return type.extensions;
  return type.others ?? (name.startsWith('/') ? type.slashed : undefined);
}
