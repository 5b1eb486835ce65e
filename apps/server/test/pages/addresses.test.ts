import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferry,
  open,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf, type Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('addresses in API responses and pages', () => {
  it('of organizations and specifications lead to their pages', async () => {
    const visitor = await world.visitorWith(world.reader);
    await world.publish('broken', { text: 'no: document' });
    const organization = await visitor.see('/orgs/acme');
    expectPage(organization, 200);
    for await (const { slug, urls } of world.client.specs.list({ organizationId: 'acme' })) {
      expect(textOf(organization)).toContain(slug);
      expect((await visitor.see(urls.app)).status).toBe(200);
    }
  });

  it.each(['by-operation', 'by-tag'] as const)(
    'of the pages of a revision %s lead to pages with the same titles',
    async (grouping) => {
      const visitor = await world.visitorWith(world.reader);
      const { pages } = await world.client.computedContent.generateRevision({
        spaceId: 'docs',
        source: {
          type: 'builtin:openapi',
          props: { grouping, models: true },
          dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
        },
        seed: 'seed',
      });
      const documents = pages.flatMap((page) => (page.type === 'document' ? [page, ...page.pages] : []));
      expect(documents.length).toBeGreaterThan(0);
      for (const page of documents) {
        if (page.type !== 'document') continue;
        const first = await visitor.see(page.urls.app);
        const location = first.headers.location;
        const seen = location === undefined ? first : await visitor.see(location);
        expect([page.path, seen.status]).toEqual([page.path, 200]);
        if (page.path !== 'models') expect(textOf(seen)).toContain(page.title.replaceAll('<', '&lt;'));
      }
    },
  );

  it.each(['/spaces/docs', '/spaces/docs/timetables/winter'])(
    'of a space (%s) lead to a list of specifications',
    async (address) => {
      const seen = await (await world.visitorWith(world.reader)).see(address);
      expectPage(seen, 200);
      const words = textOf(seen);
      for (const part of ['Space docs', 'acme', 'ferry']) expect(words).toContain(part);
      if (address.includes('winter')) expect(words).toContain('timetables/winter');
    },
  );

  it('of a space are linked in the catalog, for visitors who may read spaces', async () => {
    const narrow = await world.target.token({ organizations: ['acme'], scopes: ['openapi:read'] });
    for (const [token, organizationId, isLinked] of [
      [world.reader, 'acme', true],
      [narrow, 'acme', false],
      [world.stranger, 'globex', false],
    ] as const) {
      const seen = await (await world.visitorWith(token)).see(`/orgs/${organizationId}`);
      expectPage(seen, 200);
      expect(seen.text.includes('href="/spaces/docs"')).toBe(isLinked);
    }
  });

  it('are accessible to each visitor of the page that links them', async () => {
    const member = await world.visitorWith(world.reader);
    const other = await world.visitorWith(world.stranger);
    const { urls } = await world.client.specs.versions.getLatest({
      organizationId: 'acme',
      specSlug: 'open',
    });
    const shown = [
      '/orgs/acme',
      '/spaces/docs',
      ferry,
      open,
      `${open}/docs/sailings`,
      new URL(urls.app).pathname,
    ];
    await expectLinks(member, shown);
    await expectLinks(other, [open, '/orgs/globex']);
    await expectLinks(createVisitor(world.target.url), [open, `${open}/docs/sailings`]);
  });

  async function expectLinks(visitor: Visitor, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const links = linksOf(await visitor.see(address), address);
      expect(links).not.toEqual([]);
      for (const link of links) {
        const seen = await visitor.see(link);
        // Sign-in leads signed-in visitors to their organization.
        const { status } = link === '/sign-in' ? await visitor.see(seen.headers.location ?? link) : seen;
        expect([link, status]).toEqual([link, 200]);
      }
    }
  }
});
