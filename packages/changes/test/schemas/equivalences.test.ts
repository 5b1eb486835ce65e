import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { levelsOf } from '../support/compare.js';
import { propertyRuns } from '../support/property-runs.js';
import { editedSchemas } from './support/arbitrary-edit.js';
import { changesOf } from './support/find-miss.js';
import { rewrites } from './support/rewrites.js';

describe('a schema', () => {
  it.each(Object.entries(rewrites))('%s has no change of messages', (_name, rewrite) => {
    fc.assert(
      fc.property(editedSchemas, ({ before, beforeComponents }) => {
        const after = rewrite(before, beforeComponents);
        fc.pre(after !== undefined);
        for (const [from, to] of [
          [before, after],
          [after, before],
        ] as const) {
          const changes = changesOf({
            before: from,
            after: to,
            beforeComponents,
            afterComponents: beforeComponents,
          });
          const loud = changes.filter(({ impact }) => impact !== 'docs');
          expect(levelsOf(loud), JSON.stringify({ from, to, beforeComponents })).toEqual([]);
        }
      }),
      { numRuns: propertyRuns(100), seed: randomSeed(27) },
    );
  });

  it('has no changes from itself', () => {
    fc.assert(
      fc.property(editedSchemas, ({ before, beforeComponents }) => {
        const copy = structuredClone({ before, beforeComponents });
        expect(
          changesOf({ before, beforeComponents, after: copy.before, afterComponents: copy.beforeComponents }),
        ).toEqual([]);
      }),
      { numRuns: propertyRuns(200), seed: randomSeed(27) },
    );
  });
});
