import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { type Mutation, mutationsOf } from '../test/support/mutations.js';
import { officialErrors } from '../test/support/official-schemas.js';
import { withoutNotes } from '../test/support/parsed.js';
import { compareVerdicts, parseObject } from '../test/support/schema-oracle.js';
import { smallDocuments } from '../test/support/small-documents.js';

const small = smallDocuments.map((document) => ({
  version: String(document['openapi'] ?? document['swagger']),
  document,
}));

describe('the official schema of OpenAPI', () => {
  it.each(small)('and the parser both accept the small document of $version', ({ document }) => {
    expect(officialErrors(document)).toEqual([]);
    expect(withoutNotes(parseObject(document))).toEqual([]);
  });

  it.each(small)('of $version rejects no single change that the parser accepts', ({ document }) => {
    const { missed, excess } = compareVerdicts(mutationsOf(document));
    expect(missed).toEqual([]);
    expect(excess).toEqual([]);
  });

  it.each(small)('of $version rejects no two changes that the parser accepts', ({ document }) => {
    const first = [...mutationsOf(document, 7)];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const mutation = first[one % first.length];
        const twice = mutation && changedAgain(mutation, other);
        expect(twice === undefined ? [] : compareVerdicts([twice]).missed).toEqual([]);
      }),
      { numRuns: 2000, seed: randomSeed(7) },
    );
  });
});

function changedAgain({ what, document }: Mutation, number: number): Mutation | undefined {
  const every = 1 + (number % 997);
  const [second] = mutationsOf(document, every);
  return second && { what: `${what} and ${second.what}`, document: second.document };
}
