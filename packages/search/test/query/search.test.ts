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
  { id: 1, name: 'listPets', path: '/pets', title: 'List all pets', body: 'page_size Returns a page.' },
  { id: 2, name: 'showPetById', path: '/pets/{petId}', title: 'Info for a specific pet', body: '' },
  { id: 3, name: 'createOwner', path: '/owners', title: 'Add the owner of pets', body: 'page of size' },
  { id: 4, name: '', path: '/oauth2/token', title: 'Get an OAuth2 token', body: '支払いのリスト' },
];

/** The operations of each tier. */
function search(text: string): number[][] {
  const index = createMemoryIndex();
  for (const { id, name, path, title, body } of operations) {
    const { tokens } = documentTokens({
      identifiers: [name, path, `GET ${path}`, title],
      names: [name, title],
      paths: [`GET ${path}`],
      contexts: ['PetStore API'],
      bodies: [body],
    });
    index.add(id, tokens);
  }
  const query = parseQuery(text);
  return query === undefined ? [] : tiersOf(query).map((tier) => index.find(tier, { limit: 10 }));
}

test.each([
  ['listPets', [[1], [], [], [], []]],
  ['listpets', [[1], [], [], []]],
  ['List all the pets', [[1], [], [], [], []]],
  ['/pets', [[1], [2, 3], [], []]],
  ['GET /pets', [[1], [], [], [2, 3], []]],
  ['show', [[], [2], [], []]],
  ['pet show', [[], [], [2], [], []]],
  ['by id pets', [[], [], [2], [], []]],
  ['listP', [[], [], [1], [], []]],
  ['page_size', [[], [1], [], [], [3]]],
  ['oauth token', [[], [], [4], [], []]],
  ['OAuth2', [[], [4], [], [], []]],
  ['token petstore', [[], [], [4], [], []]],
  ['PetStore', [[], [], [], [], []]],
  ['the', [[], [3], [], []]],
  ['支払い', [[], [], [], [], [4]]],
  ['リ', [[], [], [], [4]]],
  ['nothing', [[], [], [], []]],
  ['?! 🐟', []],
])('finds %j', (text, ids) => {
  expect(search(text)).toEqual(ids);
});

test('finds plurals and singulars by each other', () => {
  for (const [singular, plural] of [
    ['repository', 'repositories'],
    ['address', 'addresses'],
    ['box', 'boxes'],
    ['pet', 'pets'],
  ]) {
    const found = (text = '', word = '') => {
      const index = createMemoryIndex();
      index.add(
        1,
        documentTokens({ identifiers: [], names: [`${text} list`], paths: [], bodies: [] }).tokens,
      );
      const query = parseQuery(`${word} list`);
      return query && tiersOf(query).flatMap((tier) => index.find(tier, { limit: 1 }));
    };
    expect(found(singular, plural)).toEqual([1]);
    expect(found(plural, singular)).toEqual([1]);
  }
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

test('suggests nothing for known words, short ones, and numbers', () => {
  const query = parseQuery('pets id 2024');
  if (query === undefined) throw new Error('no query');
  expect(termRangesOf(query)).toEqual([{ first: 'p', from: 3, to: 5 }, undefined, undefined]);
  expect(suggestionsFor(query, [['pet', 'pots'], undefined, undefined])).toEqual([]);
});

test('ignores what is longer than a query may be', () => {
  const query = parseQuery(`${'a1b2c3d4e5f6 '.repeat(100)}last`);
  expect(query?.words.flatMap(({ forms }) => forms.at(-1)).length).toBeLessThanOrEqual(8);
  expect(query?.words.some(({ isPrefix }) => isPrefix)).toBe(false);
  expect(JSON.stringify(query && tiersOf(query)).length).toBeLessThan(10_000);
});
