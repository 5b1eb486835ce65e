import { defined } from '@specshelf/base/defined';
import type { OpenAPISpecRecord, Stores } from '@specshelf/service';
import { shownFacts } from '@specshelf/service/catalog';
import { cursorAfter, type SpecQuery, searchSpecs } from '@specshelf/service/on-demand';
import { organization, spec, time } from '@specshelf/service/test/records';
import { expect } from 'vitest';
import { createStores as createMockStores } from '../../../mocks/src/stores/create-stores.js';
import { serverCodec } from '../../src/records/content-codec.js';
import { createRandom, type Random } from './create-random.js';

export interface Comparison {
  stores: Stores;
  /** Number of random specifications and queries. */
  specs: number;
  queries: number;
  seed: number;
}

/** Compares the pages of random queries on a random catalog in a store with those in the store of the mocks. */
export async function compareSearches({ stores, specs, queries, seed }: Comparison): Promise<void> {
  const random = createRandom(seed);
  const mocks = createMockStores();
  for (const { organizations } of [stores, mocks]) {
    for (const id of ['acme', 'other']) await organizations.insert(organization({ id }));
  }
  for (let number = 0; number < specs; number += 1) {
    const record = randomSpec(random, number);
    for (const { specs } of [stores, mocks]) expect(await specs.insert(record)).toBe(true);
  }
  expect(await stores.specs.countValues('acme')).toEqual(await mocks.specs.countValues('acme'));
  for (let number = 0; number < queries; number += 1) {
    const query = randomQuery(random);
    expect({ seed, query, pages: await pagesOf(stores, query) }).toEqual({
      seed,
      query,
      pages: await pagesOf(mocks, query),
    });
  }
}

interface Pages {
  counts: number[];
  ids: string[];
}

const maxPages = 5;

async function pagesOf(stores: Stores, query: SpecQuery): Promise<Pages> {
  const deps = { stores, digest: serverCodec.digest, cursorKey: 'key' };
  const pages: Pages = { counts: [], ids: [] };
  let page: string | undefined;
  for (let read = 0; read < maxPages; read += 1) {
    const found = await searchSpecs(deps, 'acme', page === undefined ? query : { ...query, page });
    pages.counts.push(found.count);
    pages.ids.push(...found.items.map(({ id }) => id));
    page = found.next?.page;
    // As numbered pages of the catalog find their cursor.
    const matches = pages.ids.length + (page === undefined ? 1 : 0);
    expect(await cursorAfter(deps, 'acme', query, matches)).toBe(page);
    if (page === undefined) break;
  }
  return pages;
}

const words = [
  'Pets',
  'pétS',
  'API',
  'OpenMap',
  'ﬁsh',
  '商品',
  'カタログ',
  '😀',
  'İstanbul',
  '100%',
  'a_b',
  'ΟΔΟΣ',
  'ﷺ',
  '\u{10400}x',
  '\uffee',
];
const owners = ['Team Tide', 'TEAM TIDE', 'Straße', '商品', '%'];
const tags = ['sea', 'Séa', 'a b', '_', '\\', 'x'.repeat(50)];
const states = ['pending', 'progress', 'complete', 'failed'] as const;
const lifecycles = ['experimental', 'production', 'deprecated', 'retired'] as const;
const visibilities = ['private', 'public'] as const;
const problemFilters = ['error', 'warning', 'info', 'none'] as const;
const orders = ['name', '-name', 'updatedAt', '-updatedAt', 'createdAt', '-createdAt'] as const;

function randomSpec(random: Random, number: number): OpenAPISpecRecord {
  const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T | undefined =>
    values[random(values.length)];
  const maybe = <T>(values: readonly T[]): T | undefined => (random(3) === 0 ? undefined : pick(values));
  const title = [maybe(words), maybe(words), maybe(words)].filter(Boolean).join(pick([' ', '-', '']) ?? '');
  const slug = `${pick(['Pets', 'api', 'map'])}-${number}`;
  const state = pick(states) ?? 'pending';
  const counts = { operations: 1, webhooks: 0, schemas: 0 };
  const owner = maybe(owners);
  const lifecycle = maybe(lifecycles);
  return spec({
    // Not in the order of creation.
    id: `id${(number * 7919) % 10_007}`,
    slug,
    organizationId: random(10) === 0 ? 'other' : 'acme',
    createdAt: time(random(20)),
    updatedAt: time(random(20)),
    processingState: state === 'failed' ? 'complete' : state,
    ...(state === 'failed' ? { lastProcessErrorCode: 'FETCH_ERROR' } : {}),
    visibility: random(20) === 0 ? 'public' : 'private',
    problemCounts: { error: random(2), warning: random(3), info: random(2) },
    ...defined(shownFacts({ slug }, title === '' ? undefined : { title, counts })),
    ...(owner === undefined ? {} : { owner }),
    tags: tags.filter((_, place) => random(place + 2) === 0),
    ...(lifecycle === undefined ? {} : { lifecycle }),
  });
}

function randomQuery(random: Random): SpecQuery {
  const query: SpecQuery = { limit: random(4) === 0 ? 1 + random(3) : 100 };
  const pick = <T>(values: readonly T[]): T | undefined => values[random(values.length)];
  const value = <Name extends keyof SpecQuery>(name: Name, values: readonly SpecQuery[Name][]) => {
    const picked = random(3) === 0 ? pick(values) : undefined;
    if (picked !== undefined) query[name] = picked;
  };
  value('q', [...words, ...words.map((word) => [...word].slice(0, 2).join('')), 'pets 1', 'map api', '-']);
  value('state', states);
  value('owner', [...owners, 'nobody']);
  value('tag', [...tags, 'none']);
  value('lifecycle', lifecycles);
  value('visibility', visibilities);
  value('problems', problemFilters);
  value('sort', orders);
  return query;
}
