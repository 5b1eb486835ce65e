import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that can be had again with the same seed. */
export interface Random {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True once in so many times. */
  once(times: number): boolean;
  /** One of them; undefined when there is none. */
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
