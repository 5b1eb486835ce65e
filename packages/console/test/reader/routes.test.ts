import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { siteMap } from '../support/fake-reader.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

// The conformance suite tests the pages of other specifications.

const museum = '/orgs/acme/openapi/museum';

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

describe('a page of the documentation', () => {
  it('shows formulas as MathML', async () => {
    const introduction = await fetchPage(test, `${museum}/docs/introduction`);
    expect(introduction.body).toContain(
      '<div class="shelf-math"><math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></div>',
    );
    const overview = await fetchPage(test, museum);
    expect(overview.body).toContain('tickets, <span><math><mi>β</mi></math></span>.');
  });

  it('of an operation wins over the tag with its path, and links the index of the tag', async () => {
    const { body } = await fetchPage(test, `${museum}/docs/hours`);
    expect(body).toContain('<h1 dir="auto">Hours &lt;script>');
    expect(body).toContain(`all operations of the tag <a href="/specs${museum}/docs/hours-2">Hours</a>`);
  });

  it('continues in its parts, whose links lead to pages and to elements of them', async () => {
    const seen = new Set<string>();
    const open = [`${museum}/docs/tickets/buy`, `${museum}/schemas/a%2Fb`, `${museum}/docs/introduction`];
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

  it('of each entry of the site map, and of each tag that another grouping has, exists', async () => {
    for (const path of [...siteMap.pages.map((page) => page.path), 'all-tickets'])
      expect([path, (await fetchPage(test, `${museum}/docs/${path}`)).status]).toEqual([path, 200]);
    const { status, headers } = await fetchPage(test, `${museum}/all-tickets`);
    expect([status, headers['location']]).toEqual([308, `/specs${museum}/docs/all-tickets`]);
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
});
