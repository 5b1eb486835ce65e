import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { isFull } from '../../../../scripts/testing/test-length.js';

/** The seed of the samples. */
export const seed = randomSeed(20_260_101);

/** The number of samples: all of them in the heavy tests, else a fifth. */
export function propertyRuns(all: number): number {
  return isFull ? all : all / 5;
}
