import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const status = '/orgs/acme/openapi/ferry/versions';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export function pageRequestsSuite(context: SuiteContext): void {
  describe('a request for a page', () => {
    context.test('with HEAD gets the status and headers of the page', async () => {
      await publishPages(context, 'ferry');
      const visitor = await visitorWith(context, 'reader');
      const page = (await visitor.see(status, {}, 'HEAD')).isPage(200);
      expect(page.html).toBe('');
      (await new Visitor(context).see(status, {}, 'HEAD')).isPage(401);
    });

    context.test('with another method gets a list of the allowed methods', async () => {
      const visitor = await visitorWith(context, 'reader');
      for (const [method, address, allow] of [
        ['POST', status, 'GET, HEAD'],
        ['DELETE', '/orgs/acme', 'GET, HEAD'],
        ['PUT', '/sign-in', 'GET, HEAD, POST'],
        ['GET', '/sign-out', 'POST'],
      ] as const) {
        const page = (await visitor.see(address, {}, method)).isPage(405);
        expect(page.header('allow')).toBe(allow);
        page.shows(`Method ${method} is not allowed. Allowed: ${allow}.`);
      }
    });

    context.test('with an unusual address gets a page with its status', async () => {
      await publishPages(context, 'ferry');
      const visitor = await visitorWithScopes(context, 'openapi:read', 'space:read');
      for (const [address, expected] of [
        [`${status}?page=nonsense`, 400],
        [`${status}?page=a&page=b`, 400],
        [`${status}?page=${'x'.repeat(2000)}`, 400],
        ['/orgs/%zz', 400],
        ['/spaces/docs/%ff', 400],
        ['/orgs/%00', 404],
        ['/orgs/..%2f..', 404],
        ['/orgs/acme/openapi/ferry/%00%0a%e2%80%ae', 404],
        ['/orgs/acme/openapi/ferry/a//b/', 404],
        ['/orgs/acme/openapi/ferry/docs/sailings//a', 404],
        [`/spaces/docs/${'x/'.repeat(3000)}`, 200],
        ['/orgs/acme/', 200],
        ['/orgs/acme?state=none', 400],
        [`/orgs/acme?q=${'x'.repeat(300)}`, 400],
        ['/orgs/acme?q=fer&state=&owner=&tag=&sort=name', 200],
      ] as const)
        await visitor.open(address, expected);
      (await visitor.see('/orgs/%zz')).shows('/path: has a %');
      (await visitor.see(`${status}?page=a&page=b`)).shows('/query/page: must be one page cursor');
    });

    context.test('with a form that is too large or of another type is rejected', async () => {
      const visitor = new Visitor(context);
      (await visitor.signIn('x'.repeat(70_000))).isPage(413);
      const token = context.tokenSecret('reader');
      (await visitor.send('/sign-in', { token }, { 'content-type': 'application/json' })).isPage(401);
    });

    context.test('for an address that is not a page gets the 404 of the API', async () => {
      const visitor = new Visitor(context);
      for (const path of [
        '/orgs',
        '/orgs/acme/openapi',
        '/spaces',
        '/Orgs/acme',
        '/sign-in/more',
        '/favicon.ico',
      ]) {
        const page = await visitor.see(path, { accept: '*/*' });
        expect([path, page.status]).toEqual([path, 404]);
        expect(page.header('content-type')).toBe('application/json; charset=utf-8');
        expect(JSON.parse(page.html).error.code).toBe(404);
      }
    });

    context.test('for an unknown address gets a page with a way back in a browser', async () => {
      const page = (await new Visitor(context).see('/nothing', browser)).isPage(404);
      page.shows('There is no page at this address.', 'Go to the first page');
      const member = await visitorWith(context, 'reader');
      (await member.see('/nothing', browser)).isPage(404).leadsTo('/orgs/acme');
      for (const path of ['/v1', '/v1/nothing', '/published/nothing']) {
        const { headers } = await member.see(path, browser);
        expect([path, headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
      }
    });

    context.test('for the root leads browsers to the sign-in page', async () => {
      const visitor = new Visitor(context);
      (await visitor.see('/', browser)).redirectsTo('/sign-in');
      expect((await visitor.see('/', { accept: '*/*' })).status).toBe(404);
      expect((await visitor.see('/', browser, 'POST')).status).toBe(404);
    });

    context.test('for the icon, style sheets, and scripts gets files, which caches store', async () => {
      const visitor = new Visitor(context);
      const icon = await visitor.see('/favicon.svg');
      expect([icon.status, icon.header('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      const page = await visitor.see('/sign-in');
      const assets = page.html.match(/(?<=")\/assets\/[^"]+\.[0-9a-f]{16}\.(?:css|js)(?=")/g) ?? [];
      expect(assets.length).toBeGreaterThan(1);
      for (const path of assets) {
        const asset = await visitor.see(path);
        expect(asset.status).toBe(200);
        expect(asset.header('cache-control')).toBe('public, max-age=31536000, immutable');
      }
      // Of another release: the current ones, which caches must not store.
      const other = await visitor.see('/assets/reader.0123456789abcdef.css');
      expect([other.status, other.header('cache-control')]).toEqual([200, 'public, no-cache']);
      for (const name of ['reader.css', 'other.0123456789abcdef.css', '..%2Fa'])
        expect([name, (await visitor.see(`/assets/${name}`)).status]).toEqual([name, 404]);
    });

    context.test('at an organization ID in another case gets the page at the stored ID', async () => {
      const { place } = await publishPages(context, 'ferry');
      const visitor = await visitorWith(context, 'reader');
      for (const rest of ['', '/openapi/ferry/versions', `/openapi/ferry/versions/${place.versionId}`]) {
        const exact = await visitor.open(`/orgs/acme${rest}`);
        expect((await visitor.see(`/orgs/ACME${rest}`)).html, rest).toBe(exact.html);
      }
      await visitor.open('/orgs/GLOBEX', 404);
    });
  });
}
