import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const ferry = '/orgs/acme/openapi/ferry';
const open = '/orgs/acme/openapi/open';
const missing = '/orgs/acme/openapi/nothing';

export function pageAccessSuite(context: SuiteContext): void {
  const publish = async () => {
    await publishPages(context, 'ferry');
    return publishOpenPages(context, 'open');
  };

  describe('a visitor without a session', () => {
    context.test('sees the same sign-in form for existing and missing resources', async () => {
      await publish();
      const visitor = new Visitor(context);
      const addresses = [`${ferry}/versions`, missing, '/orgs/acme', '/orgs/none', '/spaces/docs/a'];
      const forms = new Set<string>();
      for (const address of [...addresses, '/spaces/none/a', `${open}/versions/x`]) {
        const page = await visitor.open(address, 401);
        page.shows('Sign in to open this page. It is private, or it does not exist.');
        expect(page.html).toContain('type="password"');
        expect(page.html).toContain('autocomplete="off"');
        expect(page.html).toContain('action="/sign-in"');
        expect(page.hiddenFields).toMatchObject({ to: address });
        forms.add(page.html.replace(`value="${address}"`, ''));
      }
      expect(forms.size).toBe(1);
    });

    context.test('sees only the public addresses of a public specification', async () => {
      const { place } = await publish();
      for (const address of [open, '/orgs/ACME/openapi/OPEN']) {
        const page = await new Visitor(context).see(address);
        expect(page.status).toBe(200);
        page.leadsTo('/published/acme/open.json', `/sign-in?to=${encodeURIComponent(open)}`);
        const own = /^\/(?:orgs\/acme\/openapi\/open|published|sign-in|assets|favicon\.svg)\b/;
        expect(page.links.filter((link) => !own.test(link) || link.endsWith('/versions'))).toEqual([]);
        for (const hidden of [place.versionId, 'problem', '2026', ' complete', 'ACME', '>Catalog</a>'])
          expect(page.html).not.toContain(hidden);
      }
    });

    context.test('cannot see that a public specification without a version exists', async () => {
      await publishOpenPages(context, 'draft', 'no: document');
      await new Visitor(context).open('/orgs/acme/openapi/draft', 401);
    });

    context.test('cannot tell private documentation from missing documentation', async () => {
      await publish();
      const paths = ['', '/docs/sailings', '/operations', '/schemas', '/schemas/Ferry', '/search?q=a'];
      const all = [...paths, '/search.json', '/print/sailings', '/none', '/@prod/docs', '.md', '/llms.txt'];
      const visitor = new Visitor(context);
      for (const path of [...all, ...all.slice(1, -2).map((each) => `/versions/v1${each}`)]) {
        const [known, unknown] = [await visitor.see(ferry + path), await visitor.see(missing + path)];
        expect([path, known.status]).toEqual([path, 401]);
        expect(known.html.replaceAll('ferry', 'nothing')).toBe(unknown.html);
        expect(known.headers.get('cache-control')).toBe(unknown.headers.get('cache-control'));
      }
    });
  });

  describe('a token', () => {
    context.test('without access gets the same page as for a missing resource', async () => {
      await publish();
      const visitor = await visitorWith(context, 'stranger');
      const addresses = [`${ferry}/versions`, missing, '/orgs/acme', '/orgs/none', '/spaces/docs'];
      const pages = new Set<string>();
      for (const address of [...addresses, '/spaces/none', `${ferry}/versions/x`])
        pages.add((await visitor.open(address, 404)).html);
      expect(pages.size).toBe(1);
    });

    context.test('of another organization sees the public page of a public specification', async () => {
      await publish();
      const page = await (await visitorWith(context, 'stranger')).see(open);
      expect(page.status).toBe(200);
      expect(page.html).toContain('<a href="/sign-in">Catalog</a>');
      for (const hidden of ['/orgs/acme', `${open}/versions`]) expect(page.links).not.toContain(hidden);
    });

    context.test('of a member shows documentation with a way back to the catalog, and no forms', async () => {
      await publish();
      const visitor = await visitorWith(context, 'editor');
      for (const path of ['', '/docs/sailings', '/versions/latest/docs']) {
        const page = await visitor.see(`/orgs/ACME/openapi/open${path}`);
        expect(page.html).toContain('<a href="/orgs/acme">Catalog</a>');
        expect(page.html).not.toContain('>Sign in</a>');
        expect(page.html.replace(/<form[^>]*action="\/sign-out".*?<\/form>/s, '')).not.toContain(
          'method="post"',
        );
      }
      const page = await visitor.see(ferry);
      expect(page.html).toContain('<meta name="robots" content="noindex"');
      page.leadsTo(`${ferry}/versions`);
      expect(page.links).toContainEqual(expect.stringMatching(/\/versions\/\w+\/document\.json$/));
    });

    context.test('without the required scope gets a page that names the scope', async () => {
      await publish();
      const narrow = await visitorWith(context, 'manager');
      for (const address of [`${ferry}/versions`, missing, '/orgs/acme'])
        (await narrow.open(address, 403)).shows('openapi:read');
      (await narrow.open('/spaces/docs', 403)).shows('space:read');
    });

    context.test('is led to a first page that it may open', async () => {
      for (const [token, first] of [
        ['auditor', '/orgs/acme/tokens'],
        ['reader', '/orgs/acme'],
      ] as const) {
        const visitor = await visitorWith(context, token);
        const page = await visitor.open('/spaces/docs', 403);
        expect(page.find(/href="([^"]+)">\s*Go to the first page/)).toBe(first);
        await visitor.open(first);
      }
    });

    context.test('that has expired ends the session', async () => {
      await publish();
      const visitor = await visitorWith(context, 'brief');
      await visitor.open(`${ferry}/versions`);
      await context.target.advanceClock(3_600_000);
      await visitor.open(`${ferry}/versions`, 401);
    });
  });

  describe('a link on another site', () => {
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const status = `${ferry}/versions`;

    context.test('leads to a page that reloads itself once, with the cookie', async () => {
      await publish();
      const visitor = new Visitor(context);
      for (const address of [status, missing, `${status}?page=a%22b`, ferry]) {
        const page = (await visitor.see(address, followed)).isPage(200).shows('Continue');
        const next = page.find(/http-equiv="refresh" content="0; url=([^"]+)"/);
        expect(next).toBe(`${address}${address.includes('?') ? '&' : '?'}again`);
        expect((await visitor.see(next, followed)).html).not.toContain('refresh');
      }
      expect((await visitor.see(`${status}?again`, followed)).hiddenFields).toMatchObject({ to: status });
      expect((await visitor.see(open, followed)).html).toContain('<h1 dir="auto">Ferry</h1>');
    });

    context.test('leads to the address without a mark after the reload', async () => {
      await publish();
      const visitor = await visitorWith(context, 'reader');
      (await visitor.see(`${status}?again`)).redirectsTo(status);
      (await visitor.see(status, followed)).isPage(200);
    });

    context.test('causes no reload of a request that is not a navigation', async () => {
      await publish();
      const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
      (await new Visitor(context).see(status, image)).isPage(401);
    });
  });
}
