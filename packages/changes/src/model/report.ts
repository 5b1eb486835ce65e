import type { JSONValue } from '@specshelf/base/json';

/** How a change affects the clients of an API, most severe first. */
export const impacts = ['breaking', 'risky', 'safe', 'docs'] as const;
export type Impact = (typeof impacts)[number];

/** What a change concerns: messages on the wire, names in generated code, or texts. */
export const categories = ['wire', 'source', 'docs'] as const;
export type Category = (typeof categories)[number];

export type Action = 'added' | 'removed' | 'changed';

/** Order of the stability levels of `x-stability-level`, least stable first. */
export const stabilityLevels = ['draft', 'alpha', 'beta', 'stable'] as const;
export type StabilityLevel = (typeof stabilityLevels)[number];

/** The place of a change in one of the two documents. */
export interface ChangePlace {
  /** JSON pointer into the compared document. */
  pointer: string;
  /** Location of the source file. Absent if unknown, for example in a document converted from OpenAPI 2.0. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** The changed value, if it is short. */
  value?: JSONValue;
}

/** An operation that a change affects. */
export interface AffectedOperation {
  /** In lower case. */
  method: string;
  /** The path template, or the name of a webhook. */
  path: string;
  operationId?: string;
  /** Where in the operation, such as `request application/json`, `response 200`, or `parameter limit`. */
  at?: string;
}

/** One cause and its effects, before a policy is applied. */
export interface Change {
  /** Fingerprint of rule, place, and values: 16 hex digits. Contains neither texts nor lines. */
  id: string;
  /** ID of the rule, such as `enum-value-removed`. */
  rule: string;
  /** The more severe of the directions. */
  impact: Impact;
  category: Category;
  action: Action;
  /** One sentence in English, with values in backticks. */
  message: string;
  /** The impact on requests and on responses. A direction that the change does not touch is absent. */
  directions: { toServer?: Impact; toClient?: Impact };
  before?: ChangePlace;
  after?: ChangePlace;
  /** The affected operations, at most 20. */
  operations: AffectedOperation[];
  /** The number of all affected operations. */
  operationCount: number;
  /** The highest stability level of the affected operations, if one of them declares a level. */
  stability?: StabilityLevel;
  /** The announced last day of a deprecated operation, parameter, or property, such as `2026-12-31`. */
  sunset?: string;
}

/** All differences between two documents, independent of policy. */
export interface ChangeReport {
  /** Whether all differences were compared and listed: false after a limit was reached. */
  complete: boolean;
  /** The categories of changes that were found, but are not listed. Absent if all are, or if the comparison itself ended early. */
  omitted?: Category[];
  /** Most severe first, then by place and rule; at most `changeLimits.changes`. */
  changes: Change[];
  /** The day of the comparison, such as `2026-12-31`. */
  today: string;
  /** Absent if each change lists all operations that it affects. */
  reach?: Reach;
}

/** All operations of the changes that affect more of them than they list. */
export interface Reach {
  /** Method in lower case and path, such as `get /pets`. */
  operations: string[];
  /** The indexes of the operations of a change, by its ID. The last changes are missing if there are too many. */
  changes: Record<string, number[]>;
}

export interface ChangeSummary {
  breaking: number;
  risky: number;
  safe: number;
  docs: number;
}

/** The next version number by semantic versioning. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';
