import type { Comparison, Located, Pair } from '../comparison.js';

/** Compares two schemas in both directions. Returns undefined if they are equal. An absent schema allows every value. */
export function compareSchemas(
  _before: Located | undefined,
  _after: Located | undefined,
  _comparison: Comparison,
): Pair | undefined {
  return undefined;
}
