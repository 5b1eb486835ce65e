import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterAt, lastCharacter } from '../../../scripts/testing/character-at.js';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { isFull } from '../../../scripts/testing/test-length.js';
import {
  createMemoryIndex,
  documentId,
  documentTokens,
  type Expression,
  idsOfGeneration,
  kindRange,
  maxQueryWords,
  parseQuery,
  partsOfId,
  ranksOf,
  type SearchKind,
  suggestionsFor,
  tiersOf,
  tokenize,
} from '../src/index.js';

const runs = isFull ? 5000 : 500;

const kinds: SearchKind[] = ['spec', 'operation', 'schema', 'page'];

const character = fc.nat(lastCharacter).map(characterAt);

/** Texts of all scripts, with separators, changes of case, marks, and emoji. */
const text = fc.oneof(
  fc.string({ unit: character, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'list',
        'Pets',
        'HTTP',
        's',
        'S',
        'ies',
        '_',
        '-',
        ' ',
        '/',
        '2',
        '支',
        '払',
        'い',
        'é',
        'й',
        'ß',
        '🐟',
        "'",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('words', () => {
  it('are split into themselves', () => {
    fc.assert(
      fc.property(text, (value) => {
        const words = tokenize(value);
        expect(tokenize(words.join(' '))).toEqual(words);
      }),
      { seed: randomSeed(1), numRuns: runs },
    );
  });

  it('are letters and digits of at most 64 units', () => {
    fc.assert(
      fc.property(text, (value) => {
        for (const word of tokenize(value)) {
          expect(word).toMatch(/^(?:[a-z\d]|[^\0-\x7f])+$/u);
          expect(word.length).toBeLessThanOrEqual(64);
          expect(word.isWellFormed?.() ?? true).toBe(true);
        }
      }),
      { seed: randomSeed(1), numRuns: runs },
    );
  });
});

function matches(expression: Expression, tokens: ReadonlySet<string>): boolean {
  if ('token' in expression) return tokens.has(expression.token);
  if ('prefix' in expression) return [...tokens].some((token) => token.startsWith(expression.prefix));
  if ('any' in expression) return expression.any.some((part) => matches(part, tokens));
  const isExcluded = expression.not !== undefined && matches(expression.not, tokens);
  return !isExcluded && expression.all.every((part) => matches(part, tokens));
}

/** The numbers of the tiers that a document is in. */
function tiersWith(query: string, tokens: readonly string[]): number[] {
  const parsed = parseQuery(query);
  const found = new Set(tokens);
  return parsed === undefined
    ? []
    : tiersOf(parsed).flatMap((tier, number) => (matches(tier, found) ? [number] : []));
}

const tokensOf = (name: string, body = '') =>
  documentTokens({ identifiers: [name], names: [name], paths: [], bodies: [body] }).tokens;

describe('a document', () => {
  it('is found by its name, in the first tier', () => {
    fc.assert(
      fc.property(text, (name) => {
        const found = tiersWith(name, tokensOf(name));
        expect(found).toEqual(tokenize(name).length === 0 ? [] : [0]);
      }),
      { seed: randomSeed(1), numRuns: runs },
    );
  });

  it('is found by any of its words, in one tier', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (name, body, first, second) => {
        const words = tokenize(`${name} ${body}`).filter((word) => word.length > 2);
        fc.pre(words.length > 0);
        const query = `${words[first % words.length]} ${words[second % words.length]}`;
        expect(tiersWith(query, tokensOf(name, `${name} ${body}`)), query).toHaveLength(1);
      }),
      { seed: randomSeed(1), numRuns: runs },
    );
  });

  it('is found by the beginning of a word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,30}$/), fc.integer({ min: 2, max: 30 }), (word, length) => {
        expect(tiersWith(word.slice(0, length), tokensOf(`first ${word}`))).toHaveLength(1);
      }),
      { seed: randomSeed(1) },
    );
  });
});

describe('a query', () => {
  it('is bounded', () => {
    const long = fc.oneof(text, fc.string({ unit: character, maxLength: 5000 }));
    fc.assert(
      fc.property(long, (value) => {
        const query = parseQuery(value);
        if (query === undefined) return;
        expect(query.words.length).toBeLessThanOrEqual(maxQueryWords);
        expect(query.joined.length).toBeLessThanOrEqual(64);
        expect(JSON.stringify(tiersOf(query)).length).toBeLessThan(60_000);
        expect(
          suggestionsFor(
            query,
            query.words.map(() => ['aaaa', 'bbbb']),
          ).length,
        ).toBeLessThanOrEqual(5);
      }),
      { seed: randomSeed(1) },
    );
  });
});

