import { describe, expect } from 'vitest';
import { requestProblems } from '../../support/request-problems.js';
import { createSearchClient, harbor, nameOf } from '../../support/search-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function searchPagesSuite(context: SuiteContext): void {
  describe('pages of a search, and suggestions', () => {
    const { path, publish, search, found } = createSearchClient(context);
    const problemsOf = requestProblems(context);

    /** Publishes 45 operations that match the word `whale` in different places, in two specifications. */
    const publishMany = async () => {
      const operations = (start: number, count: number) =>
        Array.from({ length: count }, (_, place) => {
          const number = start + place;
          const [operationId, summary] =
            number % 3 === 0 ? [`readWhale${number}`, 'One'] : [`read${number}`, 'Show a whale'];
          return [number % 3 === 1 ? `/whales/${number}` : `/${number}`, { get: { operationId, summary } }];
        });
      await publish('north', { paths: Object.fromEntries(operations(0, 30)) });
      await publish('south', { paths: Object.fromEntries(operations(30, 15)) });
    };

    context.test('follow each other without duplicates and without gaps', async () => {
      await publishMany();
      const whole = await found('whale', { limit: 50 });
      expect([whole.length, new Set(whole).size]).toEqual([45, 45]);
      for (const limit of [1, 7, 15, 44, 45]) {
        const pages: string[][] = [];
        const list = context.client().search({ organizationId: 'acme', q: 'whale', limit });
        for await (const page of list.pages()) pages.push(page.items.map(nameOf));
        expect(pages.flat()).toEqual(whole);
        expect(pages.map((page) => page.length).slice(0, -1)).toEqual(pages.slice(1).map(() => limit));
        expect(pages.at(-1)?.length).toBeGreaterThan(0);
      }
      expect((await found('whale')).length).toBe(20);
    });

    context.test('have a cursor for their query only', async () => {
      await publishMany();
      const { next } = await search('whale', { limit: 5 });
      const page = next?.page ?? '';
      expect(page).toMatch(/^[\w.~-]+$/);
      expect((await search('whale', { limit: 20, page })).items.length).toBe(20);
      for (const query of [
        'q=whales',
        'q=whale&kind=operation',
        'q=whale&spec=north',
        'q=whale&kind=operation&spec=south',
      ]) {
        const problems = await problemsOf('GET', `${path}?${query}&page=${page}`, undefined);
        expect([query, problems.status, problems.paths]).toEqual([query, 400, ['/query/page']]);
        expect(problems.message).toContain('next.page');
      }
      const last = page.at(-1) === '0' ? '1' : '0';
      for (const wrong of ['x', '0', page.slice(0, -1), `${page.slice(0, -1)}${last}`]) {
        const { status, paths } = await problemsOf('GET', `${path}?q=whale&page=${wrong}`, undefined);
        expect([wrong, status, paths]).toEqual([wrong, 400, ['/query/page']]);
      }
    });

    context.test('belong to one organization', async () => {
      await publishMany();
      const page = (await search('whale', { limit: 5 })).next?.page;
      const { status } = await context.request('GET', `/v1/orgs/globex/search?q=whale&page=${page}`, {
        token: 'stranger',
      });
      expect(status).toBe(400);
    });

    context.test('have no next page after the last result', async () => {
      await publish('harbor', harbor);
      const page = await search('listPorts', { kind: 'operation', limit: 1 });
      expect([page.items.map(nameOf), page.next]).toEqual([['GET /ports'], undefined]);
    });

    context.test('suggest a query for a typing error', async () => {
      await publish('harbor', harbor);
      for (const [q, suggestion] of [
        ['distence', 'distance'],
        ['distnce', 'distance'],
        ['disstance', 'distance'],
        ['disatnce', 'distance'],
        ['Harbourmastre', 'harbourmaster'],
        ['ports distence', 'ports distance'],
      ] as const) {
        const page = await search(q);
        expect([q, page.items, page.suggestion]).toEqual([q, [], suggestion]);
        expect((await found(suggestion)).length).toBeGreaterThan(0);
      }
    });

    context.test('suggest only what is found', async () => {
      await publish('harbor', harbor);
      await publish('marina', { paths: { '/yachts': { get: { operationId: 'listYachts' } } } });
      for (const [q, query] of [
        ['distance', {}],
        ['dist', {}],
        ['wholly different', {}],
        ['fistance', {}],
        ['berths distence', {}],
        ['distence', { kind: 'schema' }],
        ['distence', { spec: 'marina' }],
        ['yahcts', { spec: 'harbor' }],
      ] as const) {
        expect([q, (await search(q, query)).suggestion]).toEqual([q, undefined]);
      }
      expect((await search('distence', { kind: 'operation', spec: 'harbor' })).suggestion).toBe('distance');
    });

    context.test('reject invalid parameters', async () => {
      for (const [query, place, message] of [
        ['', 'q', 'required'],
        ['kind=spec', 'q', 'required'],
        ['q=', 'q', 'Empty value'],
        [`q=${'x'.repeat(201)}`, 'q', '200'],
        ['q=a&q=b', 'q', 'q'],
        ['q=a&kind=tag', 'kind', 'spec, operation, schema, page'],
        ['q=a&spec=', 'spec', 'Empty value'],
        [`q=a&spec=${'x'.repeat(101)}`, 'spec', '100'],
        ['q=a&limit=0', 'limit', '>= 1'],
        ['q=a&limit=51', 'limit', '<= 50'],
        ['q=a&limit=x', 'limit', 'integer'],
        ['q=a&sort=name', 'sort', 'sort'],
      ] as const) {
        const problems = await problemsOf('GET', `${path}?${query}`, undefined);
        expect([query, problems.status, problems.paths]).toEqual([query, 400, [`/query/${place}`]]);
        expect([query, problems.message]).toEqual([query, expect.stringContaining(message)]);
      }
      expect((await context.request('GET', `${path}?q=${'%F0%9F%90%8B'.repeat(200)}`)).status).toBe(200);
    });
  });
}
