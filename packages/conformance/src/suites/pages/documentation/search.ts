import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumDocument } from '../../../support/web/museum.js';
import type { Page } from '../../../support/web/page.js';
import { publishOpenPages, publishPages, script } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const search = '/orgs/acme/search';
const museum = '/orgs/acme/openapi/museum';
const buy = `${museum}/docs/tickets/buy-a-ticket`;
const onlyPublic = 'Only public specifications are searched.';

export function searchPagesSuite(context: SuiteContext): void {
  const publish = (settings: object = {}) => publishPages(context, 'museum', museumDocument('1'), settings);
  const see = async (query: string, token = 'reader') =>
    (await visitorWith(context, token)).see(`${search}${query}`);
  const mainOf = ({ html }: Page) => html.slice(html.indexOf('<main'));

  describe('the page of search results', () => {
    context.test(
      'shows the path of operations first, the specification, and links to the documentation',
      async () => {
        const webhooks = {
          ticketSold: { post: { summary: 'A ticket is sold', operationId: 'ticketSold', responses: {} } },
        };
        await publishPages(context, 'museum', { ...museumDocument('1'), webhooks });
        const page = (await see('?q=ticket')).isPage(200);
        const main = mainOf(page);
        expect(main).toMatch(/shelf-post">POST<\/span>.*?<code>\/tickets<\/code>.*?Buy a ticket/);
        expect(main).toMatch(/HOOK<\/span>.*?<code>ticketSold<\/code>/);
        page.leadsTo(buy, `${museum}/schemas/Ticket`);
        (await see('?q=museum')).leadsTo(museum);
        const hours = mainOf(await see('?q=hours'));
        expect(hours).toContain('<span class="shelf-deprecated">deprecated</span>');
        expect(hours).toContain('Returns the opening hours of the ticket office.');
        // The form in the header.
        expect(page.html).toContain(`<form action="${search}">`);
        expect(page.html).toContain('value="ticket"');
      },
    );

    context.test('keeps filters in its links, and offers the results of each specification', async () => {
      await publish();
      await publishPages(context, 'aquarium', museumDocument('1'));
      (await see('?q=ticket')).leadsTo(`${search}?q=ticket&spec=museum`, `${search}?q=ticket&spec=aquarium`);
      const page = await see('?q=buy+a&kind=operation&spec=museum');
      page.leadsTo(`${search}?q=buy+a&kind=schema&spec=museum`, `${search}?q=buy+a&spec=museum`);
      page.leadsTo(`${search}?q=buy+a&kind=operation`);
    });

    context.test('keeps a space after the last word, which shows that it is complete', async () => {
      await publish();
      const page = await see('?q=++buy+a+&spec=+museum+');
      for (const text of ['value="buy a "', '<q>buy a</q>', '<title>buy a · Search'])
        expect(page.html).toContain(text);
      page.leadsTo(`${search}?q=buy+a+&kind=schema&spec=museum`, `${search}?q=buy+a+`);
      const rejected = (await see('?q=+buy+&kind=none')).leadsTo(`${search}?q=buy+`);
      expect(rejected.html).toContain('value="buy "');
    });

    context.test('has pages', async () => {
      const names = Array.from({ length: 30 }, (_, index) => `/boats/${index}`);
      const paths = Object.fromEntries(
        names.map((name) => [name, { get: { summary: 'A boat', responses: {} } }]),
      );
      await publishPages(context, 'boats', {
        openapi: '3.1.0',
        info: { title: 'Boats', version: '1' },
        paths,
      });
      const first = await see('?q=boat&kind=operation');
      const next = first.links.find((link) => link.includes('page=')) ?? '';
      expect(next).toContain('q=boat&kind=operation&page=');
      const visitor = await visitorWith(context, 'reader');
      (await visitor.open(next)).leadsTo(`${search}?q=boat&kind=operation`);
    });

    context.test('suggests another query, and to search without filters', async () => {
      await publish();
      const page = (await see('?q=museun&kind=page')).isPage(200).shows('Nothing matches');
      page.leadsTo(`${search}?q=museum&kind=page`, `${search}?q=museun`);
      const suggested = JSON.parse((await see('.json?q=museun')).html);
      const corrected = { text: 'Did you mean museum?', href: `${search}?q=museum` };
      expect(suggested).toEqual({ items: [], corrected, further: [] });
    });

    context.test('explains itself without a query', async () => {
      for (const query of ['', '?q=&kind=', '?q=+'])
        (await new Visitor(context).open(search + query)).shows('What are you looking for?');
    });

    context.test('is in the header of the pages of an organization, and of no others', async () => {
      const { status } = await publish();
      const { html } = await (await visitorWith(context, 'reader')).open(status);
      expect(html).toContain(`data-suggestions="${search}.json"`);
      expect(html).toContain(`<form action="${search}">`);
      expect((await new Visitor(context).open('/sign-in')).html).not.toContain('shelf-search');
    });

    context.test(
      'tells visitors, who may sign in, that only public specifications are searched',
      async () => {
        await publishOpenPages(context, 'museum', museumDocument('1'));
        const visitor = new Visitor(context);
        const page = (await visitor.open(`${search}?q=ticket&kind=operation`)).shows(onlyPublic);
        page.leadsTo(buy, `/sign-in?to=${encodeURIComponent(`${search}?q=ticket&kind=operation`)}`);
        (await visitor.open('/orgs/ACME/search?q=ticket')).shows(onlyPublic);
        const member = await visitorWith(context, 'reader');
        for (const id of ['acme', 'ACME'])
          (await member.open(`/orgs/${id}/search?q=ticket`)).hides(onlyPublic);
        (await member.open('/orgs/globex/search?q=ticket')).shows(onlyPublic);
      },
    );

    context.test('explains what must change in an invalid search', async () => {
      await publish();
      for (const [query, status, message] of [
        ['q=ticket&kind=none', 400, 'The kind must be one of "operation", "schema", "spec", "page".'],
        [`q=ticket&spec=${'x'.repeat(101)}`, 400, 'The specification must have at most 100 characters.'],
        [
          'q=ticket&page=a&page=b',
          400,
          'The address names no page of these results. Begin at the first page.',
        ],
        ['q=ticket&page=x', 400, 'Begin at the first page.'],
        ['q=ticket&spec=none', 404, 'There is no such specification, or you may not read it.'],
      ] as const)
        (await see(`?${query}`)).isPage(status).shows(message).leadsTo(`${search}?q=ticket`);
      (await see(`?q=${'x'.repeat(201)}`)).isPage(400).shows('The search must have at most 200 characters.');
      (await (await visitorWith(context, 'reader')).open('/orgs/none/search?q=a')).shows(onlyPublic);
    });

    context.test('escapes hostile texts', async () => {
      const info = { title: script, version: script, description: script };
      const operation = { get: { summary: script, operationId: script, responses: {} } };
      await publishPages(context, 'hostile', {
        openapi: '3.1.0',
        info,
        paths: { [`/${script}`]: operation },
      });
      const q = encodeURIComponent(`"${script}`);
      for (const query of [`q=${q}`, `q=${q}&kind=${q}`, `q=a&spec=${q}`, 'q=alert'])
        expect((await see(`?${query}`)).html).not.toContain('<script>alert');
      const suggestions = await see('.json?q=alert');
      expect(suggestions.header('content-type')).toBe('application/json; charset=utf-8');
      expect(suggestions.header('content-security-policy')).toContain("default-src 'none'");
    });
  });

  describe('suggestions', () => {
    context.test('are JSON with the links of the page', async () => {
      await publish();
      const page = await see('.json?q=buyti');
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(page.html)).toMatchObject({
        items: [
          {
            ...{ kind: 'operation', title: 'Buy a ticket', method: 'POST', address: '/tickets' },
            ...{ spec: 'museum', matches: ['name'], href: buy },
          },
        ],
        further: [{ text: 'All results', href: `${search}?q=buyti` }],
      });
    });
  });
}
