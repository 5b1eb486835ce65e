import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferryStatus,
  missing,
  open,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf } from '../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('a visitor without a session', () => {
  it('sees the same sign-in form for existing and missing resources', async () => {
    const visitor = createVisitor(world.target.url);
    const addresses = [
      ferryStatus,
      missing,
      '/orgs/acme',
      '/orgs/none',
      '/spaces/docs/a',
      '/spaces/none/a',
      `${open}/versions/x`,
    ];
    const forms = new Set<string>();
    for (const address of addresses) {
      const seen = await visitor.see(address);
      expectPage(seen, 401);
      expect(textOf(seen)).toContain('Sign in to open this page. It is private, or it does not exist.');
      expect(seen.text).toContain('type="password"');
      expect(seen.text).toContain('autocomplete="off"');
      forms.add(seen.text.replace(`value="${address}"`, ''));
    }
    expect(forms.size).toBe(1);
  });

  it('sees only the public addresses of a public specification', async () => {
    const { id } = await world.client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'open' });
    for (const address of [open, '/orgs/ACME/openapi/OPEN']) {
      const seen = await createVisitor(world.target.url).see(address);
      expect(seen.status).toBe(200);
      const links = linksOf(seen, address);
      expect(links).toContain('/published/acme/open.json');
      expect(links).toContain(`/sign-in?to=${encodeURIComponent(open)}`);
      expect(
        links.filter(
          (link) => !/^\/(?:orgs\/acme\/openapi\/open|published|sign-in|assets|favicon\.svg)\b/.test(link),
        ),
      ).toEqual([]);
      for (const hidden of [id, 'problem', '2025', ' complete', 'ACME'])
        expect(seen.text).not.toContain(hidden);
    }
  });

  it('cannot see that a public specification without a version exists', async () => {
    await world.publish('draft', { text: 'no: document' });
    await world.client.specs.setVisibility({
      organizationId: 'acme',
      specSlug: 'draft',
      visibility: 'public',
    });
    expectPage(await createVisitor(world.target.url).see('/orgs/acme/openapi/draft'), 401);
  });
});

describe('a token', () => {
  it('without access gets the same page as for a missing resource', async () => {
    const visitor = await world.visitorWith(world.stranger);
    const addresses = [
      ferryStatus,
      missing,
      '/orgs/acme',
      '/orgs/none',
      '/spaces/docs',
      '/spaces/none',
      `${ferryStatus}/x`,
    ];
    const responses = new Set<string>();
    for (const address of addresses) {
      const seen = await visitor.see(address);
      expectPage(seen, 404);
      responses.add(seen.text);
    }
    expect(responses.size).toBe(1);
  });

  it('of another organization sees the public page of a public specification', async () => {
    const seen = await (await world.visitorWith(world.stranger)).see(open);
    expect(seen.status).toBe(200);
    expect(seen.text).toContain('<a href="/sign-in">Catalog</a>');
    expect(linksOf(seen, open)).not.toContain('/orgs/acme');
    expect(linksOf(seen, open)).not.toContain(`${open}/versions`);
  });

  it('without the required scope gets a page that names the scope', async () => {
    const narrow = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes: [] }));
    const responses = [
      await narrow.see(ferryStatus),
      await narrow.see(missing),
      await narrow.see('/orgs/acme'),
    ];
    for (const seen of responses) {
      expectPage(seen, 403);
      expect(textOf(seen)).toContain('openapi:read');
    }
    expect(textOf(await narrow.see('/spaces/docs'))).toContain('space:read');
  });

  it.each([
    ['nothing', [], '/orgs/acme/tokens'],
    ['audit:read', ['audit:read'], '/orgs/acme/tokens'],
    ['openapi:read', ['openapi:read'], '/orgs/acme'],
  ])('with the scope %s is led to a first page that it may open', async (_title, scopes, first) => {
    const visitor = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes }));
    const seen = await visitor.see('/spaces/docs');
    expectPage(seen, 403);
    expect(/href="([^"]+)">\s*Go to the first page/.exec(seen.text)?.[1]).toBe(first);
    expectPage(await visitor.see(first), 200);
  });

  it('that has expired ends the session', async () => {
    const expiresAt = new Date(world.target.now().getTime() + 60_000).toISOString();
    const visitor = await world.visitorWith(
      await world.target.token({ scopes: ['openapi:read'], expiresAt }),
    );
    expectPage(await visitor.see(ferryStatus), 200);
    world.target.advance(60_000);
    expectPage(await visitor.see(ferryStatus), 401);
  });
});
