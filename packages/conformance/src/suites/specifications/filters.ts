import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const list = `/v1/orgs/${organizationId}/openapi`;

export function filtersSuite(context: SuiteContext): void {
  describe('filters and sorting of specifications', () => {
    type Query = Parameters<ReturnType<SuiteContext['client']>['specs']['list']>[0];

    const search = async (query: Omit<Query, 'organizationId'>) => {
      const page = await context.client().specs.list({ organizationId, ...query });
      expect(page.count).toBe(page.items.length);
      return page.items.map(({ slug }) => slug);
    };

    const publish = async (slug: string, title: string, members: object = {}) => {
      const text = JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
      await context.publish(slug, text);
      const { specs } = context.client();
      if (Object.keys(members).length > 0) await specs.update({ organizationId, specSlug: slug, ...members });
      await context.target.advanceClock(1000);
    };

    /** Publishes a catalog with five specifications. */
    const fill = async () => {
      await publish('ferry', 'Ferry Bookings', { owner: 'Team Tide', tags: ['sea', 'booking'] });
      await publish('tides', 'ÉTA service', { owner: 'team tide', lifecycle: 'production' });
      await publish('maps', 'OpenMap 100%_x', { visibility: 'public', tags: ['Séa'] });
      await context.publish('broken', 'no: description');
      await context.target.advanceClock(1000);
      await publish('new', 'Newest');
    };

    context.test(
      'returns specifications with all words of a text, regardless of case and accents',
      async () => {
        await fill();
        for (const [q, slugs] of [
          ['ferry', ['ferry']],
          ['FERRY book', ['ferry']],
          ['bookings ferry', ['ferry']],
          ['erry', []],
          ['tide', ['ferry', 'tides']],
          ['eta', ['tides']],
          ['éta sérv', ['tides']],
          ['sea', ['ferry', 'maps']],
          ['map', ['maps']],
          ['openmap', ['maps']],
          ['100', ['maps']],
          ['100%', ['maps']],
          ['10_', ['maps']],
          ['%', []],
          ['- _', []],
          ['& ferry', ['ferry']],
          ['\u0301', []],
          ['ferry tides map', []],
          ["o'tide", []],
        ] as const) {
          expect([q, await search({ q })]).toEqual([q, slugs]);
        }
      },
    );

    context.test('filters by each parameter, and by several at once', async () => {
      await fill();
      for (const [query, slugs] of [
        [{ state: 'complete' }, ['ferry', 'tides', 'maps', 'new']],
        [{ state: 'failed' }, ['broken']],
        [{ owner: 'TEAM TIDE' }, ['ferry', 'tides']],
        [{ owner: 'Team' }, []],
        [{ tag: 'sea' }, ['ferry', 'maps']],
        [{ tag: 'se' }, []],
        [{ lifecycle: 'production' }, ['tides']],
        [{ visibility: 'public' }, ['maps']],
        [{ visibility: 'private' }, ['ferry', 'tides', 'broken', 'new']],
        [{ problems: 'error' }, ['broken']],
        [{ problems: 'none' }, ['ferry', 'tides', 'maps', 'new']],
        [{ owner: 'team tide', tag: 'booking', q: 'ferry' }, ['ferry']],
        [{ owner: 'team tide', visibility: 'public' }, []],
        [{ state: 'complete', problems: 'none', q: 'maps' }, ['maps']],
      ] as const) {
        expect([query, await search(query)]).toEqual([query, slugs]);
      }
    });

    context.test('filters by the state of a specification that is being processed', async () => {
      const { specs } = context.client();
      await specs.create({ organizationId, slug: 'new', source: { text: 'no: description' } });
      const states = ['pending', 'progress', 'complete', 'failed'] as const;
      for (const state of states) {
        for (const spec of (await specs.list({ organizationId, state })).items) {
          expect(spec.processingState).toBe(state === 'failed' ? 'complete' : state);
        }
      }
      await context.target.drainQueue();
      for (const state of states) {
        expect([state, await search({ state })]).toEqual([state, state === 'failed' ? ['new'] : []]);
      }
    });

    context.test('reflects changes at once', async () => {
      await publish('ferry', 'Before', { owner: 'One', tags: ['a'] });
      await publish('ferry', 'After', { owner: 'Two', tags: ['b'] });
      for (const none of [{ q: 'before' }, { owner: 'One' }, { tag: 'a' }])
        expect(await search(none)).toEqual([]);
      for (const found of [{ q: 'after' }, { q: 'two' }, { owner: 'Two' }, { tag: 'b' }]) {
        expect(await search(found)).toEqual(['ferry']);
      }
    });

    context.test('sorts in both directions, by ID where values are equal', async () => {
      await publish('c', 'élan');
      await publish('a', 'Zebra');
      await publish('b', 'Elan b');
      await publish('z', 'ELAN');
      await context.client().specs.update({ organizationId, specSlug: 'c', owner: 'One' });
      const { items } = await context.client().specs.list({ organizationId });
      const idOf = (wanted: string) => items.find(({ slug }) => slug === wanted)?.id ?? '';
      const equal = idOf('c') < idOf('z') ? ['c', 'z'] : ['z', 'c'];
      expect(await search({ sort: 'name' })).toEqual([...equal, 'b', 'a']);
      expect(await search({ sort: '-name' })).toEqual(['a', 'b', ...[...equal].reverse()]);
      expect(await search({ sort: 'createdAt' })).toEqual(['c', 'a', 'b', 'z']);
      expect(await search({ sort: '-createdAt' })).toEqual(['z', 'b', 'a', 'c']);
      expect(await search({ sort: 'updatedAt' })).toEqual(['a', 'b', 'z', 'c']);
      expect(await search({ sort: '-updatedAt' })).toEqual(['c', 'z', 'b', 'a']);
    });

    context.test('returns each match once across pages of every order (PG4)', async () => {
      for (let number = 0; number < 7; number += 1) {
        await publish(`spec-${number}`, `Same ${'😀é'.repeat(number % 3)}`, { tags: ['all'] });
      }
      const { specs } = context.client();
      for (const sort of ['name', '-name', 'updatedAt', '-updatedAt', 'createdAt', '-createdAt'] as const) {
        for (const filter of [{}, { tag: 'all' }, { q: 'same', visibility: 'private' }] as const) {
          const query = { organizationId, sort, ...filter };
          const whole = (await specs.list(query)).items.map(({ slug }) => slug);
          const paged = await specs.list({ ...query, limit: 2 }).toArray({ limit: 100 });
          expect(paged.map(({ slug }) => slug)).toEqual(whole);
          expect(new Set(whole).size).toBe(7);
        }
      }
    });

    context.test('rejects a page of another query (PG1)', async () => {
      await fill();
      const { specs } = context.client();
      const query = { organizationId, visibility: 'private', sort: 'name', limit: 1 } as const;
      const page = (await specs.list(query)).next?.page ?? '';
      expect((await specs.list({ ...query, page })).items).toHaveLength(1);
      const others = [
        { organizationId, page },
        { ...query, sort: '-name', page },
        { ...query, visibility: 'public', page },
        { ...query, q: 'ferry', page },
        { ...query, page: `n0061${page.slice(5)}` },
      ] as const;
      for (const other of others) expect((await errorOf(specs.list(other))).status).toBe(400);
      const plain = (await specs.list({ organizationId, limit: 1 })).next?.page ?? '';
      expect((await errorOf(specs.list({ ...query, page: plain }))).status).toBe(400);
    });

    const problemsOf = requestProblems(context);
    for (const [query, words] of [
      ['state=done', 'pending, progress, complete, failed'],
      ['lifecycle=beta', 'experimental'],
      ['visibility=secret', 'private, public'],
      ['problems=fatal', 'error, warning, info, none'],
      ['sort=title', 'name, -name'],
      [`owner=${'x'.repeat(101)}`, '100'],
      [`tag=${'x'.repeat(51)}`, '50'],
      [`q=${'x'.repeat(201)}`, '200'],
      ['q=a+b+c+d+e+f+g+h+i+j+k', 'at most 10 words'],
      ['q=', 'Empty value'],
      ['state=failed&state=pending', ''],
    ] as const) {
      context.test(`rejects ${query.slice(0, 30)}`, async () => {
        const { status, message, paths } = await problemsOf('GET', `${list}?${query}`, undefined);
        expect(status).toBe(400);
        expect(paths).toContain(`/query/${query.split('=')[0]}`);
        expect(message).toContain(words);
      });
    }

    context.test('accepts any text as a filter', async () => {
      await fill();
      for (const text of ['\u0000', '\ud800', '😀', '"', '\\', 'a b', '&', 'ﷺ'.repeat(40), 'x'.repeat(50)]) {
        for (const name of ['q', 'owner', 'tag']) {
          const { status } = await context.request('GET', `${list}?${new URLSearchParams({ [name]: text })}`);
          expect([name, text, status]).toEqual([name, text, 200]);
        }
      }
    });
  });
}
