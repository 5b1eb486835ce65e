import { expect, it } from 'vitest';
import { indexSpecOnly } from '../../src/search/index-spec-only.js';
import { readEntries } from '../../src/work/heavy-work/search/search-chunks.js';
import { plainCodec } from '../plain-codec.js';
import { spec } from '../records.js';

const counts = { operations: 0, webhooks: 0, schemas: 0 };

it.each([
  ['Ferry API', 'Ferry API'],
  [' \n', 'ferry'],
  ['', 'ferry'],
  [undefined, 'ferry'],
])('shows a specification with the title %j as %s', async (title, shown) => {
  const facts = { counts, ...(title !== undefined && { title }) };
  const { chunks } = await indexSpecOnly(plainCodec, spec({ slug: 'ferry', facts }));
  const [entries] = await Promise.all(chunks.map((chunk) => readEntries(plainCodec, chunk.entries)));
  expect(entries).toMatchObject([{ kind: 'spec', title: shown, identifier: 'ferry' }]);
});
