import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

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
  const generator = xoroshiro128plus(seed);
  const between = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    between,
    once: (times) => between(1, times) === 1,
    one: (things) => things[between(0, Math.max(0, things.length - 1))],
  };
}
