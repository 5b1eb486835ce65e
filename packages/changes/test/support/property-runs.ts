import { isFull } from '../../../../scripts/testing/test-length.js';

/** The number of samples: all of them in the heavy tests, else a fifth. */
export function propertyRuns(all: number): number {
  return isFull ? all : all / 5;
}
