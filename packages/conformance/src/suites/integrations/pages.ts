import { describe, expect } from 'vitest';
import { documentPages } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient, timetableType } from '../../support/timetable-integration.js';

const spec = { ref: { kind: 'openapi', spec: 'ferry' } };
const file = { name: 'x', contentType: 'image/png', downloadURL: 'https://maps.example/x', size: 1 };

export function integrationPagesSuite(context: SuiteContext): void {
  describe('pages of integrations', () => {
    const { revision, respondWith } = timetableClient(context);

    context.test('adds the members that pages and files of an answer omit', async () => {
      const computed = {
        type: timetableType,
        props: { route: 'north' },
        dependencies: { spec: { ...spec, value: null } },
      };
      await respondWith({
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
          computed: { type: timetableType, props: { route: 'north' }, dependencies: { spec } },
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

    context.test('derives page IDs from the seed, and keeps them when pages are added', async () => {
      const north = { type: 'document', title: 'North' };
      await respondWith({ pages: [north] });
      const [first] = documentPages((await revision()).pages);
      await respondWith({ pages: [{ type: 'document', title: 'West' }, north] });
      const pages = documentPages((await revision()).pages);
      expect(pages.map(({ id }) => id)).toContain(first?.id);
      const others = documentPages((await revision({}, 'other')).pages);
      expect(new Set([...pages, ...others].map(({ id }) => id)).size).toBe(4);
    });

    context.test('derives IDs of pages with the same title from their props and parents', async () => {
      const page = (route: string) => ({
        type: 'document',
        title: 'Route',
        computed: { type: timetableType, props: { route } },
      });
      const under = (title: string) => ({ type: 'document', title, pages: [page('n')] });
      const idsOf = async (...pages: object[]) => {
        await respondWith({ pages });
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

    context.test('accepts many pages with the same title below a page with a very long title', async () => {
      const pages = Array(5_000).fill({ type: 'document', title: 'South' });
      await respondWith({ pages: [{ type: 'document', title: 'x'.repeat(500_000), pages }] });
      const [long] = documentPages((await revision()).pages);
      expect(new Set(long?.pages.map(({ id }) => id)).size).toBe(5_000);
    });

    context.test('returns unique page IDs when an integration repeats an ID', async () => {
      await respondWith({ pages: ['A', 'B'].map((title) => ({ type: 'document', id: 'same', title })) });
      const ids = documentPages((await revision()).pages).map(({ id }) => id);
      expect(ids[0]).toBe('same');
      expect(new Set(ids).size).toBe(2);
      // Also when the integration anticipates the ID that the second page gets.
      for (const own of [
        [...ids, ids[0]],
        [ids[1], 'same', 'same'],
        ['same', 'same', ids[1]],
      ]) {
        await respondWith({ pages: own.map((id) => ({ type: 'document', id, title: 'A' })) });
        const found = documentPages((await revision()).pages).map(({ id }) => id);
        expect(new Set(found).size).toBe(own.length);
      }
    });

    context.test('returns unique IDs for pages of all types at all levels', async () => {
      const link = {
        type: 'link',
        id: 'same',
        title: 'Map',
        target: { kind: 'url', url: 'https://maps.example' },
      };
      const inside = { type: 'document', id: 'same', title: 'Inside' };
      await respondWith({
        pages: [link, { type: 'group', id: 'same', title: 'Group', pages: [inside, link] }],
      });
      const { pages } = await revision();
      const ids = JSON.stringify(pages).match(/"id":"[^"]*"/g);
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
    });

    context.test('keeps the labels of pages of all types', async () => {
      const labels = { title: 'Map', linkTitle: 'See', icon: 'map' };
      const target = { kind: 'url', url: 'https://maps.example' };
      const pages = [
        { type: 'document', ...labels },
        { type: 'group', ...labels, pages: [] },
        { type: 'link', ...labels, target },
      ];
      await respondWith({ pages });
      expect((await revision()).pages).toMatchObject(pages);
    });

    context.test('returns unique file IDs, and a repeated file once', async () => {
      const same = { ...file, id: 'same' };
      await respondWith({ files: [same, { ...same, name: 'other' }, same] });
      const { files } = await revision();
      expect(files.map(({ name }) => name)).toEqual([file.name, 'other']);
      expect(new Set(files.map(({ id }) => id)).size).toBe(2);
    });

    context.test('derives the slug from the title when a slug has no letters or digits', async () => {
      await respondWith({ pages: [{ type: 'document', title: 'North', slug: '!?' }] });
      expect((await revision()).pages).toMatchObject([{ slug: 'north' }]);
    });
  });
}
