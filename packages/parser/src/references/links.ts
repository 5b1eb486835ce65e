import type { JSONObject } from '@specshelf/base/json';
import type { SourceFile } from '../files/source-file.js';

/** A reference that must point to `fragment` of the file `to`, wherever that file is bundled. */
export interface Link {
  readonly object: JSONObject;
  readonly name: string;
  readonly to: SourceFile;
  readonly fragment: string;
}

/** An object with a reference, and its target. */
export interface Edge {
  readonly object: JSONObject;
  readonly to: SourceFile;
  readonly tokens: readonly string[];
}
