import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferry,
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
      ferry,
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
      expect(seen.text).toContain('type="password"');
      expect(seen.text).toContain('autocomplete="off"');
      forms.add(seen.text.replace(`value="${address}"`, ''));
    }
    expect(forms.size).toBe(1);
  });

  it('sees only the public addresses of a public specification', async () => {
    const { id } = await world.client.specs.versions.getLatest({ organizationId: 'acme', specSlug: 'open' });
    const seen = await createVisitor(world.target.url).see(open);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('public');
    expect(linksOf(seen, open)).toEqual([
      '/published/acme/open.json',
      '/published/acme/open.yaml',
      `/sign-in?to=${encodeURIComponent(open)}`,
    ]);
    for (const hidden of [id, 'problem', 'alert', '2025', 'complete'])
      expect(seen.text).not.toContain(hidden);
  });

  it('sees the stored organization ID and slug of a public specification', async () => {
    const address = '/orgs/ACME/openapi/OPEN';
    const seen = await createVisitor(world.target.url).see(address);
    expectPage(seen, 200);
    expect(linksOf(seen, address)).toEqual([
      '/published/acme/open.json',
      '/published/acme/open.yaml',
      `/sign-in?to=${encodeURIComponent(address)}`,
    ]);
    expect(textOf(seen)).not.toContain('ACME');
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
      ferry,
      missing,
      '/orgs/acme',
      '/orgs/none',
      '/spaces/docs',
      '/spaces/none',
      `${ferry}/versions/x`,
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
    expectPage(seen, 200);
    expect(linksOf(seen, open)).toEqual([
      '/sign-in',
      '/published/acme/open.json',
      '/published/acme/open.yaml',
    ]);
  });

  it('without the required scope gets a page that names the scope', async () => {
    const narrow = await world.visitorWith(await world.target.token({ organizations: ['acme'], scopes: [] }));
    const responses = [await narrow.see(ferry), await narrow.see(missing), await narrow.see('/orgs/acme')];
    for (const seen of responses) {
      expectPage(seen, 403);
      expect(textOf(seen)).toContain('openapi:read');
    }
    expect(textOf(await narrow.see('/spaces/docs'))).toContain('space:read');
  });

  it('that has expired ends the session', async () => {
    const expiresAt = new Date(world.target.now().getTime() + 60_000).toISOString();
    const visitor = await world.visitorWith(
      await world.target.token({ scopes: ['openapi:read'], expiresAt }),
    );
    expectPage(await visitor.see(ferry), 200);
    world.target.advance(60_000);
    expectPage(await visitor.see(ferry), 401);
  });
});
