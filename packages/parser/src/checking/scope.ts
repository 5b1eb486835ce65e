import type { JSONObject } from '@specshelf/base/json';
import type { SourceFile } from '../files/source-file.js';

/** The base of references: a file, or a schema in it with an `$id`. */
export interface Scope {
  readonly file: SourceFile;
  /** The resolved `$id` of the nearest enclosing schema that has one. */
  readonly base: string | undefined;
  /** That schema. */
  readonly resource: JSONObject | undefined;
}

export const fileScope = (file: SourceFile): Scope => ({ file, base: undefined, resource: undefined });
