import { documentId } from '@specshelf/search';
import { expect, it } from 'vitest';
import type { Principal } from '../../src/base/ports/access/principal.js';
import { search } from '../../src/search/search.js';
import { printChunk } from '../../src/work/heavy-work/search/search-chunks.js';
import { plainCodec } from '../plain-codec.js';
import { organization, spec, time } from '../records.js';

const member: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'] }],
};

async function entriesOfOne(): Promise<Uint8Array> {
  const entry = { kind: 'operation', title: 'a' } as const;
  return (await printChunk(plainCodec, [{ entry, nameLength: 1, tokens: [] }], new Set())).entries;
}

function depsWith(stores: object) {
  const now = () => new Date(time(0));
  return { ...plainCodec, stores, now, cursorKey: 'key', publicURL: 'https://specs.example' };
}

it('returns documents of one version of a specification, although another one becomes current between two reads', async () => {
  // Those of generation 3 are no longer current, so that a page needs two reads.
  const documents = [1, 3, 3, 2].map((generation, position) => ({
    id: documentId({ kind: 'operation', nameLength: position, generation, position: 0 }),
    expression: 0,
  }));
  let current = 1;
  const entries = await entriesOfOne();
  const stores = {
    organizations: { find: async () => organization() },
    specs: { find: async () => undefined },
    versions: { find: async () => undefined },
    labels: { find: async () => undefined },
    search: {
      find: async ({ after, limit }: { after: number; limit: number }) =>
        documents.filter(({ id }) => id > after).slice(0, limit),
      findCurrent: async (generations: readonly number[]) => {
        const found = generations.filter((generation) => generation === current);
        current = 2;
        return found.map((generation) => ({ generation, versionId: `version${generation}`, spec: spec() }));
      },
      readEntries: async (places: readonly { generation: number; chunk: number }[]) =>
        places.map((place) => ({ ...place, entries })),
    },
  };
  const { items } = await search(
    depsWith(stores) as never,
    { organizationId: 'acme' },
    { q: 'a', limit: 2 },
    member,
  );
  expect(items.map(({ version }) => version)).toEqual(['version1']);
});

it('reads the entries of a page at once, while it looks up their specifications', async () => {
  // Those of the first page are of former generations.
  const documents = [1, 2, 3, 4, 5, 6].map((generation, position) => ({
    id: documentId({ kind: 'operation', nameLength: position, generation, position: 0 }),
    expression: 0,
  }));
  const entries = await entriesOfOne();
  const reads: string[] = [];
  const stores = {
    organizations: { find: async () => organization() },
    search: {
      find: async ({ after, limit }: { after: number; limit: number }) =>
        documents.filter(({ id }) => id > after).slice(0, limit),
      findCurrent: async (generations: readonly number[]) => {
        reads.push(`specifications of ${generations}`);
        return generations
          .filter((generation) => generation > 3)
          .map((generation) => ({ generation, versionId: 'v', spec: spec({ id: `spec${generation}` }) }));
      },
      readEntries: async (places: readonly { generation: number; chunk: number }[]) => {
        reads.push(`entries of ${places.map(({ generation }) => generation)}`);
        return places.map((place) => ({ ...place, entries }));
      },
    },
  };
  const { items } = await search(
    depsWith(stores) as never,
    { organizationId: 'acme' },
    { q: 'a', limit: 2 },
    member,
  );
  expect(items).toHaveLength(2);
  expect(reads).toEqual([
    ...['entries of 1,2', 'specifications of 1,2,3'],
    ...['entries of 4,5', 'specifications of 4,5,6'],
  ]);
});

it('reads the entries of the other results at once when the first documents are not current', async () => {
  const documents = [1, 2, 3, 4, 5].map((generation, position) => ({
    id: documentId({ kind: 'operation', nameLength: position, generation, position: 0 }),
    expression: 0,
  }));
  const entries = await entriesOfOne();
  const reads: number[][] = [];
  const stores = {
    organizations: { find: async () => organization() },
    search: {
      find: async () => documents,
      findCurrent: async () =>
        [4, 5].map((generation) => ({ generation, versionId: 'v', spec: spec({ id: `spec${generation}` }) })),
      readEntries: async (places: readonly { generation: number; chunk: number }[]) => {
        reads.push(places.map(({ generation }) => generation));
        return places.map((place) => ({ ...place, entries }));
      },
    },
  };
  await search(depsWith(stores) as never, { organizationId: 'acme' }, { q: 'a', limit: 2 }, member);
  expect(reads).toEqual([
    [1, 2],
    [4, 5],
  ]);
});
