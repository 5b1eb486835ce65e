import { listPages } from '@specshelf/console/test/list-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../../support/pages/visitor.js';

const slug = 'moored';
const place = { organizationId: 'acme', specSlug: slug };

/** What only members of the organization see of a public specification. */
const settings = {
  owner: 'Harbour crew',
  tags: ['tides'],
  lifecycle: 'deprecated',
  links: [{ title: 'Runbook', url: 'https://wiki.example/moored' }],
} as const;

/** Searches, besides the pages, by the words of these settings. */
const searches = ['harbour', 'crew', 'tides', 'deprecated', 'runbook', 'moored'].flatMap((word) => [
  `/orgs/acme/search?q=${word}`,
  `/orgs/acme/search.json?q=${word}`,
]);

let world: PagesWorld;
let addresses: string[];

beforeAll(async () => {
  world = await startPagesWorld();
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Moored', version: '1' },
    tags: [{ name: 'Maps' }],
    paths: { '/maps': { get: { tags: ['Maps'], responses: { 200: { description: 'OK' } } } } },
    components: { schemas: { Chart: { type: 'object' } } },
  });
  const { lastVersion = '' } = await world.publish(slug, { text });
  await world.setLabel(slug, 'prod', lastVersion);
  await world.client.specs.update({ ...place, visibility: 'public' });
  const values: Record<string, string> = {
    ...{ organizationId: 'acme', specSlug: slug, versionId: lastVersion, label: 'prod', name: 'Chart' },
    ...{ path: 'maps', sourcePath: 'openapi.json' },
  };
  const pages = listPages().flatMap((page) => /^GET (\/orgs\/.*)/.exec(page)?.[1] ?? []);
  addresses = [
    ...pages.map((path) => path.replaceAll(/[:*](\w+)/g, (_, name) => values[name] ?? '')),
    ...[...searches, `/published/acme/${slug}.json`, `/published/acme/${slug}.yaml`],
  ];
});

afterAll(() => world.close());

/** Returns what a visitor sees at each address. */
async function seeAll(visitor: Visitor): Promise<Map<string, object>> {
  await world.target.server.processor.idle();
  const seen = new Map<string, object>();
  for (const address of addresses) {
    const { status, headers, text } = await visitor.see(address);
    seen.set(address, { status, text, etag: headers.etag, cache: headers['cache-control'] });
  }
  return seen;
}

it('the owner, tags, lifecycle, and links of a public specification change nothing that visitors see', async () => {
  const strangers = [createVisitor(world.target.url), await world.visitorWith(world.stranger)];
  const member = await world.visitorWith(world.reader);
  const all = () => Promise.all([...strangers, member].map(seeAll));
  const [before, ofStranger, ofMember] = await all();
  await world.client.specs.update({ ...place, ...settings });
  const after = await all();
  expect(after.slice(0, 2)).toEqual([before, ofStranger]);
  const changed = [...(after[2] ?? [])].filter(
    ([address, seen]) => JSON.stringify(seen) !== JSON.stringify(ofMember?.get(address)),
  );
  expect(changed.map(([address]) => address)).toEqual(
    expect.arrayContaining(['/orgs/acme', '/orgs/acme/llms.txt', '/orgs/acme/search.json?q=crew']),
  );
});
