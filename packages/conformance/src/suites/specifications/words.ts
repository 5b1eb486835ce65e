import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';

export function wordsSuite(context: SuiteContext): void {
  describe('words of a search', () => {
    type Query = Parameters<ReturnType<SuiteContext['client']>['specs']['list']>[0];

    const search = async (query: Omit<Query, 'organizationId'>) => {
      const { items } = await context.client().specs.list({ organizationId, ...query });
      return items.map(({ slug }) => slug);
    };

    const publish = async (slug: string, title: string, members: object = {}) => {
      await context.publish(
        slug,
        JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} }),
      );
      const { specs } = context.client();
      if (Object.keys(members).length > 0) await specs.update({ organizationId, specSlug: slug, ...members });
      await context.target.advanceClock(1000);
    };

    context.test('finds ß as ss, and ss as ß', async () => {
      await publish('roads', 'Straßen', { tags: ['Groß'] });
      await publish('masses', 'MASSE', { owner: 'STRASSENAMT' });
      for (const q of ['straße', 'STRASSE', 'STRAẞE', 'strass'])
        expect([q, await search({ q })]).toEqual([q, ['roads', 'masses']]);
      expect(await search({ q: 'maße' })).toEqual(['masses']);
      expect(await search({ tag: 'gross' })).toEqual(['roads']);
      expect(await search({ owner: 'straßenamt' })).toEqual(['masses']);
    });

    context.test('finds words within text of a script without spaces', async () => {
      await publish('shop', 'オンライン商品カタログ');
      for (const q of ['商品', 'カタログ', 'ｶﾀﾛｸﾞ', 'オン']) expect(await search({ q })).toEqual(['shop']);
      expect(await search({ q: '商人' })).toEqual([]);
    });
  });
}
