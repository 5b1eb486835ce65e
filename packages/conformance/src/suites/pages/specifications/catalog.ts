import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { visitorWith } from '../../../support/web/visitor.js';

const catalog = '/orgs/acme';
const document = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '2.4.0' },
  paths: { '/a': { get: { operationId: 'a', responses: {} } } },
  components: { schemas: { A: {}, B: {} } },
});

export function catalogPagesSuite(context: SuiteContext): void {
  const minutes = (count: number) => context.target.advanceClock(count * 60_000);
  /** Publishes the specification `ferry` with an owner, a lifecycle, and a tag. */
  const publishFerry = (settings: object = {}) =>
    publishPages(context, 'ferry', document('Ferry <API>'), {
      ...{ owner: 'Team Tide', lifecycle: 'production', tags: ['booking'] },
      ...settings,
    });
  const see = async (query = '', token = 'reader') =>
    (await visitorWith(context, token)).open(catalog + query);

  describe('the page of an organization', () => {
    context.test('shows the columns of a specification', async () => {
      const { root } = await publishFerry();
      await minutes(5);
      const page = await see();
      page.shows('Ferry <API>', 'ferry', '2.4.0', 'Team Tide', 'Complete', 'production', '1 warning');
      expect(page.html).toContain('Ferry &lt;API>');
      expect(page.html).toMatch(
        /<time datetime="2026-03-01T08:00:00.000Z" title="2026-03-01 08:00 UTC">5 minutes ago<\/time>/,
      );
      page.leadsTo(root, `${root}/problems`, `${catalog}?owner=Team+Tide`, `${catalog}?tag=booking`);
    });

    context.test('marks visibility, lifecycle, tags, and errors in different ways', async () => {
      await publishFerry({ lifecycle: 'deprecated' });
      const { html } = await see();
      expect(html).toContain('<span class="visibility private">private</span>');
      expect(html).toMatch(
        /<a class="lifecycle deprecated" href="[^"]*\?lifecycle=deprecated">deprecated<\/a>/,
      );
      expect(html).toMatch(/<a class="topic"[^>]*>.*#.*booking<\/a>/);
      expect(html).toMatch(/class="tag good"[^>]*>Complete/);
      await publishPages(context, 'ferry', { ...document('Ferry'), paths: { a: 1 } });
      const erroneous = await see();
      expect(erroneous.html).toMatch(/class="tag warn"[^>]*>Complete/);
      expect(erroneous.html).not.toContain('class="tag good"');
    });

    context.test('shows the cause of a failure, and for how long', async () => {
      const { root } = await publishPages(context, 'broken', 'no: document');
      await minutes(3 * 24 * 60);
      const page = await see();
      page.shows('Invalid source').leadsTo(`${root}/versions`);
      expect(page.links).not.toContain(root);
      expect(page.html).toMatch(/Failed<\/a><span class="quiet since"> <time [^>]*>for 3 days<\/time>/);
    });

    context.test('keeps search, filters, and order in its form and links', async () => {
      await publishFerry();
      const page = await see('?q=fer&state=complete&owner=&tag=booking&sort=name');
      page.shows('1 match');
      for (const part of ['value="fer"', '<option value="complete" selected>', 'aria-sort="ascending"'])
        expect(page.html).toContain(part);
      expect(page.html).toContain('<details class="more-filters" open>');
      const query = '?q=fer&state=complete&tag=booking&sort';
      page.leadsTo(`${catalog}${query}=-name`, `${catalog}?sort=name`);
      expect((await see()).html).toContain('aria-sort="descending"');
    });

    context.test(
      'lists existing owners and tags with counts, as links that keep the other filters',
      async () => {
        await publishFerry();
        await publishPages(context, 'cargo', document('Cargo'), { owner: 'Logistics' });
        await publishPages(context, 'cranes', document('Cranes'), { owner: 'Logistics' });
        const page = await see('?owner=team+tide&state=complete');
        page.shows('Team Tide (1)', 'Logistics (2)');
        page.leadsTo(
          // Removes the selected one.
          `${catalog}?state=complete`,
          `${catalog}?state=complete&owner=Logistics`,
          `${catalog}?state=complete&owner=team+tide&tag=booking`,
        );
        // The form keeps the owner.
        expect(page.hiddenFields).toMatchObject({ owner: 'team tide' });
      },
    );

    context.test('names the next step when it is empty', async () => {
      const empty = await see();
      empty.shows('No specifications yet', 'openapi:write');
      expect(empty.html).not.toContain('class="filters"');
      expect(empty.links).not.toContain(`${catalog}/publish`);
      await publishFerry();
      (await see('?q=none')).shows('No specification matches').leadsTo(catalog);
      expect((await see('', 'editor')).html).toContain(`${catalog}/publish`);
    });

    context.test('has pages by number, and no more after the last', async () => {
      const { specs } = context.client();
      for (let number = 10; number < 62; number++) {
        const text = JSON.stringify(document(`Many ${number}`));
        await specs.create({ organizationId: 'acme', slug: `many-${number}`, source: { text } });
      }
      await context.target.drainQueue();
      const visitor = await visitorWith(context, 'reader');
      const first = (await visitor.open(`${catalog}?sort=name`)).shows('1 to 50 of 52');
      first.leadsTo(`${catalog}?sort=name&page=2`);
      const last = (await visitor.open(`${catalog}?sort=name&page=2`)).shows('51 to 52 of 52', 'many-61');
      expect(last.html).toContain('aria-label="Page 2" aria-current="page"');
      expect(last.html).toMatch(/rel="prev"[^>]*>Previous/);
      last.leadsTo(`${catalog}?sort=name`);
      (await visitor.open(`${catalog}?q=many&page=21`)).shows('No more specifications');
      expect((await visitor.open(`${catalog}?q=many-11`)).html).not.toContain('aria-label="Pages"');
    });

    context.test('shows the form with a message about an invalid value', async () => {
      await publishFerry();
      const visitor = await visitorWith(context, 'reader');
      for (const [query, message] of [
        ['q=a+b+c+d+e+f+g+h+i+j+k', 'The search must have at most 10 words.'],
        ['q=a+b&state=bad', 'The state must be equal to one of the allowed values: pending,'],
        ['q=a+b&page=bad', 'The address names no page of this list.'],
        ['page=a&page=b', 'The address names no page of this list.'],
      ] as const) {
        const page = (await visitor.open(`${catalog}?tag=x&${query}`, 400)).shows(message).leadsTo(catalog);
        expect(page.html).toContain('class="filters"');
        if (query.startsWith('q=a+b&')) expect(page.html).toContain('value="a b"');
      }
    });
  });
}
