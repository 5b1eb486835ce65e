import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const catalog = '/orgs/acme';
const document = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  paths: { '/a': { get: { operationId: 'a', responses: {} } } },
  components: { schemas: { A: {}, B: {} } },
});

export function pageAddressesSuite(context: SuiteContext): void {
  describe('addresses in responses of the API and in pages', () => {
    context.test('of organizations and specifications lead to their pages', async () => {
      await publishPages(context, 'ferry', document('Ferry'));
      await publishPages(context, 'broken', 'no: document');
      const visitor = await visitorWith(context, 'reader');
      const organization = await visitor.open(catalog);
      for await (const { slug, urls } of context.client().specs.list({ organizationId: 'acme' })) {
        organization.shows(slug);
        expect((await visitor.see(urls.app)).status).toBe(200);
      }
    });

    context.test('of the pages of a revision lead to pages with the same titles', async () => {
      await publishPages(context, 'ferry', document('Ferry'));
      const visitor = await visitorWith(context, 'reader');
      for (const grouping of ['by-operation', 'by-tag']) {
        const { pages } = await context.client().computedContent.generateRevision({
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
          const seen = first.location === undefined ? first : await visitor.see(first.location);
          expect([page.path, seen.status]).toEqual([page.path, 200]);
          if (page.path !== 'models') seen.shows(page.title);
        }
      }
    });

    context.test('of a space lead to a list of specifications, with the path of the page', async () => {
      await publishPages(context, 'ferry', document('Ferry'));
      const visitor = await visitorWithScopes(context, 'openapi:read', 'space:read');
      for (const address of ['/spaces/docs', '/spaces/docs/timetables/winter'])
        (await visitor.open(address)).shows('Space docs', 'Acme', 'ferry');
      (await visitor.see('/spaces/docs/timetables/winter')).shows('timetables/winter');
    });

    context.test('of a space are linked in the catalog, for visitors who may read spaces', async () => {
      const member = await visitorWithScopes(context, 'openapi:read', 'space:read');
      (await member.open(catalog)).leadsTo('/spaces/docs');
      expect((await (await visitorWith(context, 'reader')).open(catalog)).links).not.toContain(
        '/spaces/docs',
      );
      const stranger = await visitorWith(context, 'stranger');
      expect((await stranger.open('/orgs/globex')).links).not.toContain('/spaces/docs');
    });

    context.test('are accessible to each visitor of the page that links them', async () => {
      const { root } = await publishPages(context, 'ferry', document('Ferry'));
      const open = await publishOpenPages(context, 'open', document('Open'));
      const tag = `${open.root}/docs/default`;
      const shown = [catalog, '/spaces/docs', root, open.root, tag, open.version];
      const expectLinks = async (visitor: Visitor, addresses: readonly string[]) => {
        for (const address of addresses) {
          const { links } = await visitor.see(address);
          expect(links).not.toEqual([]);
          for (const link of new Set(links)) {
            const page = await visitor.see(link);
            // Sign-in leads signed-in visitors to their organization.
            const { status } = link === '/sign-in' ? await visitor.see(page.location ?? link) : page;
            expect([address, link, status]).toEqual([address, link, 200]);
          }
        }
      };
      await expectLinks(await visitorWithScopes(context, 'openapi:read', 'space:read'), shown);
      await expectLinks(await visitorWith(context, 'stranger'), [open.root, '/orgs/globex']);
      await expectLinks(new Visitor(context), [open.root, tag]);
    });
  });
}
