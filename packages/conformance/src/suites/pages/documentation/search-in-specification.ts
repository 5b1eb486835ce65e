import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumDocument } from '../../../support/web/museum.js';
import { publishOpenPages } from '../../../support/web/publish-pages.js';
import { Visitor } from '../../../support/web/visitor.js';

const search = '/orgs/acme/search';
const museum = '/orgs/acme/openapi/museum';
const buy = `${museum}/docs/tickets/buy-a-ticket`;

export function searchInSpecificationSuite(context: SuiteContext): void {
  describe('suggestions in a specification', () => {
    context.test('are the first results of its page', async () => {
      await publishOpenPages(context, 'museum', museumDocument('1'));
      const visitor = new Visitor(context);
      for (const q of ['ticket', 'hours office', 'opening', 'get', 'tickt', 'nothing', ' ']) {
        const query = new URLSearchParams({ q });
        const suggestions = await visitor.see(`${museum}/suggestions.json?${query}`);
        expect(suggestions.header('content-type')).toBe('application/json; charset=utf-8');
        const { html } = await visitor.see(`${museum}/search?${query}`);
        const list = html.slice(html.indexOf('<ul class="reader-list"'), html.indexOf('</main>'));
        const hrefs = list.match(/(?<=<a [^>]*?href=")[^"]*\/(?:docs|schemas)\/[^"]*/g) ?? [];
        const { items } = JSON.parse(suggestions.html);
        expect([q, items.map(({ href }: { href: string }) => href)]).toEqual([q, hrefs.slice(0, 12)]);
      }
    });

    context.test('tolerate a typing error in each word, and say so', async () => {
      await publishOpenPages(context, 'museum', museumDocument('1'));
      const visitor = new Visitor(context);
      const suggest = async (q: string) =>
        JSON.parse((await visitor.see(`${museum}/suggestions.json?${new URLSearchParams({ q })}`)).html);
      expect(await suggest('buy a tikcet')).toMatchObject({
        ...{ isTolerant: true, items: [{ title: 'Buy a ticket', matches: ['name'] }] },
      });
      expect(await suggest('buy a ticket')).not.toHaveProperty('isTolerant');
      const page = await visitor.see(`${museum}/search?q=buy+tikcet`);
      expect(page.html).toContain('Nothing has the words <q>buy tikcet</q>. Similar words: ');
      page.leadsTo(buy, `${search}?q=buy+tikcet`);
    });
  });

  describe('the search page of a specification', () => {
    context.test(
      'lists results as links, says where the words were found, and explains an empty result',
      async () => {
        await publishOpenPages(context, 'museum', museumDocument('1'));
        const visitor = new Visitor(context);
        const page = (await visitor.see(`${museum}/search?q=ticket`)).leadsTo(
          buy,
          `${museum}/schemas/Ticket`,
        );
        expect(page.html).toContain('value="ticket"');
        page.leadsTo(`${search}?q=ticket`);
        const found = await visitor.see(`${museum}/search?q=hours+office`);
        expect(found.html).toMatch(/reader-match">in [^<]*description</);
        const empty = (await visitor.see(`${museum}/search?q=nothing`)).leadsTo(`${search}?q=nothing`);
        expect(empty.html).toContain('Nothing matches <q>nothing</q>');
      },
    );
  });
}
