import { digest } from './digest.js';

/** How many ids were made of each seed. */
export type IdCounts = Map<string, number>;

/** Ids that are the same for the same seed, in the order in which they are asked for; they also sort in it. */
export function createIds(seed: string, counts: IdCounts = new Map()): () => string {
  let prefix: string | undefined;
  return () => {
    prefix ??= digest(seed).slice(0, 12);
    const count = (counts.get(seed) ?? 0) + 1;
    counts.set(seed, count);
    return prefix + count.toString(36).padStart(6, '0');
  };
}
