import { expect, test } from 'vitest';
import {
  createMemoryIndex,
  documentTokens,
  parseQuery,
  suggestionsFor,
  termRangesOf,
  tiersOf,
} from '../../src/index.js';

const operations = [
  { id: 1, operationId: 'listPets', path: '/pets', title: 'List all pets' },
  { id: 2, operationId: 'showPetById', path: '/pets/{petId}', title: 'Info for a specific pet' },
  { id: 3, operationId: 'createOwner', path: '/owners', title: 'Add the owner of pets' },
];

function search(text: string): number[][] {
  const index = createMemoryIndex();
  for (const { id, operationId, path, title } of operations) {
    const { tokens } = documentTokens({
      identifiers: [operationId, path, `GET ${path}`, title],
      names: [operationId],
      paths: [path, 'GET'],
      titles: [title],
      bodies: [],
    });
    index.add(id, tokens);
  }
  const query = parseQuery(text);
  return query === undefined ? [] : tiersOf(query).map((tier) => index.find(tier, { limit: 10 }));
}

test.each([
  ['listPets', [[1], [], [], [], [], []]],
  ['List all the pets', [[1], [], [], [], [], []]],
  ['/pets', [[1], [2], [], [], [3], []]],
  ['GET /pets', [[1], [2], [], [], [3], []]],
  ['show', [[], [2], [], [], [], []]],
  ['pet show', [[], [], [2], [], [], []]],
  ['by id pets', [[], [], [2], [], [], []]],
  ['pet specific', [[], [], [], [], [2], []]],
  ['nothing', [[], [], [], [], [], []]],
  ['?!', []],
])('finds %j', (text, ids) => {
  expect(search(text)).toEqual(ids);
});

test('suggests similar words', () => {
  const query = parseQuery('lits petz');
  if (query === undefined) throw new Error('no query');
  expect(termRangesOf(query)).toEqual([
    { first: 'l', from: 3, to: 5 },
    { first: 'p', from: 3, to: 5 },
  ]);
  expect(
    suggestionsFor(query, [
      ['list', 'lists'],
      ['pets', 'pet'],
    ]),
  ).toEqual(['list pets', 'list pet', 'lists pets', 'lists pet']);
});
