import type { Principal } from '@specshelf/service';
import { spec } from '@specshelf/service/test/records';
import { expect, it } from 'vitest';
import { findLimitedToken } from '../../src/search/visibility.js';

const principal: Principal = {
  subject: { id: 'job', displayName: 'Job' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'], specSlugs: ['tides-*'] }],
};

/** Returns what the token finds in a catalog that is read in these pages, and the number of reads. */
async function find(pages: readonly (readonly string[])[]) {
  let reads = 0;
  const service = {
    listReadableSpecs: async () => {
      const items = (pages[reads] ?? []).map((slug) => spec({ slug }));
      reads += 1;
      return {
        organizationId: 'acme',
        items,
        ...(reads < pages.length && { next: `page ${reads}` }),
      };
    },
  };
  const found = await findLimitedToken({ service, principal, params: { organizationId: 'acme' } }, {});
  return { slugs: found?.slugs, hasMore: found?.hasMore, reads };
}

it('names specifications that are on later pages of the catalog', async () => {
  expect(await find([[], ['a'], [], ['b']])).toEqual({ slugs: ['a', 'b'], hasMore: false, reads: 4 });
});

it('names no more than six, and reads no more pages than necessary', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(await find([letters, ['h']])).toEqual({ slugs: letters.slice(0, 6), hasMore: true, reads: 1 });
  expect(await find([letters.slice(0, 6)])).toEqual({
    slugs: letters.slice(0, 6),
    hasMore: false,
    reads: 1,
  });
});

it('reads five pages at most', async () => {
  expect(await find(Array.from({ length: 9 }, () => []))).toEqual({ slugs: [], hasMore: true, reads: 5 });
});
