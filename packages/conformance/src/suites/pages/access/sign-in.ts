import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { worldWithFurtherTokens } from '../../../support/web/further-tokens.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const catalog = '/orgs/acme';
const hour = 3_600_000;

export function signInSuite(context: SuiteContext): void {
  const sessionOf = (visitor: Visitor) =>
    visitor.cookie?.split('; ').find((each) => /specshelf_session=/.test(each)) ?? '';

  describe('sign-in', () => {
    context.test('returns to the requested page, and trims the token', async () => {
      const visitor = new Visitor(context);
      const secret = ` ${context.tokenSecret('reader')}\n`;
      (await visitor.signIn(secret, `${catalog}?page=x`)).redirectsTo(`${catalog}?page=x`);
      await visitor.open(catalog);
    });

    context.test('stores the token encrypted in a cookie that other sites cannot use', async () => {
      const page = await new Visitor(context).signIn('reader');
      const [cookie = ''] = page.headers.getSetCookie();
      const attributes = cookie.split('; ').slice(1);
      for (const attribute of ['HttpOnly', 'Max-Age=28800', 'Path=/', 'SameSite=Strict'])
        expect(attributes).toContain(attribute);
      const value = /specshelf_session=([\w-]+)/.exec(cookie)?.[1] ?? '';
      const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
      expect(bytes).not.toContain(context.tokenSecret('reader'));
      expect((await context.request('GET', '/v1/user', { token: value })).status).toBe(401);
    });

    context.test('expires after 8 hours, even if the browser keeps the cookie', async () => {
      const visitor = await visitorWith(context, 'reader');
      await context.target.advanceClock(8 * hour - 1);
      await visitor.open(catalog);
      await context.target.advanceClock(1);
      await visitor.open(catalog, 401);
    });

    context.test('rejects forged and changed cookies', async () => {
      const visitor = await visitorWith(context, 'reader');
      const session = sessionOf(visitor);
      const [name = ''] = session.split('=');
      const changes = [`${session}x`, session.slice(0, -4), `${name}=`];
      for (const changed of [...changes, `${name}=${context.tokenSecret('reader')}`]) {
        visitor.cookie = changed;
        await visitor.open(catalog, 401);
      }
    });

    context.test('with an invalid token shows the form again, without the token', async () => {
      for (const token of ['wrong', '', 'a b', 'ä', 'x'.repeat(5000)]) {
        const page = (await new Visitor(context).signIn(token, catalog)).isPage(401);
        page.shows('This token is invalid or expired.');
        expect(page.hiddenFields).toMatchObject({ to: catalog });
        if (token) expect(page.html).not.toContain(`"${token}"`);
        expect(page.headers.getSetCookie()).toEqual([]);
      }
    });

    context.test('redirects to pages of the same server only', async () => {
      for (const to of ['//evil.example/orgs/', '/orgs/../../elsewhere', '/orgs/a\nb', '/v1/user', '']) {
        (await new Visitor(context).signIn('reader', to)).redirectsTo('/sign-in');
        const form = await new Visitor(context).open(`/sign-in?to=${encodeURIComponent(to)}`);
        expect(form.html).not.toContain('name="to"');
      }
    });

    context.test('says that a page is private or missing only at its address', async () => {
      const visitor = new Visitor(context);
      for (const address of ['/sign-in', '/sign-in?to=%2Forgs%2Facme'])
        (await visitor.open(address)).hides('private');
      (await visitor.signIn('wrong', catalog)).isPage(401).hides('private');
    });

    context.test('without a return path leads to the only organization', async () => {
      (await (await visitorWith(context, 'reader')).see('/sign-in')).redirectsTo(catalog);
    });

    context.test('without a return path lists several organizations', async () => {
      await context.withWorld(worldWithFurtherTokens, async () => {
        const page = await (await visitorWith(context, 'both')).open('/sign-in');
        page.shows('Bo Both').leadsTo('/orgs/acme', '/orgs/globex');
      });
    });

    context.test('ends with sign-out, also for a copy of the cookie', async () => {
      const visitor = await visitorWith(context, 'reader');
      const other = await visitorWith(context, 'reader');
      const { cookie } = visitor;
      const page = await visitor.send('/sign-out', {});
      page.redirectsTo('/sign-in');
      expect(page.headers.getSetCookie()[0]).toMatch(/specshelf_session=; Max-Age=0; Path=\/;/);
      await visitor.open(catalog, 401);
      visitor.cookie = cookie;
      await visitor.open(catalog, 401);
      await other.open(catalog);
    });

    context.test('and sign-out reject a form from another site', async () => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        for (const path of ['/sign-in', '/sign-out']) {
          const token = context.tokenSecret('reader');
          const page = (await new Visitor(context).send(path, { token }, headers)).isPage(403);
          expect(page.headers.getSetCookie()).toEqual([]);
        }
      }
    });

    context.test('accepts a form from this server', async () => {
      const token = context.tokenSecret('reader');
      for (const headers of [{ origin: context.target.baseUrl }, { 'sec-fetch-site': 'same-origin' }])
        expect((await new Visitor(context).send('/sign-in', { token }, headers)).status).toBe(303);
    });
  });
}
