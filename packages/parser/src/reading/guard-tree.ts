import { isContainer, type JSONValue } from '@specshelf/base/json';
import type { ExceededLimit } from '../problems/exceeded-limits.js';
import type { ParserLimits } from '../problems/limits.js';
import { compactLength, type PrintedSums } from './json-layout.js';
import type { LargeNumber } from './large-numbers.js';
import { TreeCount } from './tree-count.js';
import { replaceUnprintable } from './unprintable-numbers.js';

export interface Measure {
  /** Objects and arrays, counted as often as they are printed. */
  readonly nodes: number;
  /** Approximate length of the value printed as JSON. */
  readonly printed: number;
}

export interface Guarded {
  readonly measure: Measure;
  /** Pointers of NaN and infinities, which are now null. */
  readonly notFinite: readonly string[][];
  /** Numbers beyond the range of safe integers. */
  readonly large: readonly LargeNumber[];
}

/** Checks depth and size of a tree. No other code may walk or print a value before this check or `guardGraph`. */
export function guardTree(
  value: JSONValue,
  depth: number,
  limits: ParserLimits,
): (Guarded & { sums: PrintedSums }) | { exceeded: ExceededLimit } {
  const count = new TreeCount(depth, limits.nodes);
  if (isContainer(value)) count.visit(value, 1);
  if (count.exceeded !== undefined) return { exceeded: count.exceeded };
  const notFinite = count.unprintable ? replaceUnprintable(value) : [];
  const { nodes, large } = count;
  return { measure: { nodes, printed: compactLength(count) }, notFinite, sums: count, large: large.found };
}
