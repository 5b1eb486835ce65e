import type { ChangeSummary } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';
import type { ListedChange } from './change-tasks.js';

/** The part of a document whose changes are selected. */
export type ChangeSelection =
  | { kind: 'all' }
  /** Operations and webhooks, as method in lower case and path or name, such as `get /pets`. */
  | { kind: 'operations'; operations: readonly string[] }
  /** A schema by its name, without the schemas that it refers to. */
  | { kind: 'schema'; name: string };

export interface SelectChangesInput {
  /** The stored report. */
  report: Uint8Array;
  policy: Policy;
  selection: ChangeSelection;
  /** Number of returned changes. Equal changes count as one. */
  limit: number;
}

export interface SelectedChanges {
  /** Numbers of all selected changes. */
  summary: ChangeSummary;
  /** The most severe ones. Equal changes are one. */
  items: ListedChange[];
}
