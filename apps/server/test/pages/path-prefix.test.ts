import { describe, expect, it } from 'vitest';
import { expectPage } from '../support/pages/pages-world.js';
import { createVisitor, linksOf } from '../support/pages/visitor.js';
import { startServer } from '../support/server/start-server.js';

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
