import type { JSONObject } from '@specshelf/parser';

/** A small OpenAPI 3.1 document with everything that one block shows. */
export interface Fragment {
  resolved: JSONObject;
  /** Whether parts are missing because of the size limit. */
  truncated: boolean;
  /** Upper bound of its size as JSON, in bytes. */
  size: number;
}

/** The part of a specification that a block shows. */
export type Subject = ActionSubject | { kind: 'schemas'; schemas: readonly string[] };

export type ActionSubject =
  | { kind: 'operation'; path: string; method: string }
  | { kind: 'webhook'; name: string; method: string };
