import type { List, ListQuery } from './list-query.js';
import type { LabelMoveRecord, LabelRecord } from './publication-records.js';

/** Labels of specifications. `OpenAPISpecStore.commit` changes them. */
export interface LabelStore {
  /** Finds a label by its name in lower case. */
  find(specId: string, name: string): Promise<LabelRecord | undefined>;
  /** Ordered by name. */
  list(specId: string): Promise<readonly LabelRecord[]>;
  /** The moves of a label, newest first. They remain when the label is removed. */
  listMoves(specId: string, name: string, query: ListQuery): Promise<List<LabelMoveRecord>>;
}
