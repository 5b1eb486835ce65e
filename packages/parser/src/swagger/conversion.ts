import { isArray, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { ComponentNames } from './component-names.js';

/** The operations and the state of a conversion that the converters of objects share. */
export interface Conversion {
  readonly root: JSONObject;
  /** Media types of requests and of responses without their own. */
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** URL of the description, whose host is the default host. */
  readonly url: URL | undefined;
  readonly names: ComponentNames;
  /** Returns the discriminator mapping of a schema for the definitions whose names change. */
  mappingOf(source: JSONObject): JSONObject | undefined;
  /** Returns the path of a value below `to`. */
  at(to: Path, ...tokens: (string | number)[]): Path;
  /** Converts an object, as one of `kind`, to its place in the result. */
  object(source: JSONObject, kind: string, to: Path): JSONObject;
  /** Returns data unchanged, but converts objects in it that are targets of references. */
  data(source: JSONValue, to: Path): JSONValue;
  /** Converts the members of an object. Returns the source itself if nothing changes; with `except`, a new object. */
  members(source: JSONObject, kind: string, to: Path, except?: ReadonlySet<string>): JSONObject;
  /** Copies a converted object for another place: the result has no shared objects. */
  copy(converted: JSONObject): JSONObject;
  /** Resolves an object with a `$ref`, through all references. */
  dereference(source: JSONObject): JSONObject;
  report(loss: Loss): void;
}

/** A field that OpenAPI 3.0 cannot express, or a component with a new name. */
export interface Loss {
  readonly code?: 'component-renamed';
  /** The object of the source, and its field. */
  readonly source: JSONObject;
  readonly name: string;
  readonly message: string;
}

export type Convert = (source: JSONObject, to: Path, conversion: Conversion) => JSONObject;

export function mediaTypes(value: JSONValue | undefined): readonly string[] | undefined {
  const types = isArray(value) ? value.filter((type) => typeof type === 'string') : [];
  return types.length === 0 ? undefined : [...new Set(types)];
}

/** Whether a parameter becomes a request body. */
export function isBody(parameter: JSONObject): boolean {
  const location = member(parameter, 'in');
  return location === 'body' || location === 'formData';
}
