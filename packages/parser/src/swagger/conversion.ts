import { isArray, type JSONObject, type JSONValue, member } from '../json/json.js';
import type { Path } from '../json/path.js';
import type { ComponentNames } from './component-names.js';

/** What the converter of one object needs of the whole. */
export interface Conversion {
  readonly root: JSONObject;
  /** Media types of requests and of answers that do not name their own. */
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Address of the description, when it has one: its host stands in for a missing one. */
  readonly address: URL | undefined;
  readonly names: ComponentNames;
  /** The discriminator mapping of a schema, for the definitions whose names change. */
  mappingOf(source: JSONObject): JSONObject | undefined;
  /** The place of a member of what comes to stand at `to`. */
  at(to: Path, ...tokens: (string | number)[]): Path;
  /** Converts a value that stands in the place of `kind`, for the place `to` of the result. */
  object(source: JSONObject, kind: string, to: Path): JSONObject;
  /** Data is taken over as it is; an object in it that a `$ref` points at is converted on the way. */
  data(source: JSONValue, to: Path): JSONValue;
  /** Converts the members by the table: the source itself when nothing changes. With `except`, a new object without these. */
  members(source: JSONObject, kind: string, to: Path, except?: ReadonlySet<string>): JSONObject;
  /** Something converted once more, for a second place: no object stands twice in the result. */
  again(converted: JSONObject): JSONObject;
  /** What an object with a `$ref` stands for, through all references. */
  dereference(source: JSONObject): JSONObject;
  report(loss: Loss): void;
}

/** Something that OpenAPI 3.0 cannot express, or that has another name there. */
export interface Loss {
  readonly code?: 'component-renamed';
  /** The object of the source that says it, and the member in which it does. */
  readonly source: JSONObject;
  readonly name: string;
  readonly message: string;
}

export type Convert = (source: JSONObject, to: Path, conversion: Conversion) => JSONObject;

export function mediaTypes(value: JSONValue | undefined): readonly string[] | undefined {
  const types = isArray(value) ? value.filter((type) => typeof type === 'string') : [];
  return types.length === 0 ? undefined : [...new Set(types)];
}

/** A parameter that becomes a request body. */
export function isBody(parameter: JSONObject): boolean {
  const place = member(parameter, 'in');
  return place === 'body' || place === 'formData';
}
