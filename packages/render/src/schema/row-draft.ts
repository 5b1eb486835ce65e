import type { JSONValue } from '@specshelf/base/json';
import type { RowGroup } from '../model/schema-view.js';

/** A row before its schema is described. */
export interface RowDraft {
  id: string;
  name: string;
  isCode: boolean;
  isRequired: boolean;
  schema: JSONValue;
  /** Such as `petType is dog`. */
  condition?: string;
}

export interface GroupDraft {
  kind: RowGroup['kind'];
  label?: string;
  /** The number of rows. */
  count: number;
  /** Drafts the rows, one at a time: a page has room for few of them. The rows of earlier groups must be drafted before. */
  rows(): Iterable<RowDraft>;
}
