import type { StoredOutline, StoredSpecification } from '../work/rendering.js';

/** A version to index for the search. */
export interface IndexInput {
  specSlug: string;
  owner?: string;
  tags: readonly string[];
  lifecycle?: string;
  outline: StoredOutline;
  specification: StoredSpecification;
}

/** The documents of a version, as bytes that move to another thread at once: it would take long to receive thousands of small parts. */
export interface PackedIndex {
  ranks: Uint8Array;
  /** The parts of all chunks. */
  body: Uint8Array;
  /** The lengths of these parts, in their order: three of each chunk. */
  lengths: Uint32Array;
}
