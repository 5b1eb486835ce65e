import { digest } from './digest.js';

/** Ids that are the same for the same seed, in the order in which they are asked for; they also sort in it. */
export function createIds(seed: string): () => string {
  let prefix: string | undefined;
  let count = 0;
  return () => {
    prefix ??= digest(seed).slice(0, 12);
    count += 1;
    return prefix + count.toString(36).padStart(6, '0');
  };
}
