import type { JSONObject } from '@specshelf/base/json';

/** A small OpenAPI 3.1 document with everything that one block shows. */
export interface Fragment {
  resolved: JSONObject;
  /** Whether parts within the depth are missing because of the size limit. */
  truncated: boolean;
  /** Upper bound of its size as JSON, in bytes. */
  size: number;
}

/** The part of a specification that a block shows. */
export type Subject = ActionSubject | { kind: 'schemas'; schemas: readonly string[] };

export type ActionSubject =
  | { kind: 'operation'; path: string; method: string }
  | { kind: 'webhook'; name: string; method: string };

export interface FragmentLimits {
  /** Limit on the fragment as JSON, in bytes. */
  size: number;
  /**
   * The number of references between schemas to follow, breadth first. Schemas beyond it are omitted: only references name them.
   * Schemas without subschemas, and parts without a page of their own, such as responses and the contents of other files, do not
   * count. Without a depth, the fragment contains everything that the block refers to.
   */
  depth?: number | undefined;
}
