import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { hostileText, siteMap } from '../support/fake-reader.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const kinds = [
  ['', 'Museum'],
  ['/docs/introduction', 'Introduction'],
  ['/docs/tickets', 'Tickets'],
  ['/docs/tickets/buy', 'Buy a ticket'],
  ['/docs/all-tickets', 'Tickets'],
  ['/operations', 'All operations'],
  ['/schemas', 'Schemas'],
  ['/schemas/Ticket', 'Ticket'],
  ['/schemas/a%2Fb', 'a/b'],
  ['/search', 'Search'],
  ['/search?q=ticket', 'Search'],
  ['/print/tickets', 'Tickets'],
] as const;

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

describe('a page of the documentation', () => {
  it.each(kinds)(
    'at %s has its title, one heading of the first level, and no inline code',
    async (path, title) => {
      for (const root of path === '' ? [museum] : [museum, `${museum}/versions/v1`]) {
        const { status, headers, body } = await fetchPage(test, root + path);
        expect([root, status]).toEqual([root, 200]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(body.replaceAll('<wbr/>', '').match(/<h1 dir="auto">.*?<\/h1>/g)).toEqual([
          `<h1 dir="auto">${title}</h1>`,
        ]);
        expect(body).toMatch(/^<!doctype html><html lang="en">/);
        expect(body).toContain('<main class="reader-main" lang ');
        expect(body).toMatch(/<title>[^<]*Museum<\/title>/);
        expect(body).toContain(
          '<link rel="canonical" href="https://docs.example/specs/orgs/acme/openapi/museum',
        );
        expect(body).not.toMatch(/<style| style=|<script>| on[a-z]+="/);
        expect(body).not.toContain('javascript:');
      }
    },
  );

  it('shows formulas as MathML', async () => {
    const introduction = await fetchPage(test, `${museum}/docs/introduction`);
    expect(introduction.body).toContain(
      '<div class="shelf-math"><math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></div>',
    );
    const overview = await fetchPage(test, museum);
    expect(overview.body).toContain('tickets, <span><math><mi>β</mi></math></span>.');
  });

  it('links only to pages that exist, and to elements of the page', async () => {
    const seen = new Set<string>();
    const open = kinds.map(([path]) => museum + path);
    open.push(`${museum}/versions/v1/docs`);
    for (let address = open.pop(); address !== undefined; address = open.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      const page = await fetchPage(test, address);
      expect([address, page.status]).toEqual([address, 200]);
      if (page.headers['content-type'] !== 'text/html; charset=utf-8') continue;
      for (const href of hrefsOf(page.body)) {
        if (href.startsWith('#')) {
          const id = decodeURIComponent(href.slice(1)).replaceAll('"', '&quot;');
          expect([address, href, page.body.includes(` id="${id}"`)]).toEqual([address, href, true]);
        }
        const [path = ''] = href.split('#');
        if (path.startsWith(`/specs${museum}`)) open.push(path.slice('/specs'.length));
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect([...seen].filter((address) => address.includes('?part='))).not.toEqual([]);
  });

  it('escapes the text of authors', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/hours`);
    expect(body).toContain('&lt;script>alert(1)');
    expect(body).not.toContain(hostileText);
    expect(
      (await fetchPage(test, `${museum}/search?q=${encodeURIComponent(hostileText)}`)).body,
    ).not.toContain(hostileText);
  });

  it('opens the current tag only in the navigation', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/tickets/buy`);
    const side = body.slice(body.indexOf('reader-side'), body.indexOf('reader-tools'));
    expect(hrefsOf(side)).toEqual(
      [
        '',
        '/operations',
        '/schemas',
        '/changelog',
        '/docs/introduction',
        '/docs/tickets',
        '/docs/tickets/buy',
        '/docs/tickets/get',
        '/docs/hours-2',
      ].map((path) => `/specs${museum}${path}`),
    );
    expect(side.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('of an operation wins over the tag with its path, and links the index of the tag', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/hours`);
    expect(body).toContain('<h1 dir="auto">Hours &lt;script>');
    expect(body).toContain(`all operations of the tag <a href="/specs${museum}/docs/hours-2">Hours</a>`);
  });

  it('of a tag lists its operations with method, path, and deprecation', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/hours-2`);
    const main = body.slice(body.indexOf('<main'));
    expect(main).toMatch(/GET.*\/hours/s);
    expect(main).toContain('deprecated');
    expect(main).toContain(`href="/specs${museum}/print/hours-2"`);
  });

  it('continues an element with `part` and `from`', async () => {
    const { status, body } = await fetchPage(test, `${museum}/schemas/Ticket?part=Ticket&from=400`);
    expect(status).toBe(200);
    expect(body).toContain('field450');
    expect(body).not.toContain('field100<');
  });

  it.each(['part=', 'part=a&from=x', 'part=a&from=-1', `part=${'x'.repeat(4_097)}`])(
    'rejects the query %s',
    async (query) => {
      expect((await fetchPage(test, `${museum}/docs/tickets/buy?${query}`)).status).toBe(400);
    },
  );

  it('of an old version links the default one', async () => {
    const { body } = await fetchPage(test, `${museum}/versions/v1/docs/tickets`);
    expect(body).toContain(`<a href="/specs${museum}">Open the default version</a>`);
    expect((await fetchPage(test, `${museum}/docs/tickets`)).body).not.toContain('Open the latest version');
  });

  it('returns Markdown with the specification of the operation', async () => {
    const { status, headers, body } = await fetchPage(test, `${museum}/docs/tickets/buy?format=md`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toMatch(/^# Buy a ticket\n\nTag: \[Tickets\]\(.*\)\n\n`POST \/tickets`\n/);
  });

  it('has unique IDs and open details when it is printed', async () => {
    const { body } = await fetchPage(test, `${museum}/print/tickets`);
    const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(body.slice(body.indexOf('reader-body'))).not.toMatch(/<details(?![^>]* open)/);
  });
});

describe('an address', () => {
  it.each([
    ['/tickets/buy', '/docs/tickets/buy'],
    ['/hours', '/docs/hours'],
    ['/all-tickets', '/docs/all-tickets'],
    ['/docs', ''],
  ])('of an earlier release (%s) redirects', async (path, expected) => {
    const { status, headers } = await fetchPage(test, museum + path);
    expect([status, headers['location']]).toEqual([308, `/specs${museum}${expected}`]);
  });

  it.each([
    '/docs/none',
    '/none',
    '/schemas/None',
    '/print/none',
    '/docs/constructor',
    '/versions/v1/docs/none',
  ])('without a page (%s) responds with links to the overview and the search', async (path) => {
    const { status, body, headers } = await fetchPage(test, museum + path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(hrefsOf(body).filter((href) => href.endsWith('/search'))).not.toEqual([]);
  });

  it('finds every page of the site map', async () => {
    for (const { path } of siteMap.pages) {
      expect((await fetchPage(test, `${museum}/docs/${path}`)).status).toBe(200);
    }
  });
});

describe('a specification without content', () => {
  const draft = '/orgs/acme/openapi/draft';

  it.each([
    ['pending', 'Waiting to be processed'],
    ['progress', 'Processing the specification'],
  ] as const)('in the state %s shows the stage and refreshes', async (processingState, title) => {
    const spec = test.reader.specs.get('draft');
    if (spec) test.reader.specs.set('draft', { ...spec, processingState });
    const { status, body } = await fetchPage(test, draft, { cookie: await signIn(test) });
    expect(status).toBe(200);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="2"');
    expect(body).toContain('<shelf-wait>');
  });

  it('that failed links its problems and does not refresh', async () => {
    const spec = test.reader.specs.get('draft');
    const failed = { processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' } as const;
    if (spec) test.reader.specs.set('draft', { ...spec, ...failed });
    const { body } = await fetchPage(test, `${draft}/docs/a`, { cookie: await signIn(test) });
    expect(body).not.toContain('http-equiv="refresh"');
    expect(body).not.toContain('<shelf-wait>');
    expect(hrefsOf(body)).toContain(`/specs${draft}/problems`);
  });
});
