import { expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { suggestSlug } from '../../src/publish/suggest-slug.js';

it.each([
  ['Bike Share (v2).yaml', '', 'bike-share-v2'],
  ['folder/Ünïcode.JSON', '', 'unicode'],
  [
    'openapi.yaml',
    'openapi: 3.1.0\ninfo:\n  version: "1"\n  title: Ferry Bookings # short\n',
    'ferry-bookings',
  ],
  ['openapi.json', '{"openapi":"3.1.0","info":{"title":"Ferry \\"A\\"","version":"1"}}', 'ferry-a'],
  ['', "openapi: 3.1.0\ninfo: { title: 'Harbour', version: '1' }", 'harbour'],
  ['swagger-2.json', '{}', 'swagger-2'],
  ['..%2f../x', '', 'x'],
  ['---.yaml', 'info:\n  title: 船\n', undefined],
])('of %j with %j is %j', (name, head, slug) => {
  expect(suggestSlug({ name, head })).toBe(slug);
});

it.each([
  ['names and quotes', (size: number) => 'info:'.repeat(size) + 'title: "'.repeat(size)],
  ['titles without an end', (size: number) => `info:${'\ntitle: "'.repeat(size)}`],
  ['empty lines', (size: number) => '\n'.repeat(size)],
])('takes linear time for a hostile beginning of %s', async (_, headOf) => {
  await expectGrowth((size) => {
    const head = headOf(size);
    return () => suggestSlug({ name: '', head });
  }, 2_000);
});
