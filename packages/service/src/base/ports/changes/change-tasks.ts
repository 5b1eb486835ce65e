import type { Bump, Change, ChangeSummary } from '@specshelf/changes';
import type { Policy } from '@specshelf/changes/policy';
import type { PipelineInput } from '../work/pipeline.js';

/** A document to compare. */
export interface ComparedDocument {
  /** The stored processed document. */
  specification: Uint8Array;
  /** Its files in the order in which they were read, the entry first. */
  files: readonly ComparedFile[];
  /** Whether the document was converted from OpenAPI 2.0. */
  isConverted: boolean;
}

export interface ComparedFile {
  location: string;
  /** The name to show, if it is not the location. */
  name?: string;
  /** The stored text. Without it, places in this file have no lines. */
  text?: Uint8Array;
}

export interface CompareInput {
  before: ComparedDocument;
  after: ComparedDocument;
  /** The day of the comparison, such as `2026-12-31`. */
  today: string;
}

export interface JudgeSourceInput {
  /** The source, as for the pipeline. */
  source: PipelineInput;
  /** The stored processed document that it is compared with. */
  before: Uint8Array;
  today: string;
  policy: Policy;
  /** IDs of acknowledged changes. */
  acknowledged: readonly string[];
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
  /** Whether `offset` and `limit` select groups of equal changes. Default: false. */
  isGrouped?: boolean;
  /** Lists the group of the change with this ID only. */
  groupOf?: string;
}

/** Equal changes at different places. */
export interface EqualChanges {
  message: string;
  /** The first ones. */
  changes: Change[];
  count: number;
  /** The number of the operations of all of them; absent if it is not known. */
  operationCount?: number;
}

export interface Judgment {
  complete: boolean;
  /** Whether the policy may refuse changes that are not listed. */
  mayRefuseMore: boolean;
  summary: ChangeSummary;
  bump: Bump;
  /** The changes of the page; none if they are grouped. */
  items: Change[];
  /** The groups of the page, if changes are grouped. */
  groups: EqualChanges[];
  /** The number of changes, or of groups, with this impact. */
  count: number;
  /** The first of the refused changes. */
  refused: Change[];
  refusedIds: string[];
  /** IDs of acknowledged changes that would be refused. */
  acknowledged: string[];
}

export interface PrintChangesInput {
  reports: readonly Uint8Array[];
  policy: Policy;
  /** The least severe impact to print. */
  impact: Change['impact'];
  title: string;
  /** Whether the versions could not be compared. */
  failed: boolean;
}

export interface FirstChangesInput {
  reports: readonly Uint8Array[];
  policy: Policy;
  /** Number of returned changes of each report. */
  limit: number;
  /** Whether equal changes count as one. */
  isGrouped: boolean;
}

/** A change of a short list. */
export interface ListedChange {
  /** The first of equal changes, with a message that fits all of them. */
  change: Change;
  /** The number of equal changes. */
  places: number;
}
