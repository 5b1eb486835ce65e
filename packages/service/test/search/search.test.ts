import { documentId } from '@specshelf/search';
import { expect, it } from 'vitest';
import type { Principal } from '../../src/access/principal.js';
import { printChunk } from '../../src/heavy-work/search/search-chunks.js';
import { search } from '../../src/search/search.js';
import { organization, spec, time } from '../records.js';

const member: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'] }],
};

it('returns documents of one version of a specification, although another one becomes current between two reads', async () => {
  // Those of generation 3 are no longer current, so that a page needs two reads.
  const documents = [1, 3, 3, 2].map((generation, position) => ({
    id: documentId({ kind: 'operation', nameLength: position, generation, position: 0 }),
    expression: 0,
  }));
  let current = 1;
  const codec = {
    compress: async (bytes: Uint8Array) => bytes,
    decompress: async (bytes: Uint8Array) => bytes,
  };
  const { entries } = await printChunk(
    codec,
    [{ entry: { kind: 'operation', title: 'a' }, nameLength: 1, tokens: [] }],
    new Set(),
  );
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
  const now = () => new Date(time(0));
  const deps = {
    ...codec,
    stores,
    now,
    digest: async () => '',
    cursorKey: 'key',
    publicURL: 'https://specs.example',
  };
  const { items } = await search(deps as never, { organizationId: 'acme' }, { q: 'a', limit: 2 }, member);
  expect(items.map(({ version }) => version)).toEqual(['version1']);
});
