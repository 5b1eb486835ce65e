import type { Comparison, Pair } from '../model/comparison.js';
import type { Schemas } from './reading/schema-view.js';

/** What the parts of a schema need to compare themselves. */
export interface SchemaContext {
  readonly comparison: Comparison;
  /** Whether values of the compared schemas are written as text. */
  readonly text: boolean;
  /** Whether values of the schema that contains the compared part are written as text. */
  readonly asText?: boolean;
  /** Number of tests of cover that this comparison is part of. */
  readonly depth: number;
  /** Creates a context for a comparison with a graph of its own. */
  fork(comparison: Comparison, depth: number): SchemaContext;
  /** Compares two conjunctions of schemas. Returns undefined if they are equal. */
  compare(before: Schemas, after: Schemas): Pair | undefined;
}
