import { isArray, isObject, type JSONObject, type JSONValue } from '../json/json.js';

/**
 * The objects of a specification: for each its fields, for each field a shape.
 *
 * A shape is `string`, `boolean`, `number`, `integer`, `any` (data, never looked into), the name of an object,
 * `X[]` (an array of X), `{X}` (an object whose members, whatever their names, are X), or several joined by `|`.
 * `!` at the end: required. `!3.0,3.1`: required in these versions only.
 * `@3.1+` at the end: a field since 3.1; `@3.0`: a field of 3.0 only; `@$ref`: a field of a reference only. Where the
 * field does not belong it is read all the same, with a warning.
 * Besides fields: `*` is the shape of every other name, `/*` of other names that begin with a slash, `x-*` of names
 * that begin with `x-` (without it these are extensions), `?` names the versions in which other names are allowed and
 * are data, `|` names the versions in which true or false may stand for the object.
 */
export type ObjectDefinitions = Record<string, Record<string, string>>;

export interface ObjectTable {
  readonly version: string;
  type(kind: string): ObjectType;
  /** How many types there are: ids are below it. */
  readonly size: number;
}

export interface ObjectType {
  readonly id: number;
  /** The name of the object, or the shape of a map such as `{Schema}`. */
  readonly kind: string;
  /** A map of the specification's own, not one of its objects. */
  readonly map: boolean;
  readonly fields: ReadonlyMap<string, Field>;
  readonly required: readonly string[];
  /** May be a reference instead. */
  readonly referable: boolean;
  readonly others: Field | undefined;
  readonly slashed: Field | undefined;
  readonly extensions: Field | undefined;
  /** Names outside the table are no problem. */
  readonly open: boolean;
  /** True or false may stand for it. */
  readonly orBoolean: boolean;
}

export interface Field {
  readonly text: string;
  readonly shapes: readonly Shape[];
  /** Why the object has no such field here, although the table describes it. */
  readonly absence: Absence | undefined;
}

export type Absence =
  | { readonly because: 'added-later' | 'removed'; readonly version: string }
  | { readonly because: 'reference-only' };

type Scalar = 'string' | 'boolean' | 'number' | 'integer' | 'any';
export type Shape =
  | { readonly is: Scalar }
  | { readonly is: 'array'; readonly item: Field }
  | { readonly is: 'object'; readonly type: ObjectType };

// See docs/decisions/0040-check-openapi-structure-with-an-object-table.md.
export function compileTable(definitions: ObjectDefinitions, version: string): ObjectTable {
  const types = new Map<string, ObjectType>();

  function type(kind: string): ObjectType {
    const known = types.get(kind);
    if (known !== undefined) {
      return known;
    }
    const definition = kind.startsWith('{')
      ? { '*': kind.slice(1, -1), 'x-*': kind.slice(1, -1) }
      : definitions[kind];
    if (definition === undefined) {
      throw new Error(`The table of objects has no ${kind}`);
    }
    return define(kind, definition);
  }

  function define(kind: string, definition: Record<string, string>): ObjectType {
    const fields = new Map<string, Field>();
    const required: string[] = [];
    const compiled: { -readonly [Name in keyof ObjectType]: ObjectType[Name] } = {
      id: types.size,
      kind,
      map: kind.startsWith('{'),
      fields,
      required,
      referable: false,
      others: undefined,
      slashed: undefined,
      extensions: undefined,
      open: includesVersion(definition['?'], version),
      orBoolean: includesVersion(definition['|'], version),
    };
    types.set(kind, compiled);
    compiled.others = optional(definition['*']);
    compiled.slashed = optional(definition['/*']);
    compiled.extensions = optional(definition['x-*']);
    for (const [name, text] of Object.entries(definition)) {
      const [, shape = '', when, availability] = /^([^!@]*)(?:!([^@]*))?(?:@(.*))?$/.exec(text) ?? [];
      if (when === '' || includesVersion(when, version)) {
        required.push(name);
      }
      if (!['*', '/*', 'x-*', '?', '|'].includes(name)) {
        fields.set(name, field(shape, absenceIn(version, availability)));
      }
    }
    const reference = fields.get('$ref');
    compiled.referable = reference !== undefined && reference.absence === undefined;
    return compiled;
  }

  const optional = (text: string | undefined) => (text === undefined ? undefined : field(text));
  const field = (text: string, absence?: Absence): Field => ({
    text,
    shapes: alternatives(text).map(shape),
    absence,
  });

  function shape(text: string): Shape {
    if (text.endsWith('[]')) {
      return { is: 'array', item: field(text.slice(0, -2)) };
    }
    return isScalar(text) ? { is: text } : { is: 'object', type: type(text) };
  }

  for (const kind of Object.keys(definitions)) {
    type(kind);
  }
  return { version, type, size: types.size };
}

/** What the table says of the member `name`; undefined for extensions and for names it does not know. */
export function fieldOf(type: ObjectType, name: string): Field | undefined {
  const field = type.fields.get(name);
  if (field !== undefined) {
    return field;
  }
  if (name.startsWith('x-')) {
    return type.extensions;
  }
  return type.others ?? (name.startsWith('/') ? type.slashed : undefined);
}

/** The one of a field's shapes that this value has. */
export function shapeOf(field: Field, value: JSONValue): Shape | undefined {
  return field.shapes.find((shape) => fits(shape, value));
}

/** The object a field holds, when it can hold one. */
export function objectTypeOf(field: Field): ObjectType | undefined {
  for (const shape of field.shapes) {
    if (shape.is === 'object') {
      return shape.type;
    }
  }
  return undefined;
}

/** An object that stands for another: it has a `$ref` that is text. A map may have an entry named `$ref`: an object. */
export function referenceOf(value: JSONObject, type: ObjectType): string | undefined {
  if (!Object.hasOwn(value, '$ref') || (type.map && !holdsObjects(type))) {
    return undefined;
  }
  const reference = value['$ref'];
  return typeof reference === 'string' ? reference : undefined;
}

function holdsObjects(type: ObjectType): boolean {
  return type.others !== undefined && objectTypeOf(type.others) !== undefined;
}

function fits(shape: Shape, value: JSONValue): boolean {
  switch (shape.is) {
    case 'any':
      return true;
    case 'object':
      return isObject(value) || (typeof value === 'boolean' && shape.type.orBoolean);
    case 'array':
      return isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === shape.is;
  }
}

/** Versions compare as text. */
function absenceIn(version: string, availability: string | undefined): Absence | undefined {
  if (availability === undefined || availability === '$ref') {
    return availability && { because: 'reference-only' };
  }
  const [first = ''] = availability.split('+');
  if (version < first) {
    return { because: 'added-later', version: first };
  }
  return availability === first && version > first ? { because: 'removed', version: first } : undefined;
}

const includesVersion = (versions: string | undefined, version: string) =>
  versions?.split(',').includes(version) ?? false;

function isScalar(text: string): text is Scalar {
  return ['string', 'boolean', 'number', 'integer', 'any'].includes(text);
}

/** Splits `a|{b|c}` at the outer bars. */
function alternatives(text: string): string[] {
  return text.match(/(?:\{[^}]*\}|[^|])+/g) ?? [];
}
