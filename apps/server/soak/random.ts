import { createRandom as createIntegers } from '@specshelf/store/test/create-random';

/** Pseudorandom numbers from a seed. */
export interface Random {
  /** Returns an integer between two inclusive bounds. */
  between(least: number, most: number): number;
  /** Returns true with a probability of 1 in `times`. */
  once(times: number): boolean;
  /** Returns a random item; undefined for an empty list. */
  one<T>(things: readonly T[]): T | undefined;
}

export function createRandom(seed: number): Random {
  const below = createIntegers(seed);
  return {
    between: (least, most) => least + below(most - least + 1),
    once: (times) => below(times) === 0,
    one: (things) => things[below(Math.max(1, things.length))],
  };
}
