import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import { type DocumentPage, documentOf, documentPages, pointersIn, sourceOf } from '../pages.js';
import type { Stage } from '../stage.js';
import type { IntegrationEvent } from '../target.js';
import { revisionPath, timetables, timetablesOf } from '../timetables.js';

const ferry = fixture('ferry.yaml');
const type = timetables;
const spec = { ref: { kind: 'openapi', spec: 'ferry' } };

export function integrationsSuite(stage: Stage): void {
  describe('integrations', () => {
    const { revision, document, answering } = timetablesOf(stage);

    stage.test('sends the event that the integration runtime expects', async () => {
      const { id, lastVersion } = await stage.publish('ferry', ferry);
      const events: IntegrationEvent[] = [];
      await stage.target.integrate('timetables', (event) => {
        events.push(event);
        return { pages: [] };
      });
      const props = { season: 'summer', routes: [1, 2], deep: { down: true } };
      await revision({ props, dependencies: { spec } });
      expect(events).toEqual([
        {
          eventId: expect.stringMatching(/./),
          type: 'content_compute_revision',
          installationId: 'timetables.acme',
          spaceId: 'docs',
          sourceId: 'sailings',
          props,
          dependencies: {
            spec: {
              ref: { kind: 'openapi', spec: 'ferry' },
              value: { object: 'openapi-spec', id, slug: 'ferry', lastVersion, visibility: 'private' },
            },
          },
        },
      ]);
    });

    stage.test('finds an integration by its name in any case', async () => {
      await answering({ pages: [{ type: 'document', title: 'North' }] });
      expect(await revision({ type: 'integration:Timetables:sailings' })).toMatchObject({
        pages: [{ title: 'North' }],
      });
    });

    stage.test('sends null for missing specifications, spaces, and translations', async () => {
      let received: unknown;
      await stage.target.integrate('timetables', ({ dependencies }) => {
        received = dependencies;
        return {};
      });
      await revision({
        dependencies: {
          gone: { ref: { kind: 'openapi', spec: 'nothing' } },
          space: { ref: { kind: 'space', space: 'docs' } },
          words: { ref: { kind: 'translation', translation: 'fr' } },
        },
      });
      expect(received).toEqual({
        gone: { ref: { kind: 'openapi', spec: 'nothing' }, value: null },
        space: { ref: { kind: 'space', space: 'docs' }, value: null },
        words: { ref: { kind: 'translation', translation: 'fr' }, value: null },
      });
    });

    stage.test('sends null for specifications of other organizations', async () => {
      await stage.publish('ferry', ferry, 'globex', 'stranger');
      let received: unknown;
      await stage.target.integrate('timetables', ({ dependencies }) => {
        received = dependencies['spec']?.value;
        return {};
      });
      await revision({ dependencies: { spec } });
      expect(received).toBeNull();
    });

    stage.test('adds the members that pages and files of an answer omit', async () => {
      const computed = { type, props: { route: 'north' }, dependencies: { spec: { ...spec, value: null } } };
      await answering({
        pages: [
          { type: 'document', id: 'north1', title: 'The northern route', emoji: '1f6a2', computed },
          {
            type: 'group',
            title: 'More routes',
            pages: [
              { type: 'document', title: 'South', slug: 'Southern Route', description: 'Rarely' },
              { type: 'document', title: 'South', slug: 'southern-route' },
              { type: 'link', title: 'Map', target: { kind: 'url', url: 'https://maps.example' } },
            ],
          },
        ],
        files: [
          { name: 'map.png', contentType: 'image/png', downloadURL: 'https://maps.example/a', size: 3 },
        ],
      });
      const { pages, files, reusableContents } = await revision();
      expect(pages).toMatchObject([
        {
          id: 'north1',
          type: 'document',
          kind: 'sheet',
          title: 'The northern route',
          emoji: '1f6a2',
          slug: 'the-northern-route',
          path: 'the-northern-route',
          description: '',
          pages: [],
          tags: [],
          layout: { width: 'default' },
          computed: { type, props: { route: 'north' }, dependencies: { spec } },
          computedSeed: expect.stringContaining('north1'),
        },
        {
          type: 'group',
          kind: 'group',
          path: 'more-routes',
          pages: [
            { slug: 'southern-route', path: 'more-routes/southern-route', description: 'Rarely' },
            { slug: 'southern-route-1' },
            { type: 'link', kind: 'link', target: { kind: 'url', url: 'https://maps.example' } },
          ],
        },
      ]);
      // Resolved values are not part of a source: they would become outdated.
      expect(JSON.stringify(pages)).not.toContain('"value"');
      expect(files).toMatchObject([{ id: expect.any(String), name: 'map.png' }]);
      expect(reusableContents).toEqual([]);
    });

    stage.test('derives page IDs from the seed, and keeps them when pages are added', async () => {
      const north = { type: 'document', title: 'North' };
      await answering({ pages: [north] });
      const [first] = documentPages((await revision()).pages);
      await answering({ pages: [{ type: 'document', title: 'West' }, north] });
      const pages = documentPages((await revision()).pages);
      expect(pages.map(({ id }) => id)).toContain(first?.id);
      const others = documentPages((await revision({}, 'other')).pages);
      expect(new Set([...pages, ...others].map(({ id }) => id)).size).toBe(4);
    });

    stage.test('derives IDs of pages with the same title from their props and parents', async () => {
      const page = (route: string) => ({
        type: 'document',
        title: 'Route',
        computed: { type: sourceType, props: { route } },
      });
      const under = (title: string) => ({ type: 'document', title, pages: [page('n')] });
      const idsOf = async (...pages: object[]) => {
        await answering({ pages });
        return new Map(
          documentPages((await revision()).pages).map(({ path, computed, id }) => [
            `${path.split('/').slice(0, -1)} ${JSON.stringify(computed?.props)}`,
            id,
          ]),
        );
      };
      const all = await idsOf(under('North'), under('South'), page('s'), page('w'));
      const fewer = await idsOf(under('South'), page('w'));
      expect([...fewer].map(([place]) => all.get(place))).toEqual([...fewer.values()]);
    });

    stage.test('accepts many pages with the same title below a page with a very long title', async () => {
      const pages = Array(5_000).fill({ type: 'document', title: 'South' });
      await answering({ pages: [{ type: 'document', title: 'x'.repeat(500_000), pages }] });
      const [long] = documentPages((await revision()).pages);
      expect(new Set(long?.pages.map(({ id }) => id)).size).toBe(5_000);
    });

    stage.test('requests the document of a page with the source of that page', async () => {
      await stage.target.integrate('timetables', ({ type, props }) =>
        type === 'content_compute_revision'
          ? {
              pages: [
                { type: 'document', title: 'North', computed: { type: sourceType, props: { route: 'n' } } },
              ],
            }
          : { document: { markdown: `# Times\n\nFor **${props['route']}**, see [the map](/pages/map1).` } },
      );
      const [page] = documentPages((await revision()).pages);
      const { data, nodes } = await documentOf(stage, required(page));
      expect(data).toEqual({ schemaVersion: 1 });
      expect(nodes).toMatchObject([
        { type: 'heading-1', key: expect.any(String), meta: { id: 'times' } },
        {
          type: 'paragraph',
          nodes: [
            { leaves: [{ text: 'For ' }, { text: 'n', marks: [{ type: 'bold' }] }, { text: ', see ' }] },
            { type: 'link', data: { ref: { kind: 'page', page: 'map1' } } },
            {},
          ],
        },
      ]);
    });

    stage.test('accepts a document as nodes, and an empty answer', async () => {
      const text = { object: 'text', leaves: [{ object: 'leaf', text: 'Ahoy', marks: [] }] };
      const paragraph = { object: 'block', type: 'paragraph', data: {}, nodes: [text] };
      const nodes = [paragraph, { ...paragraph, key: 'own' }];
      await answering({ document: { document: { object: 'document', data: {}, nodes } } });
      const generated = await document();
      expect(generated.nodes).toMatchObject([paragraph, paragraph]);
      expect(new Set(generated.nodes.map(({ key }) => key)).size).toBe(2);
      await answering({ document: {} });
      expect((await document()).nodes).toEqual([]);
    });

    stage.test('accepts nodes without an enclosing document, as the runtime type allows', async () => {
      const divider = { object: 'block', type: 'divider', isVoid: true, data: {} };
      await answering({ document: { object: 'document', data: {}, nodes: [divider] } });
      expect((await document()).nodes).toMatchObject([divider]);
    });

    stage.test('resolves the references of blocks to dependencies with schema `next`', async () => {
      await stage.publish('ferry', ferry);
      const data = { ref: { kind: 'openapi', spec: 'ferry' }, path: '/sailings', method: 'get' };
      const block = { object: 'block', type: 'openapi-operation', isVoid: true, data };
      await answering({ document: { document: { nodes: [block] } } });
      const generated = await stage.client().computedContent.generateDocument({
        spaceId: 'docs',
        source: { type, dependencies: { spec } },
        seed: 'seed',
        schema: 'next',
      });
      expect(generated).toMatchObject({
        data: { schemaVersion: 2 },
        nodes: [{ type: 'openapi-operation', data: { resolved: { paths: { '/sailings': { get: {} } } } } }],
      });
    });

    stage.test('replaces computed pages with the pages of their source', async () => {
      await stage.publish('ferry', ferry);
      const reference = {
        type: 'computed',
        title: 'API',
        computed: sourceOf('ferry', { downloadLink: true }),
      };
      const own = { type: 'document', title: 'Sailings' };
      await answering({ pages: [own, reference, { type: 'document', title: 'Old', pages: [reference] }] });
      const { pages, files } = await revision();
      const found = documentPages(pages);
      expect(found.map(({ path }) => path)).toEqual([
        'sailings',
        'ferry-api',
        'getting-started',
        'getting-started/limits',
        'errors',
        'sailings-1',
        'bookings-and-tickets',
        'bookings-and-tickets/booking-changes',
        'default',
        'old',
        ...['ferry-api', 'getting-started', 'getting-started/limits', 'errors', 'sailings'].map(
          (p) => `old/${p}`,
        ),
        ...['bookings-and-tickets', 'bookings-and-tickets/booking-changes', 'default'].map((p) => `old/${p}`),
      ]);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(files).toHaveLength(1);
      const inSpace = `${stage.target.baseUrl}/spaces/docs`;
      expect(found.map(({ urls }) => urls.app)).toEqual(found.map(({ path }) => `${inSpace}/${path}`));
      const sailings = found.find(({ path }) => path === 'old/sailings');
      expect(pointersIn([await documentOf(stage, required(sailings))])).toContain('get /sailings');
    });

    stage.test('keeps page IDs when another computed page has the same source', async () => {
      await stage.publish('ferry', ferry);
      const reference = (title: string) => ({
        type: 'computed',
        title,
        computed: sourceOf('ferry', {}),
      });
      await answering({ pages: [reference('API')] });
      const alone = documentPages((await revision()).pages);
      await answering({ pages: [reference('Old API'), reference('API')] });
      const both = documentPages((await revision()).pages);
      const computed = both.slice(alone.length);
      expect(computed.map(({ id, computedSeed }) => [id, computedSeed])).toEqual(
        alone.map(({ id, computedSeed }) => [id, computedSeed]),
      );
    });

    stage.test('turns a nested group below a page into an empty page', async () => {
      await stage.target.integrate('nested', () => ({
        pages: [{ type: 'group', title: 'Group', pages: [{ type: 'document', title: 'Inside' }] }],
      }));
      const nested = { type: 'computed', title: 'x', computed: { type: 'integration:nested:all' } };
      await answering({ pages: [nested, { type: 'document', title: 'Above', pages: [nested] }] });
      expect((await revision()).pages).toMatchObject([
        { type: 'group', path: 'group', pages: [{ path: 'group/inside' }] },
        {
          type: 'document',
          pages: [{ type: 'document', path: 'above/group', pages: [{ title: 'Inside' }] }],
        },
      ]);
    });

    stage.test('returns unique page IDs when an integration repeats an ID', async () => {
      await answering({ pages: ['A', 'B'].map((title) => ({ type: 'document', id: 'same', title })) });
      const ids = documentPages((await revision()).pages).map(({ id }) => id);
      expect(ids[0]).toBe('same');
      expect(new Set(ids).size).toBe(2);
      // Also when the integration anticipates the ID that the second page gets.
      for (const own of [
        [...ids, ids[0]],
        [ids[1], 'same', 'same'],
        ['same', 'same', ids[1]],
      ]) {
        await answering({ pages: own.map((id) => ({ type: 'document', id, title: 'A' })) });
        const found = documentPages((await revision()).pages).map(({ id }) => id);
        expect(new Set(found).size).toBe(own.length);
      }
    });

    stage.test('returns unique IDs for pages of all types at all levels', async () => {
      const link = {
        type: 'link',
        id: 'same',
        title: 'Map',
        target: { kind: 'url', url: 'https://maps.example' },
      };
      const inside = { type: 'document', id: 'same', title: 'Inside' };
      await answering({
        pages: [link, { type: 'group', id: 'same', title: 'Group', pages: [inside, link] }],
      });
      const { pages } = await revision();
      const ids = JSON.stringify(pages).match(/"id":"[^"]*"/g);
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
    });

    stage.test('keeps the labels of pages of all types', async () => {
      const labels = { title: 'Map', linkTitle: 'See', icon: 'map' };
      const target = { kind: 'url', url: 'https://maps.example' };
      const pages = [
        { type: 'document', ...labels },
        { type: 'group', ...labels, pages: [] },
        { type: 'link', ...labels, target },
      ];
      await answering({ pages });
      expect((await revision()).pages).toMatchObject(pages);
    });

    stage.test('prefers nodes to Markdown', async () => {
      await answering({ document: { markdown: 'Ahoy', document: { nodes: [] } } });
      expect((await document()).nodes).toEqual([]);
    });

    stage.test('returns unique file IDs, and a repeated file once', async () => {
      const same = { ...file, id: 'same' };
      await answering({ files: [same, { ...same, name: 'other' }, same] });
      const { files } = await revision();
      expect(files.map(({ name }) => name)).toEqual([file.name, 'other']);
      expect(new Set(files.map(({ id }) => id)).size).toBe(2);
    });

    stage.test('derives the slug from the title when a slug has no letters or digits', async () => {
      await answering({ pages: [{ type: 'document', title: 'North', slug: '!?' }] });
      expect((await revision()).pages).toMatchObject([{ slug: 'north' }]);
    });

    stage.test('returns the cache tags of the integration and its sources', async () => {
      await stage.publish('ferry', ferry);
      const reference = { type: 'computed', title: 'API', computed: sourceOf('ferry', {}) };
      await answering({ pages: [reference] });
      const tags = async (source: object) => {
        const body = { source: { type, ...source }, seed: 'seed' };
        const { headers } = await stage.request('POST', revisionPath, { body });
        return headers.get('x-gitbook-cache-tag');
      };
      const own = 'integration:timetables';
      const openapi = 'organization:acme:openapi';
      expect(await tags({})).toBe(`${own},space:docs:computed-document:${own}:sailings,${openapi}:ferry`);
      const unusual = { ref: { kind: 'openapi', spec: 'a,b\n\ud800' } };
      const encoded = `${openapi}:a%2Cb%0A%EF%BF%BD`;
      expect(await tags({ dependencies: { unusual } })).toBe(`${own},${encoded},${openapi}:ferry`);
    });

    stage.test('limits the length of the cache tag header', async () => {
      const ref = (index: number) => ({ ref: { kind: 'space', space: `${index}${'é'.repeat(200)}` } });
      const dependencies = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, ref(index)]));
      await answering({});
      const body = { source: { type, dependencies }, seed: 'seed' };
      const { status, headers } = await stage.request('POST', revisionPath, { body });
      const tags = headers.get('x-gitbook-cache-tag') ?? '';
      expect(status).toBe(200);
      expect(tags).toMatch(/^integration:timetables,space:0(%C3%A9){200},space:1%/);
      expect(tags.length).toBeLessThanOrEqual(3000);
    });

    stage.test('issues an event token that can read only its organization, for five minutes', async () => {
      await stage.publish('ferry', ferry);
      await stage.publish('ferry', ferry, 'globex', 'stranger');
      const environments: Record<string, unknown>[] = [];
      await stage.target.integrate('timetables', (_event, environment) => {
        environments.push({ ...environment });
        return {};
      });
      await revision();
      expect(environments).toMatchObject([
        {
          apiEndpoint: stage.target.baseUrl,
          integration: { name: 'timetables' },
          installation: { id: 'timetables.acme', target: { organization: 'acme' } },
          spaceInstallation: { space: 'docs' },
          secrets: {},
          signingSecrets: { integration: '' },
        },
      ]);
      const { installation } = Object(environments[0]?.['apiTokens']);
      const status = async (method: string, path: string, body?: unknown) =>
        (await stage.request(method, path, { token: installation, body })).status;
      const acme = '/v1/orgs/acme/openapi/ferry';
      expect(await status('GET', `${acme}/versions/latest/content`)).toBe(200);
      expect(await status('GET', '/v1/orgs/globex/openapi/ferry')).toBe(404);
      expect(await status('DELETE', acme)).toBe(403);
      expect(await status('PUT', acme, { source: { text: ferry } })).toBe(403);
      await stage.target.advance(5 * 60_000 - 1);
      expect(await status('GET', acme)).toBe(200);
      await stage.target.advance(1);
      expect(await status('GET', acme)).toBe(401);
    });

    stage.test('requires only the scope space:read', async () => {
      await answering({ pages: [] });
      const body = { source: { type }, seed: 'seed' };
      const status = async (token: string) =>
        (await stage.request('POST', revisionPath, { token, body })).status;
      expect(await status('renderer')).toBe(200);
      expect(await status('reader')).toBe(403);
      expect(await status('stranger')).toBe(404);
    });

    stage.test('sends one event for identical concurrent requests, and another one later', async () => {
      let events = 0;
      await stage.target.integrate('timetables', async () => {
        events += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return { pages: [{ type: 'document', title: `Answer ${events}` }] };
      });
      await Promise.all(Array.from({ length: 20 }, () => revision()));
      const together = events;
      expect(together).toBeLessThan(20);
      await revision();
      expect(events).toBe(together + 1);
    });

    stage.test('answers different concurrent requests separately', async () => {
      await stage.target.integrate('timetables', async ({ props }) => {
        await new Promise((resolve) => setImmediate(resolve));
        return { pages: [{ type: 'document', title: `To ${props['route']}` }] };
      });
      const routes = Array.from({ length: 20 }, (_, route) => route);
      const answers = await Promise.all(routes.map((route) => revision({ props: { route } })));
      expect(answers.map(({ pages }) => pages[0]?.title)).toEqual(routes.map((route) => `To ${route}`));
    });
  });
}

function required(page: DocumentPage | undefined): DocumentPage {
  if (!page) throw new Error('The page does not exist');
  return page;
}

const sourceType = type;

const file = { name: 'x', contentType: 'image/png', downloadURL: 'https://maps.example/x', size: 1 };
