import { spec } from '@specshelf/service/test/records';
import { expect, it } from 'vitest';
import { createLinks } from '../../src/links.js';
import { organizationIndex } from '../../src/reader/markdown/organization-index.js';

const pageSize = 50;

/** An organization with 1,200 specifications, each third of them without a version. */
function createPage(query: string) {
  const reads: (string | undefined)[] = [];
  const service = {
    listReadableSpecs: async (_id: string, _principal: unknown, { page }: { page?: string } = {}) => {
      reads.push(page);
      const from = Number(page ?? 0);
      const items = Array.from({ length: pageSize }, (_, index) => from + index).map((number) => {
        const { lastVersion: _, ...record } = spec({ slug: `api-${number}`, visibility: 'public' });
        return number % 3 === 0 ? record : { ...record, lastVersion: 'v1' };
      });
      const end = from + pageSize;
      return { organizationId: 'acme', items, ...(end < 1_200 ? { next: String(end) } : {}) };
    },
  };
  const page = {
    service,
    links: createLinks('/specs'),
    params: { organizationId: 'ACME' },
    principal: undefined,
    query: new URLSearchParams(query),
  };
  return { page, reads };
}

it('the index of an organization is divided into pages of about 500 specifications', async () => {
  const seen: string[] = [];
  const lengths: number[] = [];
  let query = '';
  for (;;) {
    const { page, reads } = createPage(query);
    const { text } = await organizationIndex(page, 'https://docs.example');
    expect(reads.length).toBeLessThanOrEqual(20);
    const listed = [
      ...text.matchAll(
        /^- \[(api-\d+)\]\(https:\/\/docs\.example\/specs\/orgs\/acme\/openapi\/api-\d+\/llms\.txt\)/gm,
      ),
    ];
    seen.push(...listed.map(([, slug = '']) => slug));
    lengths.push(listed.length);
    const next =
      /\[More specifications\]\(https:\/\/docs\.example\/specs\/orgs\/acme\/llms\.txt\?(page=\d+)\)/.exec(
        text,
      );
    if (!next) break;
    query = next[1] ?? '';
  }
  expect(lengths).toEqual([500, 300]);
  expect(new Set(seen).size).toBe(800);
});
