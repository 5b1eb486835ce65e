import { publisher } from '@specshelf/service/test/records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../../support/pages/pages-world.js';
import { linksOf, type Visitor } from '../../support/pages/visitor.js';

const documentOf = (title: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {
      '/maps': { get: { operationId: `read${title}Map`, responses: { 200: { description: 'OK' } } } },
    },
  });

const search = '/orgs/acme/search';
const because = 'because your token is limited to some specifications';

let world: PagesWorld;
let visitor: Visitor;

beforeAll(async () => {
  world = await startPagesWorld();
  for (const [slug, title] of [
    ['tides', 'Tides'],
    ['harbour', 'Harbour'],
    ['shown', 'Shown'],
  ] as const)
    await world.publish(slug, { text: documentOf(title) });
  await world.client.specs.setVisibility({ organizationId: 'acme', specSlug: 'shown', visibility: 'public' });
  // Until the search has indexed them.
  await world.target.server.processor.idle();
  const specSlugs = ['tid*'];
  const rule = publisher({ scopes: ['openapi:read'], specSlugs });
  await world.target.server.stores.trustedPublishers.insert(rule, []);
  const job = { publisher: rule.name, repository: rule.repository, ref: 'refs/heads/main' };
  const token = await world.target.token({
    ...{ organizations: ['acme'], scopes: ['openapi:read'] },
    exchanged: { publisherId: rule.id, specSlugs, job },
  });
  visitor = await world.visitorWith(token);
});

afterAll(() => world.close());

it('says why private specifications are missing, and leads to the search in each of the token', async () => {
  const page = await visitor.see(`${search}?q=map&kind=operation`);
  expect(page.text).toContain('/openapi/shown/docs/');
  expect(page.text).not.toContain('/openapi/tides/docs/');
  expect(page.text).toContain(because);
  const own = `${search}?q=map&kind=operation&spec=tides`;
  expect(linksOf(page, search)).toContain(own);
  expect(page.text).not.toContain('harbour');
  const found = await visitor.see(own);
  expect(found.text).toContain('/openapi/tides/docs/');
  expect(found.text).not.toContain('Only public specifications are searched');
});

it('searches public specifications only in an organization of others, and says so to other visitors', async () => {
  expect((await visitor.see(search)).text).toContain(because);
  for (const [address, other] of [
    ['/orgs/globex/search?q=map', visitor],
    [`${search}?q=map`, await world.visitorWith(world.stranger)],
  ] as const) {
    const { text } = await other.see(address);
    expect(text).toContain('Only public specifications are searched.');
    expect(text).not.toContain(because);
  }
});
