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
])('shows a specification with the title %j as %s', (title, shown) => {
  const facts = { counts, ...(title !== undefined && { title }) };
  const [chunk] = indexSpecOnly(spec({ slug: 'ferry', facts })).chunks;
  expect(readEntries(chunk?.entries ?? expect.fail('There must be a chunk'))).toMatchObject([
    { kind: 'spec', title: shown, identifier: 'ferry' },
  ]);
});
