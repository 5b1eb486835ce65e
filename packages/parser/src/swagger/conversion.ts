import { isArray, type JSONObject, type JSONValue, member } from '../json.js';
import type { Path } from '../path.js';

/** What the converter of one object needs of the whole. */
export interface Conversion {
  readonly root: JSONObject;
  /** Media types of requests and of answers that do not name their own. */
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Address of the description, when it has one: its host stands in for a missing one. */
  readonly address: URL | undefined;
  /** Converts a value that stands in the place of `type`, for the place `to` of the result. */
  object(source: JSONObject, type: string, to: Path): JSONObject;
  /** Copies data; an object in it that a `$ref` points at is converted on the way. */
  copy(source: JSONValue, to: Path): JSONValue;
  /** A new object, counted: whoever makes one for each media type asks here. */
  create(): JSONObject;
  /** Converts the members by the table; `except` are left out. */
  members(source: JSONObject, type: string, to: Path, except?: readonly string[]): JSONObject;
  /** What an object with a `$ref` stands for, through all references. */
  dereference(source: JSONObject): JSONObject;
}

export type Convert = (source: JSONObject, to: Path, conversion: Conversion) => JSONObject;

export function mediaTypes(value: JSONValue | undefined): string[] | undefined {
  const types = isArray(value) ? value.filter((type) => typeof type === 'string') : [];
  return types.length === 0 ? undefined : [...new Set(types)];
}

/** A parameter that becomes a request body. */
export function isBody(parameter: JSONObject): boolean {
  return ['body', 'formData'].includes(String(member(parameter, 'in')));
}
