import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryIndex, documentTokens, matches, parseQuery, tiersOf } from '../../src/index.js';

const words = ['pet', 'pets', 'listPets', 'store', 'a', 'by', 'id', 'pet-store', 'GET'];
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((all) => all.join(' '));
const fields = fc.record({
  identifiers: fc.array(text, { maxLength: 2 }),
  names: fc.array(text, { maxLength: 2 }),
  paths: fc.array(text, { maxLength: 1 }),
  titles: fc.array(text, { maxLength: 1 }),
  bodies: fc.array(text, { maxLength: 1 }),
});

test('a document matches exactly the expressions with which the index finds it', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 6 }), text, (documents, q) => {
      const query = parseQuery(q);
      fc.pre(query !== undefined);
      const index = createMemoryIndex();
      const texts = documents.map((document, id) => {
        const { tokens } = documentTokens(document);
        index.add(id, tokens);
        return tokens.join(' ');
      });
      for (const tier of query ? tiersOf(query) : []) {
        const found = texts.flatMap((tokens, id) => (matches(tier, tokens) ? [id] : []));
        expect(found).toEqual(index.find(tier, { limit: 100 }));
      }
    }),
  );
});

test('empty expressions match nothing or everything', () => {
  expect(matches({ any: [] }, 'npet')).toBe(false);
  expect(matches({ all: [] }, 'npet')).toBe(true);
});
