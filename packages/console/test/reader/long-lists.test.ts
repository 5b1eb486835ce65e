import type { SiteMap, SitePage } from '@specshelf/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { countNodes } from '../../src/reader/reading/count-nodes.js';
import { createTestConsole, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const mostNodes = 8_000;

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

/** A specification with tags of this many operations each, and schemas. */
function mapOf(tags: readonly number[], schemas = 0): SiteMap {
  const pages: SitePage[] = [];
  for (const [tag, operations] of tags.entries()) {
    const parent = pages.push(page({ kind: 'tag', path: `tag-${tag}`, title: `Tag ${tag}` })) - 1;
    for (let count = 0; count < operations; count++) {
      const path = `tag-${tag}/operation-${count}`;
      const action = { kind: 'operation', method: 'GET', address: `/${path}`, deprecated: true } as const;
      pages.push(page({ path, title: `Operation ${count}`, parent, ...action }));
    }
  }
  return {
    pages,
    schemas: Array.from({ length: schemas }, (_, index) => `Schema${index}`),
    tagPaths: {},
  };
}

function page(fields: Pick<SitePage, 'kind' | 'path' | 'title'> & Partial<SitePage>): SitePage {
  const source = { type: 'builtin:openapi', props: {}, dependencies: {} };
  return { description: `About ${fields.title}`, id: fields.path, source, seed: '', ...fields };
}

/** The pages of the documentation that links lead to, without those of single operations and schemas. */
async function crawl(): Promise<{ seen: Map<string, string>; linked: Set<string> }> {
  const seen = new Map<string, string>();
  const linked = new Set<string>();
  const open = [museum];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (seen.has(address)) continue;
    const { status, body } = await fetchPage(test, address);
    expect([address, status]).toEqual([address, 200]);
    seen.set(address, body);
    const hrefs = hrefsOf(body).filter((href) => href.startsWith(`/specs${museum}`));
    for (const href of hrefs.map((each) => each.slice('/specs'.length))) {
      linked.add(href);
      if (/\/docs\/tag-0(?:\?|$)|\/(?:operations|schemas)(?:\?|$)|museum\?/.test(href)) open.push(href);
    }
  }
  return { seen, linked };
}

const worlds: [string, SiteMap][] = [
  ['many operations in one tag', mapOf([1_700])],
  ['many tags with one operation each', mapOf(Array.from({ length: 900 }, () => 1))],
  ['many tags with many operations', mapOf(Array.from({ length: 40 }, () => 45))],
  ['many tags without operations', mapOf(Array.from({ length: 1_300 }, () => 0))],
  ['many schemas', mapOf([3], 2_500)],
];

describe.each(worlds)('a specification with %s', (_, map) => {
  it('has pages of limited size, from which all operations, tags, and schemas are linked', async () => {
    test.reader.map = map;
    const { seen, linked } = await crawl();
    for (const [address, body] of seen) expect([address, countNodes(body)]).toEqual([address, inLimit(body)]);
    const wanted = [
      ...map.pages.map(({ path }) => `${museum}/docs/${path}`),
      ...map.schemas.map((name) => `${museum}/schemas/${name}`),
    ];
    expect(wanted.filter((address) => !linked.has(address))).toEqual([]);
  });
});

/** The number of nodes, or the limit if there are more. */
function inLimit(body: string): number {
  return Math.min(countNodes(body), mostNodes);
}

describe('a long list', () => {
  beforeEach(() => {
    test.reader.map = mapOf([900]);
  });

  it.each(['/operations', '/docs/tag-0'])('at %s has links to its previous and next part', async (path) => {
    const rels = async (query: string) => {
      const { body } = await fetchPage(test, museum + path + query);
      const nav = /<nav class="reader-neighbors" aria-label="Parts of this list">.*?<\/nav>/s.exec(body)?.[0];
      return hrefsOf(nav ?? '').map((href) => href.slice(`/specs${museum}${path}`.length));
    };
    expect(await rels('')).toEqual(['?from=300']);
    expect(await rels('?from=300')).toEqual(['', '?from=600']);
    expect(await rels('?from=450')).toEqual(['', '?from=600']);
    expect(await rels('?from=600')).toEqual(['?from=300']);
  });

  it('has no part after its end, and rejects a start that is not a number', async () => {
    expect((await fetchPage(test, `${museum}/operations?from=900`)).status).toBe(404);
    expect((await fetchPage(test, `${museum}/schemas?from=1`)).status).toBe(404);
    expect((await fetchPage(test, `${museum}/operations?from=-1`)).status).toBe(400);
  });

  it('has a part for each address in the cache', async () => {
    const etags = await Promise.all(
      ['', '?from=300', '?from=600'].map(async (query) => {
        const { headers } = await fetchPage(test, `${museum}/operations${query}`);
        return headers['etag'];
      }),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it('is shown around the current operation in the navigation', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/tag-0/operation-500`);
    const side = hrefsOf(body.slice(body.indexOf('reader-side'), body.indexOf('reader-tools')));
    const operations = side.filter((href) => href.includes('/operation-'));
    expect(operations).toHaveLength(60);
    expect(operations).toContain(`/specs${museum}/docs/tag-0/operation-494`);
    expect(operations).toContain(`/specs${museum}/docs/tag-0/operation-553`);
    expect(side.at(-1)).toBe(`/specs${museum}/docs/tag-0`);
  });
});

describe('printing a tag', () => {
  beforeEach(() => {
    test.reader.map = mapOf([6]);
  });

  it('continues on further pages until all operations are printed once', async () => {
    const titles: string[] = [];
    const addresses: string[] = [];
    for (let address: string | undefined = `${museum}/print/tag-0`; address !== undefined; ) {
      addresses.push(address);
      const { status, body } = await fetchPage(test, address);
      expect(status).toBe(200);
      expect(countNodes(body)).toBeLessThanOrEqual(mostNodes);
      titles.push(...[...body.matchAll(/<h2 dir="auto">(.*?)<\/h2>/g)].map(([, title = '']) => title));
      const next = /rel="next" href="\/specs([^"]*\/print\/[^"]*)"/.exec(body)?.[1];
      expect(addresses).not.toContain(next);
      address = next;
    }
    expect(titles).toEqual(Array.from({ length: 6 }, (_, index) => `Operation ${index}`));
    expect(addresses.length).toBeGreaterThan(2);
  });

  it('has no page after the last operation', async () => {
    expect((await fetchPage(test, `${museum}/print/tag-0?from=6`)).status).toBe(404);
    expect((await fetchPage(test, `${museum}/print/tag-0?from=x`)).status).toBe(400);
  });
});
