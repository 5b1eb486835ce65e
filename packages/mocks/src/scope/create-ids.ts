import { digest } from '../http/digest.js';

/** Number of IDs created from each seed. */
export type IdCounts = Map<string, number>;

/** Creates IDs that are reproducible for a seed, and sort in the order of creation. */
export function createIds(seed: string, counts: IdCounts = new Map()): () => string {
  let prefix: string | undefined;
  return () => {
    prefix ??= digest(seed).slice(0, 12);
    const count = (counts.get(seed) ?? 0) + 1;
    counts.set(seed, count);
    return prefix + count.toString(36).padStart(6, '0');
  };
}
