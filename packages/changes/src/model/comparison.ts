import type { JSONObject, JSONValue } from '@specshelf/base/json';
import type { Action, Impact, StabilityLevel } from './report.js';

/** A value of a document and its place. */
export interface Located<Value extends JSONValue = JSONValue> {
  readonly value: Value;
  /** JSON pointer of the value. */
  readonly pointer: string;
}

/** One of the two compared documents. */
export interface Side {
  readonly root: JSONObject;
  /** `openapi` without the patch version, such as `3.0`. */
  readonly version: string;
  /** Returns what a reference such as `#/components/schemas/Pet` points to. */
  target(reference: string): Located | undefined;
  /** Follows references until the target is no reference. Returns the node itself if it cannot be followed. */
  resolve(node: Located): Located;
}

/** A difference at one place, before its effects are known. */
export interface Finding {
  /** ID of the rule. */
  rule: string;
  action: Action;
  before?: FindingPlace | undefined;
  after?: FindingPlace | undefined;
  /** Values for the message of the rule. */
  values?: Readonly<Record<string, JSONValue | undefined>>;
  /** Replace the levels of the rule, for example where a case of it is harmless. */
  levels?: { toServer?: Impact; toClient?: Impact };
  /** The announced last day of a deprecated operation, parameter, or property. */
  sunset?: string | undefined;
}

export interface FindingPlace {
  pointer: string;
  value?: JSONValue | undefined;
}

/** Which uses of the containing pair apply to a contained pair. */
export interface EdgeOptions {
  /** False for a `readOnly` member. */
  toServer?: boolean;
  /** False for a `writeOnly` member. */
  toClient?: boolean;
}

/**
 * A pair of nodes that differ. Pairs form a graph: operations lead to pairs, and pairs to contained pairs. At the end, each finding
 * receives the operations and the directions from which its pair can be reached.
 */
export interface Pair {
  report(finding: Finding): void;
  /** Adds a contained pair. */
  contains(pair: Pair | undefined, options?: EdgeOptions): void;
  /** Declares that an operation uses the pair. */
  usedBy(use: OperationUse): void;
}

/** An operation of either document. */
export interface OperationFacts {
  /** In lower case. */
  method: string;
  /** The path template, or the name of a webhook. */
  path: string;
  operationId?: string | undefined;
  /** `x-stability-level`; an operation without it counts as stable. */
  stability?: StabilityLevel | undefined;
}

export interface OperationUse {
  operation: OperationFacts;
  /** Who reads the value: the server (requests), the client (responses), or both. */
  to: 'server' | 'client' | 'both';
  /** Where in the operation, such as `request application/json`, `response 200`, or `parameter limit`. */
  at?: string;
}

/** The state of a comparison. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  /** The day of the comparison, such as `2026-12-31`. */
  readonly today: string;
  /** The pair of the documents, for findings that concern all operations. */
  readonly documents: Pair;
  /** Whether two values are equal, including everything that they reference. Ignores the order of members. */
  equal(before: JSONValue, after: JSONValue): boolean;
  /** As `equal`, but ignores descriptions, summaries, titles, and examples. */
  alike(before: JSONValue, after: JSONValue): boolean;
  /**
   * Returns the pair of two nodes. `compare` is called only for the first request of a pair, so that cycles end. At the limit of
   * pairs, `compare` is not called and the report becomes incomplete.
   */
  pair(kind: string, before: Located, after: Located, compare: (pair: Pair) => void): Pair;
  /** Returns false after too much work; the report becomes incomplete. Count the steps of loops that can grow quadratically. */
  spend(steps: number): boolean;
}
