import { invalidRequest, type Principal, RequestError } from '@specshelf/service';
import { spec, time } from '@specshelf/service/test/records';
import { describe, expect, it } from 'vitest';
import { organizationIndex } from '../../src/reader/markdown/organization-index.js';
import { createLinks } from '../../src/web/links.js';

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
    now: new Date(time(0)),
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

/** A visitor with access to an organization, or to some of its specifications. */
const of = (organization: string, specSlugs?: string[]): Principal => ({
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: [organization], scopes: ['openapi:read'], ...(specSlugs && { specSlugs }) }],
});

describe('the state of a specification', () => {
  /** The texts after the slug of the specification `open`. */
  async function stateOf(changes: Parameters<typeof spec>[0], principal?: Principal) {
    const item = spec({ slug: 'open', visibility: 'public', lastVersion: 'v1', ...changes });
    const request = {
      service: { listReadableSpecs: async () => ({ organizationId: 'acme', items: [item] }) },
      links: createLinks('/specs'),
      now: new Date(time(10)),
      params: { organizationId: 'acme' },
      principal,
      query: new URLSearchParams(),
    };
    const { text } = await organizationIndex(request, 'https://docs.example');
    return /: `open`(.*)$/m.exec(text)?.[1];
  }

  it('is visible to members only if it is the lifecycle', async () => {
    const states = [of('acme'), of('acme', ['op*']), undefined, of('globex'), of('acme', ['other'])].map(
      (visitor) => stateOf({ lifecycle: 'deprecated', owner: 'Crew', tags: ['tides'] }, visitor),
    );
    expect(await Promise.all(states)).toEqual([', deprecated', ', deprecated', '', '', '']);
  });

  it('is deprecated from the time of its deprecation on', async () => {
    expect(await stateOf({ deprecation: { at: time(10) } })).toBe(', deprecated');
    expect(await stateOf({ deprecation: { at: time(11) } })).toBe('');
  });
});

describe('a visitor without anything to see', () => {
  const invalid = invalidRequest([{ path: '/query/page', message: 'must be the `next.page`' }]);
  const open = spec({ slug: 'open', visibility: 'public', lastVersion: 'v1' });

  /** The organization `acme`, whose list begins with some specifications. The list of the cursor `end` is empty. */
  async function indexOf(organizationId: string, query: string, items: unknown[], principal?: Principal) {
    const listReadableSpecs = async (id: string, _principal: unknown, { page }: { page?: string } = {}) => {
      if (id !== 'acme') return { items: [] };
      if (page !== undefined && page !== 'end') throw invalid;
      return { organizationId: 'acme', items: page === undefined ? items : [] };
    };
    const request = {
      service: { listReadableSpecs } as never,
      links: createLinks('/specs'),
      now: new Date(time(0)),
      params: { organizationId },
      principal,
      query: new URLSearchParams(query),
    };
    return organizationIndex(request, 'https://docs.example').then(
      ({ text }) => text.includes('None.'),
      (error) => (error instanceof RequestError ? error.meaning : error),
    );
  }

  it.each(['', 'page=', 'page=x', 'page=end'])('sees no organization with the query "%s"', async (query) => {
    for (const id of ['acme', 'none']) {
      expect(await indexOf(id, query, [])).toBe('unauthenticated');
      expect(await indexOf(id, query, [], of('globex'))).toBe('not-found');
    }
  });

  it('differs from members and from visitors of an organization with public specifications', async () => {
    for (const visitor of [undefined, of('globex'), of('acme')]) {
      expect(await indexOf('acme', 'page=x', [open], visitor)).toBe('invalid-request');
      expect(await indexOf('acme', 'page=end', [open], visitor)).toBe(true);
    }
    expect(await indexOf('acme', 'page=x', [], of('acme'))).toBe('invalid-request');
    expect(await indexOf('acme', 'page=end', [], of('acme'))).toBe(true);
  });
});
