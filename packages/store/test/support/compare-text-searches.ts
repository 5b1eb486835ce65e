import type { Principal, SearchQuery, SearchResults, Stores } from '@specshelf/service';
import { anonymous } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { createIndexer } from '@specshelf/service/lazy-modules';
import { search } from '@specshelf/service/on-demand';
import { unpackIndex } from '@specshelf/service/search';
import { organization, spec, time, version } from '@specshelf/service/test/records';
import { expect } from 'vitest';
import { createStores as createMockStores } from '../../../mocks/src/stores/create-stores.js';
import { serverCodec } from '../../src/records/content-codec.js';
import { createRandom, type Random } from './create-random.js';
import { randomSearch } from './random-search.js';

/** The text of a document. */
interface SourceText {
  name: string;
  text: Uint8Array;
}

export interface TextComparison {
  stores: Stores;
  /** Compared again, the same objects are not processed again. */
  documents: readonly SourceText[];
  /** Number of random queries. */
  queries: number;
  seed: number;
}

const { runTask } = createHeavyWork(serverCodec);

const member: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'] }],
};

/** Compares the results of random queries over documents in a store with those in the store of the mocks. Returns the number of results. */
export async function compareTextSearches(comparison: TextComparison): Promise<number> {
  const { stores, documents, queries, seed } = comparison;
  const random = createRandom(seed);
  const all = [stores, createMockStores()];
  for (const { organizations } of all) await organizations.insert(organization());
  const added: Added[] = [];
  for (const document of documents) {
    const output = await processed(document);
    if (output.kind === 'processed') added.push(await addTo(all, output, `s${added.length}`));
  }
  const compared = { all, added, random, seed };
  let results = await compareAll(compared, queries / 2);
  for (const [place, { id }] of added.entries()) {
    for (const each of all) {
      if (place % 5 === 1) await each.specs.remove(id, time(1));
      if (place % 5 === 2) await each.specs.commit({ id, expected: {}, changes: { visibility: 'private' } });
      if (place % 5 === 3) await each.specs.commit({ id, expected: {}, changes: { tags: ['changed'] } });
      // Not indexed again, so that some results of the index are outdated.
      if (place % 2 === 0) await index(each);
    }
  }
  results += await compareAll(compared, queries / 2);
  for (const each of all) await index(each);
  return results + (await compareAll(compared, queries / 4));
}

interface Added {
  id: string;
  texts: readonly string[];
}

type Processed = Extract<Awaited<ReturnType<typeof runPipeline>>, { kind: 'processed' }>;

const outputs = new WeakMap<SourceText, ReturnType<typeof runPipeline>>();

function processed(document: SourceText): ReturnType<typeof runPipeline> {
  const output = outputs.get(document) ?? runPipeline(document);
  outputs.set(document, output);
  return output;
}

function runPipeline({ name, text }: SourceText) {
  return runTask('runPipeline', {
    entry: name,
    files: new Map([[name, { fetched: text }]]),
    unavailable: new Map(),
    redirects: new Map(),
    limits: { files: 1, total: 64 * 1024 * 1024 },
  });
}

/** Adds a specification to each store, and indexes it before the next one, so that the generations have the same order. */
async function addTo(all: readonly Stores[], { made }: Processed, id: string): Promise<Added> {
  const { specification, document, outline, facts, format } = made;
  const visibility = id.endsWith('0') || id.endsWith('3') ? 'private' : 'public';
  for (const stores of all) {
    await stores.specs.insert(spec({ id, slug: `api-${id}`, visibility }));
    await stores.contents.put([specification, document, outline]);
    const digests = { specification: specification.digest, outline: outline.digest };
    const added = version({ id: `v${id}`, specId: id, format, facts, ...digests });
    const changes = { lastVersion: added.id, facts, processingState: 'complete' } as const;
    await stores.specs.commit({ id, expected: {}, changes, version: added });
    await index(stores);
  }
  const input = { specSlug: `api-${id}`, tags: [], outline, specification };
  const indexed = unpackIndex(await runTask('indexVersion', input));
  return { id, texts: indexed.chunks.map(({ tokens }) => new TextDecoder().decode(tokens)) };
}

async function index(stores: Stores): Promise<void> {
  const report = (error: unknown) => expect.fail(String(error));
  const indexNext = createIndexer({ ...serverCodec, stores, runTask, report, now: () => new Date(time(0)) });
  while (await indexNext());
}

interface Compared {
  all: readonly Stores[];
  added: readonly Added[];
  random: Random;
  seed: number;
}

async function compareAll({ all, added, random, seed }: Compared, queries: number): Promise<number> {
  let results = 0;
  for (let number = 0; number < queries; number += 1) {
    const query = randomSearch(
      random,
      added.map(({ texts }) => texts),
    );
    const principal = random(3) === 0 ? anonymous : member;
    const [found, expected] = await Promise.all(all.map((stores) => pagesOf(stores, query, principal)));
    expect({ seed, query, principal, found }).toEqual({ seed, query, principal, found: expected });
    results += found?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  }
  return results;
}

const maxPages = 3;

/** Returns the first pages; none if the specification of the query is not readable. */
async function pagesOf(stores: Stores, query: SearchQuery, principal: Principal): Promise<SearchResults[]> {
  const now = () => new Date(time(0));
  const deps = { ...serverCodec, stores, now, cursorKey: 'key', publicURL: 'https://specs.example' };
  const pages: SearchResults[] = [];
  let page: string | undefined;
  do {
    const found = await search(deps, { organizationId: 'acme' }, { ...query, page }, principal).catch(none);
    // Generations have other numbers.
    page = found.next?.page;
    pages.push(found.next ? { ...found, next: { page: 'next' } } : found);
  } while (page !== undefined && pages.length < maxPages);
  return pages;
}

function none(error: unknown): SearchResults {
  if (error instanceof Error && error.message.includes('was not found')) return { items: [] };
  throw error;
}
