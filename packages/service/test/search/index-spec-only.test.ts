import { expect, it } from 'vitest';
import { readEntries } from '../../src/heavy-work/search/search-chunks.js';
import { indexSpecOnly } from '../../src/search/index-spec-only.js';
import { spec } from '../records.js';

const counts = { operations: 0, webhooks: 0, schemas: 0 };

it.each([
  ['Ferry API', 'Ferry API'],
  [' \n', 'ferry'],
  ['', 'ferry'],
  [undefined, 'ferry'],
])('shows a specification with the title %j as %s', async (title, shown) => {
  const facts = { counts, ...(title !== undefined && { title }) };
  const codec = {
    compress: async (bytes: Uint8Array) => bytes,
    decompress: async (bytes: Uint8Array) => bytes,
  };
  const { chunks } = await indexSpecOnly(codec, spec({ slug: 'ferry', facts }));
  const [entries] = await Promise.all(chunks.map((chunk) => readEntries(codec, chunk.entries)));
  expect(entries).toMatchObject([{ kind: 'spec', title: shown, identifier: 'ferry' }]);
});