const token = fc.constantFrom('na', 'nab', 'nb', 'pa', 'pab', 'ba', 'bb', 'eab');
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const parts = fc.array(tie('expression'), { maxLength: 3 });
  return {
    expression: fc.oneof(
      { maxDepth: 4 },
      token.map((value) => ({ token: value })),
      fc.constantFrom('', 'n', 'na', 'p', 'x').map((prefix) => ({ prefix })),
      parts.map((any) => ({ any })),
      parts.map((all) => ({ all })),
      fc.record({ all: parts, not: tie('expression') }),
    ),
  };
});

describe('the index in memory', () => {
  it('finds what each expression describes, also after changes', () => {
    const document = fc.uniqueArray(token, { minLength: 1 });
    const documents = fc.uniqueArray(fc.tuple(fc.nat(40), document), { selector: ([id]) => id });
    const range = fc.record(
      { after: fc.nat(40), from: fc.nat(40), to: fc.nat(40), limit: fc.nat(10) },
      { requiredKeys: ['limit'] },
    );
    fc.assert(
      fc.property(documents, fc.array(fc.nat(40)), expression, range, (all, removed, condition, options) => {
        const index = createMemoryIndex();
        for (const [id, tokens] of all) index.add(id, tokens);
        index.find(condition, { limit: 1 });
        for (const id of removed) index.remove(id);
        const { after = -1, from = 0, to = 100, limit } = options;
        const expected = all
          .filter(([id]) => !removed.includes(id) && id > after && id >= from && id < to)
          .filter(([, tokens]) => matches(condition, new Set(tokens)))
          .map(([id]) => id)
          .sort((a, b) => a - b)
          .slice(0, limit);
        expect(index.find(condition, options)).toEqual(expected);
      }),
      { seed: randomSeed(1), numRuns: runs },
    );
  });
});

describe('IDs', () => {
  const parts = fc.record({
    kind: fc.constantFrom(...kinds),
    nameLength: fc.nat(63),
    generation: fc.nat(2 ** 27 - 1),
    position: fc.nat(2 ** 18 - 1),
  });

  it('have the parts that they were made of, are safe integers, and are in the range of their kind', () => {
    fc.assert(
      fc.property(parts, (value) => {
        const id = documentId(value);
        const [from, to] = kindRange(value.kind);
        expect(partsOfId(id)).toEqual(value);
        expect(Number.isSafeInteger(id) && id >= from && id < to).toBe(true);
      }),
      { seed: randomSeed(1) },
    );
  });

  it('are in the order of their parts', () => {
    const key = (value: ReturnType<typeof partsOfId>) => [
      kinds.indexOf(value.kind),
      value.nameLength,
      value.generation,
      value.position,
    ];
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const different = key(a).findIndex((part, index) => part !== key(b)[index]);
        const order = (key(a)[different] ?? 0) - (key(b)[different] ?? 0);
        expect(Math.sign(documentId(a) - documentId(b))).toBe(Math.sign(order));
      }),
      { seed: randomSeed(1) },
    );
  });

  it('follow from the bytes of a generation', () => {
    fc.assert(
      fc.property(fc.array(parts), fc.nat(2 ** 27 - 1), (all, generation) => {
        const ranks = ranksOf(all.map(({ kind, nameLength }) => ({ entry: { kind }, nameLength })));
        expect(idsOfGeneration(ranks, generation)).toEqual(
          all.map((value, position) => documentId({ ...value, generation, position })),
        );
      }),
      { seed: randomSeed(1) },
    );
  });

  it('refuse numbers that do not fit', () => {
    const base = { kind: 'spec', nameLength: 1, generation: 1, position: 1 } as const;
    expect(() => documentId({ ...base, generation: 2 ** 27 })).toThrow('2^27');
    expect(() => documentId({ ...base, position: 2 ** 18 })).toThrow('2^18');
    expect(documentId({ ...base, nameLength: 1000 })).toBe(documentId({ ...base, nameLength: 63 }));
  });
});
