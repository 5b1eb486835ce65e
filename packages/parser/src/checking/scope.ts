import type { SourceFile } from '../files/source-file.js';
import type { JSONObject } from '../json/json.js';
import type { ReferenceGroup } from '../references/reference-group.js';
import type { CheckedType } from './checked-table.js';

/** What references are relative to: a file, or a schema in it that has an `$id` of its own. */
export interface Scope {
  readonly file: SourceFile;
  /** The `$id` of the nearest schema around, resolved. */
  readonly base: string | undefined;
  readonly resource: JSONObject | undefined;
  /** References met so far: by what they must lead to, then by their text. */
  readonly groups: Map<CheckedType, Map<string, ReferenceGroup>>;
}

export const scopeOf = (file: SourceFile, base?: string, resource?: JSONObject): Scope => ({
  file,
  base,
  resource,
  groups: new Map(),
});
