import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { blockTargetsIn, documentOf, documentPages, existingPage, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient } from '../../support/timetable-integration.js';

const ferry = fixture('ferry.yaml');

export function nestedSourcesSuite(context: SuiteContext): void {
  describe('nested sources of integrations', () => {
    const { revision, respondWith } = timetableClient(context);

    context.test('replaces computed pages with the pages of their source', async () => {
      await context.publish('ferry', ferry);
      const reference = {
        type: 'computed',
        title: 'API',
        computed: sourceOf('ferry', { downloadLink: true }),
      };
      const own = { type: 'document', title: 'Sailings' };
      await respondWith({ pages: [own, reference, { type: 'document', title: 'Old', pages: [reference] }] });
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
      const inSpace = `${context.target.baseUrl}/spaces/docs`;
      expect(found.map(({ urls }) => urls.app)).toEqual(found.map(({ path }) => `${inSpace}/${path}`));
      const sailings = found.find(({ path }) => path === 'old/sailings');
      expect(blockTargetsIn([await documentOf(context, existingPage(sailings))])).toContain('get /sailings');
    });

    context.test('keeps page IDs when another computed page has the same source', async () => {
      await context.publish('ferry', ferry);
      const reference = (title: string) => ({
        type: 'computed',
        title,
        computed: sourceOf('ferry', {}),
      });
      await respondWith({ pages: [reference('API')] });
      const alone = documentPages((await revision()).pages);
      await respondWith({ pages: [reference('Old API'), reference('API')] });
      const both = documentPages((await revision()).pages);
      const computed = both.slice(alone.length);
      expect(computed.map(({ id, computedSeed }) => [id, computedSeed])).toEqual(
        alone.map(({ id, computedSeed }) => [id, computedSeed]),
      );
    });

    context.test('turns a nested group below a page into an empty page', async () => {
      await context.target.registerIntegration('nested', () => ({
        pages: [{ type: 'group', title: 'Group', pages: [{ type: 'document', title: 'Inside' }] }],
      }));
      const nested = { type: 'computed', title: 'x', computed: { type: 'integration:nested:all' } };
      await respondWith({ pages: [nested, { type: 'document', title: 'Above', pages: [nested] }] });
      expect((await revision()).pages).toMatchObject([
        { type: 'group', path: 'group', pages: [{ path: 'group/inside' }] },
        {
          type: 'document',
          pages: [{ type: 'document', path: 'above/group', pages: [{ title: 'Inside' }] }],
        },
      ]);
    });
  });
}
