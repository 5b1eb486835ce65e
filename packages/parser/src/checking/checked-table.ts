import type { JSONObject, JSONValue } from '../json/json.js';
import {
  type Field,
  type ObjectTable,
  type ObjectType,
  objectTypeOf,
  type Shape,
} from '../structure/object-table.js';
import { misplacedField } from './check-object.js';
import { withPlainText } from './plain-text.js';
import type { RuleContext } from './rule-context.js';

/** Looks at one field of an object when it is there and has its shape. */
export type FieldRule = (
  value: JSONValue,
  object: JSONObject,
  name: string,
  context: RuleContext,
  type: CheckedType,
) => void;

/** Looks at an object that is no reference. */
export type ObjectRule = (object: JSONObject, context: RuleContext) => void;

/** What the table of objects cannot say: by the name of the object, then of the field. */
export interface Rules {
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;
  readonly objects: Readonly<Record<string, ObjectRule>>;
}

/** The table of objects, arranged for the pass that looks at every value. */
export interface CheckedType {
  readonly type: ObjectType;
  readonly fields: ReadonlyMap<string, CheckedField>;
  readonly others: CheckedField | undefined;
  readonly slashed: CheckedField | undefined;
  readonly extensions: CheckedField | undefined;
  /** It has fields, and extensions, and no other names. */
  readonly closed: boolean;
  /** A schema of 3.1 or later: may have an `$id`. */
  readonly identified: boolean;
  /** All its names are alike: it is a map. */
  readonly alike: CheckedField | undefined;
  /** A `$ref` that is text makes it a reference, foreseen or not. */
  readonly mayRefer: boolean;
  /** The bits of the required fields. */
  readonly required: number;
  readonly rule: ObjectRule | undefined;
}

export interface CheckedField {
  readonly field: Field;
  readonly is: Shape['is'] | 'several';
  /** A `typeof` that is enough to know that the value has the shape. */
  readonly plain: string | undefined;
  readonly type: CheckedType | undefined;
  readonly item: CheckedField | undefined;
  /** For `several`. */
  readonly options: readonly CheckedField[];
  readonly bit: number;
  readonly rule: FieldRule | undefined;
}

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

export interface CheckedTable {
  type(kind: string): CheckedType;
}

export function compileChecks(table: ObjectTable, rules: Rules): CheckedTable {
  const types = new Map<ObjectType, CheckedType>();

  function checkedType(type: ObjectType): CheckedType {
    return types.get(type) ?? define(type);
  }

  function define(type: ObjectType): CheckedType {
    const fields = new Map<string, CheckedField>();
    const checked: Draft<CheckedType> = {
      type,
      fields,
      others: undefined,
      slashed: undefined,
      extensions: undefined,
      alike: undefined,
      closed: type.others === undefined && type.slashed === undefined && type.extensions === undefined,
      identified: rules.fields[type.kind]?.['$anchor'] !== undefined,
      mayRefer: !type.map || (type.others !== undefined && objectTypeOf(type.others) !== undefined),
      required: 2 ** type.required.length - 1,
      rule: rules.objects[type.kind],
    };
    types.set(type, checked);
    checked.others = optional(type.others);
    checked.slashed = optional(type.slashed);
    checked.extensions = optional(type.extensions);
    checked.alike = type.map ? checked.others : undefined;
    for (const [name, field] of type.fields) {
      const place = type.required.indexOf(name);
      const own = rules.fields[type.kind]?.[name];
      const rule = withAbsence(field, name === 'description' ? withPlainText(own) : own);
      fields.set(name, checkedField(field, place < 0 ? 0 : 2 ** place, rule));
    }
    return checked;
  }

  const optional = (field: Field | undefined) => (field === undefined ? undefined : checkedField(field));

  function checkedField(field: Field, bit = 0, rule?: FieldRule): CheckedField {
    const [only, ...more] = field.shapes;
    if (only === undefined || more.length > 0) {
      const options = field.shapes.map((shape) => checkedShape(field, shape, 0, undefined));
      const plain = options.find((option) => option.plain !== undefined)?.plain;
      return { ...empty, field, is: 'several', plain, options, bit, rule };
    }
    return checkedShape(field, only, bit, rule);
  }

  function checkedShape(field: Field, shape: Shape, bit: number, rule: FieldRule | undefined): CheckedField {
    return {
      ...empty,
      field,
      is: shape.is,
      plain: plainTypes.includes(shape.is) ? shape.is : undefined,
      type: shape.is === 'object' ? checkedType(shape.type) : undefined,
      item: shape.is === 'array' ? checkedField(shape.item) : undefined,
      bit,
      rule,
    };
  }

  return { type: (kind) => checkedType(table.type(kind)) };
}

function withAbsence({ absence }: Field, rule: FieldRule | undefined): FieldRule | undefined {
  if (absence === undefined) {
    return rule;
  }
  return (value, object, name, context, type) => {
    misplacedField(name, object, type, absence, context);
    rule?.(value, object, name, context, type);
  };
}

const plainTypes: readonly string[] = ['string', 'boolean', 'number'];

const empty = { plain: undefined, type: undefined, item: undefined, options: [] };
