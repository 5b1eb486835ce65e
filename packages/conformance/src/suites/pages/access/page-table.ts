import { scopes as allScopes, type Scope } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { worldWithFurtherTokens } from '../../../support/web/further-tokens.js';
import {
  type PageRow,
  type PageVisitor,
  pageAccess,
  pageVisitors,
} from '../../../support/web/page-access.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { createSecret, Visitor, visitorWith } from '../../../support/web/visitor.js';

const document = {
  openapi: '3.1.0',
  info: { title: 'Charts', version: '1' },
  tags: [{ name: 'Maps' }],
  paths: { '/maps': { get: { tags: ['Maps'], responses: { 200: { description: 'OK' } } } } },
  components: { schemas: { Chart: { type: 'object' } } },
};

// A member cannot create tokens with this scope, which no page needs.
const scopes = allScopes.filter((scope) => scope !== 'email-domains:read');

export function pageTableSuite(context: SuiteContext): void {
  /** Creates one token for each set of scopes. */
  function createVisitors() {
    const secrets = new Map<string, string>([['', 'nothing']]);
    const member = async (granted: readonly Scope[]) => {
      const key = granted.join(' ');
      const secret = secrets.get(key) ?? (await createSecret(context, [...granted]));
      secrets.set(key, secret);
      return visitorWith(context, secret);
    };
    return async (kind: PageVisitor, { scopes: needed }: PageRow): Promise<Visitor> => {
      if (kind === 'no session') return new Visitor(context);
      if (kind === 'another organization') return visitorWith(context, 'stranger');
      const [first] = needed;
      const others = scopes.filter((each) => first !== undefined && each !== first);
      return member(kind === 'without the scope' ? others : needed);
    };
  }

  describe('access to pages', () => {
    context.test('is that of the table', async () => {
      await context.withWorld(worldWithFurtherTokens, async () => {
        const { place } = await publishPages(context, 'charts', document);
        await context.client().specs.labels.set({ ...place, label: 'prod', version: place.versionId });
        // Without public specifications, an organization has no index for visitors.
        await publishOpenPages(context, 'open');
        const signInForm = await new Visitor(context).see('/sign-in');
        const asset = signInForm.links.find((link) => link.startsWith('/assets/')) ?? '';
        const visitorFor = createVisitors();
        for (const [page, row] of Object.entries(pageAccess)) {
          const [method, path = ''] = page.split(' ');
          const address = addressOf(path, place.versionId, asset);
          const statuses: [string, number][] = [];
          for (const kind of pageVisitors) {
            const visitor = await visitorFor(kind, row);
            const { status } = await (method === 'GET' ? visitor.see(address) : visitor.send(address, {}));
            statuses.push([kind, status]);
          }
          expect({ page, status: Object.fromEntries(statuses) }).toEqual({ page, status: row.status });
        }
        const nothing = await (await visitorWith(context, 'nothing')).open('/orgs/acme/tokens');
        expect(nothing.shows('you have none in this organization').valuesOf('scopes')).toEqual([]);
        const denied = await (await visitorWith(context, 'nothing')).open('/spaces/docs', 403);
        expect(denied.find(/href="([^"]+)">\s*Go to the first page/)).toBe('/orgs/acme/tokens');
      });
    });
  });
}

/** Returns the address of a page of `charts`. */
function addressOf(path: string, versionId: string, asset: string): string {
  return path
    .replace('/assets/:name', asset)
    .replace(':specSlug/*path', ':specSlug/maps')
    .replace('*sourcePath', 'openapi.json')
    .replace('*path', 'maps')
    .replace(':organizationId', 'acme')
    .replace(':specSlug', 'charts')
    .replace(':versionId', versionId)
    .replace(':label', 'prod')
    .replace(':spaceId', 'docs')
    .replace(':name', 'Chart')
    .replace(':code', 'duplicate-operation-id');
}
