import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { levelsOf } from '../support/compare.js';
import { propertyRuns } from '../support/property-runs.js';
import { editedSchemas, unrelatedSchemas } from './support/arbitrary-edit.js';
import { changesOf, findMiss } from './support/find-miss.js';

describe('a value that only one of two versions allows', () => {
  it.each([
    ['edited', editedSchemas],
    ['unrelated', unrelatedSchemas],
  ] as const)('shows in the changes of %s schemas', (_kind, pairs) => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const miss = findMiss(pair);
        if (miss !== undefined)
          expect.fail(JSON.stringify({ ...miss, ...pair, levels: levelsOf(changesOf(pair)) }));
      }),
      { numRuns: propertyRuns(100), seed: randomSeed(27) },
    );
  });
});
