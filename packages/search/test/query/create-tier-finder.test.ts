import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import {
  allTiersOf,
  createMemoryIndex,
  createTierFinder,
  documentTokens,
  parseQuery,
  tiersOf,
} from '../../src/index.js';

const words = ['pet', 'pets', 'listPets', 'store', 'a', 'by', 'id', 'pet-store', 'GET', 'repositories'];
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((all) => all.join(' '));
const fields = fc.record({
  identifiers: fc.array(text, { maxLength: 2 }),
  names: fc.array(text, { maxLength: 2 }),
  paths: fc.array(text, { maxLength: 1 }),
  titles: fc.array(text, { maxLength: 1 }),
  bodies: fc.array(text, { maxLength: 1 }),
});

test('the tier of a document is the one in which the index finds it, and all tiers together find the same documents', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 6 }), text, (documents, q) => {
      const query = parseQuery(q);
      if (!query) return;
      const index = createMemoryIndex();
      const findTier = createTierFinder(query);
      const tiers = documents.map((document, id) => {
        const { tokens } = documentTokens(document);
        index.add(id, tokens);
        return findTier(` ${tokens.join(' ')} `);
      });
      for (const [number, tier] of tiersOf(query).entries()) {
        const found = tiers.flatMap((each, id) => (each === number ? [id] : []));
        expect(found).toEqual(index.find(tier, { limit: 100 }));
      }
      const inAny = tiers.flatMap((tier, id) => (tier < 0 ? [] : [id]));
      expect(index.find(allTiersOf(query), { limit: 100 })).toEqual(inAny);
    }),
    { seed: randomSeed(1), numRuns: 300 },
  );
});
