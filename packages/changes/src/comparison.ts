import type { JSONValue } from '@specshelf/parser';
import type { Action, Impact } from './report/report.js';

/** A value of a document and its place. */
export interface Located<Value extends JSONValue = JSONValue> {
  readonly value: Value;
  /** JSON pointer of the value, after references were followed. */
  readonly pointer: string;
}

/** One of the two compared documents. */
export interface Side {
  /** `openapi` without the patch version, such as `3.0`. */
  readonly version: string;
  /** Follows references until the target is no reference. Returns the node itself if it cannot be followed. */
  resolve(node: Located): Located;
}

/** A difference at one place, before its effects are known. */
export interface Finding {
  /** ID of the rule. */
  rule: string;
  action: Action;
  before?: { pointer: string; value?: JSONValue };
  after?: { pointer: string; value?: JSONValue };
  /** Values for the message of the rule. */
  values?: Readonly<Record<string, JSONValue>>;
  /** Replace the levels of the rule, for example where a case of it is harmless. */
  levels?: { toServer?: Impact; toClient?: Impact };
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
  contains(pair: Pair, options?: EdgeOptions): void;
}

/** The state of a comparison. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  /** Whether two values are equal apart from texts, including everything that they reference. */
  equal(before: JSONValue, after: JSONValue): boolean;
  /**
   * Returns the pair of two nodes. `compare` is called only for the first request of the pair, so that cycles end. Counts the pair
   * against the limits; at the limit, `compare` is not called and the report becomes incomplete.
   */
  pair(kind: string, before: Located, after: Located, compare: (pair: Pair) => void): Pair;
}
