import { expect, test } from 'vitest';
import {
  createMemoryIndex,
  documentTokens,
  isCorrectable,
  parseQuery,
  similarWords,
  suggestionsFor,
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
  ['listPets', [[1], [], [], [], [], []]],
  ['listpets', [[1], [], [], []]],
  ['List all the pets', [[1], [], [], [], [], []]],
  ['/pets', [[1], [2, 3], [], []]],
  ['GET /pets', [[1], [], [], [2, 3], [], []]],
  ['show', [[], [2], [], []]],
  ['pet show', [[], [], [2], [], [], []]],
  ['by id pets', [[], [], [2], [], [], []]],
  ['listP', [[], [], [], [1], [], []]],
  // A name itself: before its words in other names.
  ['page_size', [[], [], [1], [], [], [3]]],
  ['page size', [[], [], [], [], [1], [3]]],
  ['oauth token', [[], [], [4], [], [], []]],
  ['OAuth2', [[], [4], [], [], [], []]],
  ['token petstore', [[], [], [4], [], [], []]],
  ['PetStore', [[], [], [], [], [], []]],
  ['the', [[], [3], [], []]],
  ['支払い', [[], [], [], [], [], [4]]],
  ['リ', [[], [], [], [4]]],
  ['nothing', [[], [], [], []]],
  ['?! 🐟', []],
])('finds %j', (text, ids) => {
  expect(search(text)).toEqual(ids);
});

test('finds words of a path or a name before a parameter of this name', () => {
  const index = createMemoryIndex();
  const add = (id: number, paths: string[], bodies: string[], names: string[] = []) =>
    index.add(id, documentTokens({ identifiers: [], names, paths, bodies }).tokens);
  add(1, ['GET /charges'], ['payment_intent']);
  add(2, ['POST /payment_intents'], []);
  add(3, ['POST /refunds'], [], ['Refund the payment of an intent']);
  const find = (text: string) => {
    const query = parseQuery(text);
    return query && tiersOf(query).flatMap((tier) => index.find(tier, { limit: 5 }));
  };
  expect(find('payment intent')).toEqual([2, 3, 1]);
  expect(find('payment_intent')).toEqual([2, 1, 3]);
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
  expect(
    suggestionsFor(query, [
      ['list', 'lists'],
      ['pets', 'pet'],
    ]),
  ).toEqual(['list pets', 'list pet', 'lists pets', 'lists pet']);
  expect(suggestionsFor(query, [['lits'], ['petz']])).toEqual([]);
});

test('knows all words that differ by one typing error, as they are indexed', () => {
  const similar = (term: string) => [...similarWords(term).values()];
  expect(similar('petal')).toEqual(expect.arrayContaining(['petla', 'pecal', 'petl', 'petaly']));
  for (const other of ['petal', 'netal', 'apetal', 'pet', 'eptal'])
    expect(similar('petal')).not.toContain(other);
  expect(similar('pets').indexOf('pest')).toBeLessThan(similar('pets').indexOf('petsa'));
  expect(similarWords('statux').get('statu')).toBe('status');
  expect(similar('рыбв')).toContain('рыба');
  expect(similar('ψάρι'.normalize('NFD').replace(/\p{M}/gu, ''))).toContain('ψαρια');
  expect(similar('a'.repeat(32)).length).toBeLessThan(1700);
});

test('corrects words of letters only, which are not short', () => {
  const correctable = ['pets', 'id', 'pet', '2024', 'oauth2', 'рыба', 'x'.repeat(32), 'x'.repeat(33)];
  expect(correctable.filter(isCorrectable)).toEqual(['pets', 'рыба', 'x'.repeat(32)]);
});

test('finds words for members only for members, and after all others', () => {
  const { tokens } = documentTokens({
    identifiers: [],
    names: [],
    paths: [],
    bodies: ['Anemones'],
    memberTexts: ['Team Nautilus, anemones'],
  });
  expect(tokens).toEqual(['banemone', 'mteam', 'mnautilu']);
  const index = createMemoryIndex();
  index.add(1, tokens);
  const find = (text: string, isMember: boolean) => {
    const query = parseQuery(text);
    return query && tiersOf(query, { isMember }).flatMap((tier) => index.find(tier, { limit: 1 }));
  };
  for (const text of ['nautilus', 'nauti', 'team nautilus', 'anemone nautilus'])
    expect([text, find(text, true), find(text, false)]).toEqual([text, [1], []]);
  expect([find('anemone', true), find('anemone', false)]).toEqual([[1], [1]]);
});

const isPrefix = (text: string) => parseQuery(text)?.words.at(-1)?.isPrefix;

test('completes only the word at the end of the text', () => {
  for (const text of ['dist', 'the dist', 'list-pets', 'the', '3㎏', 'dist\u0301'])
    expect([text, isPrefix(text)]).toEqual([text, true]);
  for (const text of ['dist ', 'dist the', 'list of', 'dist)', 'the of ', 'dist \u20dd'])
    expect([text, isPrefix(text)]).toEqual([text, false]);
});

test('completes single characters of Chinese, Japanese, and Korean only', () => {
  const hasPrefix = (text: string) => {
    const query = parseQuery(text);
    return query && JSON.stringify(tiersOf(query)).includes('"prefix"');
  };
  for (const text of ['p', '7', 'п', 'π', 'م', '𐐨', 'list п'])
    expect([text, hasPrefix(text)]).toEqual([text, false]);
  for (const text of ['pe', 'по', '𐐨𐐩', '船', 'リ', 'り', '한', '𠀋', 'list 船'])
    expect([text, hasPrefix(text)]).toEqual([text, true]);
});

test('ignores what is longer than a query may be', () => {
  const query = parseQuery(`${'a1b2c3d4e5f6 '.repeat(100)}last`);
  expect(query?.words.flatMap(({ forms }) => forms.at(-1)).length).toBeLessThanOrEqual(8);
  expect(query?.words.some(({ isPrefix }) => isPrefix)).toBe(false);
  expect(JSON.stringify(query && tiersOf(query)).length).toBeLessThan(10_000);
});

test('reads the documents of a prefix once for each tier, and for one word once in all', () => {
  const prefixesOf = (text: string) => {
    const query = parseQuery(text);
    const tiers = query === undefined ? [] : tiersOf(query);
    return tiers.map((tier) => {
      const included = 'not' in tier ? { all: tier.all } : tier;
      return [...JSON.stringify(included).matchAll(/"prefix":"(\w+)"/g)].map(([, prefix]) => prefix);
    });
  };
  expect(prefixesOf('pet')).toEqual([[], ['npet'], ['ppet'], ['bpet']]);
  expect(prefixesOf('list pet')).toEqual([[], [], ['npet'], ['npet', 'ppet'], [], ['npet', 'ppet', 'bpet']]);
});
