import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferryStatus,
  missing,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf } from '../support/pages/visitor.js';
import { startServer } from '../support/server/start-server.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('a link on another site', () => {
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

  it('leads to a page that reloads itself once, with the cookie', async () => {
    const visitor = createVisitor(world.target.url);
    for (const address of [ferryStatus, missing, `${ferryStatus}?page=a%22b`]) {
      const seen = await visitor.see(address, followed);
      expectPage(seen, 200);
      expect(textOf(seen)).toContain('Continue');
      const [, again = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(seen.text) ?? [];
      const next = again.replaceAll('&amp;', '&');
      expect(next).toBe(`${address}${address.includes('?') ? '&' : '?'}again`);
      expect((await visitor.see(next, followed)).text).not.toContain('refresh');
    }
    expect((await visitor.see(`${ferryStatus}?again`, followed)).text).toContain(`value="${ferryStatus}"`);
  });

  it('leads to the address without a mark after the reload', async () => {
    const visitor = await world.visitorWith(world.reader);
    expect(await visitor.see(`${ferryStatus}?again`)).toMatchObject({
      status: 303,
      headers: { location: ferryStatus },
    });
    expectPage(await visitor.see(ferryStatus, followed), 200);
  });

  it('causes no reload of a request that is not a navigation', async () => {
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expectPage(await createVisitor(world.target.url).see(ferryStatus, image), 401);
  });
});

describe('behind a proxy with a path prefix', () => {
  it('links, forms and the cookie have the prefix, and the cookie requires HTTPS', async () => {
    const behind = await startServer({
      databaseFile: ':memory:',
      config: { publicURL: 'https://x.example/specs' },
    });
    try {
      const createdAt = behind.now().toISOString();
      const { organizations } = behind.server.stores;
      await organizations.insert({
        id: 'acme',
        title: 'Acme',
        createdAt,
        emailDomains: [],
        type: 'business',
      });
      const visitor = createVisitor(behind.url);
      const form = await visitor.see('/orgs/acme');
      expect(form.text).toContain('action="/specs/sign-in"');
      const token = await behind.token({ scopes: ['openapi:read'] });
      const headers = { origin: 'https://x.example' };
      const seen = await visitor.send('/sign-in', { token, to: '/orgs/acme' }, headers);
      expect(seen).toMatchObject({ status: 303, headers: { location: '/specs/orgs/acme' } });
      expect(seen.headers['set-cookie']?.[0]).toMatch(/; Path=\/specs; HttpOnly; Secure; SameSite=Strict$/);
      const page = await visitor.see('/orgs/acme');
      expectPage(page, 200);
      const links = linksOf(page, '/specs/orgs/acme');
      expect(links).toContain('/specs/orgs/acme');
      expect(links.filter((link) => !link.startsWith('/specs/'))).toEqual([]);
      expect(page.text).toContain('action="/specs/sign-out"');
    } finally {
      await behind.close();
    }
  });
});
