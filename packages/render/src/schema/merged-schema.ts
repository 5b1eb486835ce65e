import type { JSONObject, JSONValue } from '@specshelf/base/json';

/** A schema with the parts of `allOf` merged into it, and null apart from its other types. */
export interface MergedSchema {
  /** The name of the component that it is a reference to. */
  name?: string;
  /** Whether the target of its reference is not in the fragment, so that only the name is known. */
  isMissing: boolean;
  /** `any` accepts everything; `never` nothing. */
  accepts: 'any' | 'described' | 'never';
  /** The types without null. Empty when any are allowed. */
  types: readonly string[];
  isNullable: boolean;
  properties: ReadonlyMap<string, JSONValue>;
  required: ReadonlySet<string>;
  /** The `oneOf` and `anyOf` of all parts, without null. */
  choices: readonly Choice[];
  /** The conditions, such as `if` and `not`, of parts beside those that have the same in `keywords`. */
  conditions: readonly JSONObject[];
  /** All other keywords; the first part with a keyword counts, and the narrowest limit. */
  keywords: JSONObject;
  /** Names of parts that are not in the fragment. */
  missingParts: readonly string[];
  /** The pointers of its own references, to recognize recursion. */
  pointers: readonly string[];
  /** Whether parts of it are references. */
  hasReferences: boolean;
}

/** Alternatives of which one or several apply. */
export interface Choice {
  kind: 'anyOf' | 'oneOf';
  schemas: readonly JSONValue[];
  discriminator?: JSONObject;
}
