import {
  type Field,
  type ObjectTable,
  type ObjectType,
  objectTypeOf,
  type Shape,
} from '../structure/object-table.js';
import { misplacedField } from './check-object.js';
import type { CheckedField, CheckedTable, CheckedType, FieldRule, Rules } from './checked-type.js';

/** Combines the object types of a version with its rules. */
export function compileChecks(table: ObjectTable, rules: Rules): CheckedTable {
  const compiler = new CheckCompiler(rules);
  return { type: (kind) => compiler.type(table.type(kind)) };
}

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

class CheckCompiler {
  readonly #rules: Rules;
  readonly #types = new Map<ObjectType, CheckedType>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  type(type: ObjectType): CheckedType {
    return this.#types.get(type) ?? this.#compile(type);
  }

  #compile(type: ObjectType): CheckedType {
    const fields = new Map<string, CheckedField>();
    const rules = this.#rules.fields[type.kind];
    const checked: Draft<CheckedType> = {
      type,
      fields,
      others: undefined,
      slashed: undefined,
      extensions: undefined,
      entries: undefined,
      closed: type.others === undefined && type.slashed === undefined && type.extensions === undefined,
      identified: rules?.['$anchor'] !== undefined,
      mayRefer: !type.map || (type.others !== undefined && objectTypeOf(type.others) !== undefined),
      required: 2 ** type.required.length - 1,
      rule: this.#rules.objects[type.kind],
    };
    // Registered before its fields are compiled, because they may refer back to it.
    this.#types.set(type, checked);
    checked.others = this.#optionalField(type.others);
    checked.slashed = this.#optionalField(type.slashed);
    checked.extensions = this.#optionalField(type.extensions);
    checked.entries = type.map ? checked.others : undefined;
    for (const [name, field] of type.fields) {
      const index = type.required.indexOf(name);
      const rule = withAbsence(
        field,
        type,
        name === 'description' ? withPlainText(rules?.[name]) : rules?.[name],
      );
      fields.set(name, this.#field(field, index < 0 ? 0 : 2 ** index, rule));
    }
    return checked;
  }

  #optionalField(field: Field | undefined): CheckedField | undefined {
    return field === undefined ? undefined : this.#field(field);
  }

  #field(field: Field, bit = 0, rule?: FieldRule): CheckedField {
    const [only, ...more] = field.shapes;
    if (only !== undefined && more.length === 0) return this.#shape(field, only, bit, rule);
    const options = field.shapes.map((shape) => this.#shape(field, shape, 0, undefined));
    const plain = options.find((option) => option.plain !== undefined)?.plain;
    return { ...noShape, field, is: 'several', plain, options, bit, rule };
  }

  #shape(field: Field, shape: Shape, bit: number, rule: FieldRule | undefined): CheckedField {
    return {
      ...noShape,
      field,
      is: shape.is,
      plain: typeofShapes.has(shape.is) ? shape.is : undefined,
      type: shape.is === 'object' ? this.type(shape.type) : undefined,
      item: shape.is === 'array' ? this.#field(shape.item) : undefined,
      bit,
      rule,
    };
  }
}

function withAbsence({ absence }: Field, type: ObjectType, rule?: FieldRule): FieldRule | undefined {
  if (absence === undefined) return rule;
  return (value, object, name, context) => {
    misplacedField({ name, object, type, absence }, context);
    rule?.(value, object, name, context);
  };
}

/** Shapes that are the same as a `typeof`. */
const typeofShapes: ReadonlySet<string> = new Set(['string', 'boolean', 'number']);

const noShape = { plain: undefined, type: undefined, item: undefined, options: [] };

/** Adds to the rule of a field a warning for descriptions that are shown as plain text. */
const withPlainText =
  (rule: FieldRule | undefined): FieldRule =>
  (value, object, name, context) => {
    if (typeof value === 'string' && context.plainTexts.has(value)) {
      const message =
        'This description is too long or too deeply nested for Markdown: it is shown as plain text. Shorten it, or simplify its markup';
      context.warning('description-plain-text', message, object, name);
    }
    rule?.(value, object, name, context);
  };
