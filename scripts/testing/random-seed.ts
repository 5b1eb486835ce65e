import { randomInt } from 'node:crypto';
import { isRelease } from './test-length.js';

/**
 * Returns the seed of random input: `fixed`, so that each run tests the same, and another one before a release. A failure must print
 * it. `SPECSHELF_SEED` repeats one.
 */
export function randomSeed(fixed: number): number {
  const given = process.env['SPECSHELF_SEED'];
  if (given !== undefined) return Number(given);
  return isRelease ? randomInt(2 ** 31) : fixed;
}
