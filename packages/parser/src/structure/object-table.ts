import { isArray, isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';

export interface ObjectTable {
  readonly version: string;
  type(kind: string): ObjectType;
  /** Number of types, which is above all their ids. */
  readonly size: number;
}

export interface ObjectType {
  readonly id: number;
  /** Name of the object, or the shape of a map such as `{Schema}`. */
  readonly kind: string;
  /** Whether the type is a map inside an object, such as `{Schema}`. */
  readonly map: boolean;
  readonly fields: ReadonlyMap<string, Field>;
  readonly required: readonly string[];
  /** Whether a reference may replace the object. */
  readonly referable: boolean;
  readonly others: Field | undefined;
  readonly slashed: Field | undefined;
  readonly extensions: Field | undefined;
  /** Whether unknown names are allowed. */
  readonly open: boolean;
  /** Whether true or false may replace the object. */
  readonly orBoolean: boolean;
}

export interface Field {
  readonly text: string;
  readonly shapes: readonly Shape[];
  /** Why the object does not have this field in this version. */
  readonly absence: Absence | undefined;
}

export type Absence =
  | { readonly because: 'added-later' | 'removed'; readonly version: string }
  | { readonly because: 'reference-only' };

export type Scalar = 'string' | 'boolean' | 'number' | 'integer' | 'any';
export type Shape =
  | { readonly is: Scalar }
  | { readonly is: 'array'; readonly item: Field }
  | { readonly is: 'object'; readonly type: ObjectType };

/** Returns the field of the member `name`; undefined for extensions and unknown names. */
export function fieldOf(type: ObjectType, name: string): Field | undefined {
  const field = type.fields.get(name);
  if (field !== undefined) return field;
  if (name.startsWith('x-')) return type.extensions;
  return type.others ?? (name.startsWith('/') ? type.slashed : undefined);
}

/** Returns the shape of a field that a value has. */
export function shapeOf(field: Field, value: JSONValue): Shape | undefined {
  return field.shapes.find((shape) => fits(shape, value));
}

/** Returns the type of the objects that a field allows. */
export function objectTypeOf(field: Field): ObjectType | undefined {
  for (const shape of field.shapes) if (shape.is === 'object') return shape.type;
  return undefined;
}

/** Returns the `$ref` of a reference. In a map, a member named `$ref` can also be an ordinary entry: an object. */
export function referenceOf(value: JSONObject, type: ObjectType): string | undefined {
  if (!Object.hasOwn(value, '$ref') || (type.map && !holdsObjects(type))) return undefined;
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
