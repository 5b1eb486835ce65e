import type { Bump, Change, ChangeSummary } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';

/** A document to compare. */
export interface ComparedDocument {
  /** The stored processed document. */
  specification: Uint8Array;
  /** The stored text of the entry, if places in it are the same as in the document. */
  text?: Uint8Array;
  /** The name of the entry. */
  file?: string;
}

export interface CompareInput {
  before: ComparedDocument;
  after: ComparedDocument;
  /** The day of the comparison, such as `2026-12-31`. */
  today: string;
}

export interface JudgeInput {
  /** Stored reports. The changes of several are joined by their IDs. */
  reports: readonly Uint8Array[];
  policy: Policy;
  /** IDs of acknowledged changes. */
  acknowledged: readonly string[];
  /** The least severe impact to list. */
  impact: Change['impact'];
  offset: number;
  limit: number;
}

export interface Judgment {
  complete: boolean;
  summary: ChangeSummary;
  bump: Bump;
  /** The changes of the page. */
  items: Change[];
  /** The number of changes with this impact. */
  count: number;
  /** The first of the refused changes. */
  refused: Change[];
  refusedIds: string[];
  /** IDs of acknowledged changes that would be refused. */
  acknowledged: string[];
}
