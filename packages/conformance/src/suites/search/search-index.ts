import { describe, expect } from 'vitest';
import { createSearchClient, documentOf, harbor } from '../../support/search-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function searchIndexSuite(context: SuiteContext): void {
  describe('what a search finds', () => {
    const { publish, search, found } = createSearchClient(context);
    const spec = { organizationId: 'acme', specSlug: 'harbor' };
    const withOperation = (operationId: string) => ({ paths: { '/a': { get: { operationId } } } });
    /** Returns the versions of the results. */
    const versionsOf = async (q: string) => (await search(q)).items.map(({ version }) => version);

    context.test('is in the latest version, and no longer in older ones', async () => {
      const first = await publish('harbor', withOperation('readLighthouse'));
      expect(await versionsOf('lighthouse')).toEqual([first]);
      const second = await publish('harbor', withOperation('readBeacon'));
      expect([await versionsOf('lighthouse'), await versionsOf('beacon')]).toEqual([[], [second]]);
      await context.publish('harbor', 'openapi: 3.1.0\ninfo: [');
      expect(await versionsOf('beacon')).toEqual([second]);
    });

    context.test('is in the version of the default label', async () => {
      const first = await publish('harbor', withOperation('readLighthouse'));
      const second = await publish('harbor', withOperation('readBeacon'));
      const { labels } = context.client().specs;
      const update = async (defaultLabel: string | null) => {
        await context.client().specs.update({ ...spec, defaultLabel });
        await context.target.drainQueue();
      };
      await labels.set({ ...spec, label: 'prod', version: first });
      await update('prod');
      expect([await versionsOf('lighthouse'), await versionsOf('beacon')]).toEqual([[first], []]);
      await publish('harbor', withOperation('readBuoy'));
      expect([await versionsOf('lighthouse'), await versionsOf('buoy')]).toEqual([[first], []]);
      await labels.set({ ...spec, label: 'prod', version: second });
      await context.target.drainQueue();
      expect([await versionsOf('lighthouse'), await versionsOf('beacon')]).toEqual([[], [second]]);
      await update(null);
      expect([await versionsOf('beacon'), await found('buoy')]).toEqual([[], ['GET /a']]);
    });

    context.test('exists: a deleted specification is not found', async () => {
      await publish('harbor', withOperation('readLighthouse'));
      await publish('marina', withOperation('readLighthouse'));
      await context.client().specs.delete(spec);
      const remaining = async () => (await search('lighthouse')).items.map((item) => item.spec);
      expect(await remaining()).toEqual(['marina']);
      await context.target.drainQueue();
      expect(await remaining()).toEqual(['marina']);
      const again = await publish('harbor', withOperation('readBeacon'));
      expect([await remaining(), await versionsOf('beacon')]).toEqual([['marina'], [again]]);
    });

    context.test('is private or public for members', async () => {
      const version = await publish('harbor', withOperation('readLighthouse'));
      for (const visibility of ['public', 'private'] as const) {
        await context.client().specs.setVisibility({ ...spec, visibility });
        expect(await versionsOf('lighthouse')).toEqual([version]);
        await context.target.drainQueue();
        expect(await versionsOf('lighthouse')).toEqual([version]);
      }
    });

    context.test('includes the owner and the tags of a specification', async () => {
      await publish('harbor', withOperation('readLighthouse'));
      const update = async (members: { owner?: string | null; tags?: string[] }) => {
        await context.client().specs.update({ ...spec, ...members });
        await context.target.drainQueue();
      };
      await update({ owner: 'Team Nautilus', tags: ['anemone'] });
      for (const q of ['nautilus', 'anemone']) expect(await found(q, { kind: 'spec' })).toEqual(['harbor']);
      await update({ owner: null, tags: [] });
      for (const q of ['nautilus', 'anemone']) expect(await found(q)).toEqual([]);
    });

    context.test('shows whether a specification is deprecated, which may begin later', async () => {
      await publish('harbor', withOperation('readLighthouse'));
      const deprecate = async (deprecation: { at: string } | null) => {
        await context.client().specs.update({ ...spec, deprecation });
        await context.target.drainQueue();
      };
      const shown = async () => {
        const { items } = await search('harbor lighthouse');
        const both = [...items, ...(await search('harbor', { kind: 'spec' })).items];
        return both.map(({ kind, deprecated }) => [kind, deprecated]);
      };
      const expected = (deprecated?: true) => [
        ['operation', undefined],
        ['spec', deprecated],
      ];
      expect(await shown()).toEqual(expected());
      await deprecate({ at: '2026-03-01T09:00:00Z' });
      expect(await shown()).toEqual(expected());
      await context.target.advanceClock(3_600_000);
      expect(await shown()).toEqual(expected(true));
      await deprecate({ at: '2026-02-01T00:00:00Z' });
      expect(await shown()).toEqual(expected(true));
      await deprecate(null);
      expect(await shown()).toEqual(expected());
    });

    context.test('is never in a specification without a version', async () => {
      await context.client().specs.upsert({ ...spec, source: { text: documentOf('harbor', harbor) } });
      await context.publish('broken', 'openapi: 3.1.0\ninfo: { title: Wreck');
      expect(await found('broken')).toEqual([]);
      expect(await found('wreck')).toEqual([]);
    });

    context.test('is visible: hidden parts are not found, and not suggested', async () => {
      const hidden = { 'x-internal': true };
      await publish('harbor', {
        tags: [{ name: 'smugglers', description: 'About contraband.', ...hidden }],
        paths: {
          '/open': { get: { operationId: 'readLighthouse' } },
          '/treasure': { get: { operationId: 'readTreasure', summary: 'Show the doubloons', ...hidden } },
          '/caves': { get: { operationId: 'listCaves', tags: ['smugglers'] } },
        },
        components: {
          schemas: { Galleon: { type: 'object', properties: { cannons: { type: 'integer' } }, ...hidden } },
        },
      });
      expect(await found('lighthouse')).toEqual(['GET /open']);
      for (const q of ['treasure', 'doubloons', 'caves', 'smugglers', 'contraband', 'galleon', 'cannons']) {
        expect([q, await found(q)]).toEqual([q, []]);
        expect([q, (await search(`${q.slice(0, -1)}x`)).suggestion]).toEqual([q, undefined]);
      }
    });

    context.test('is in the organization: others are not found, and not suggested', async () => {
      const text = documentOf('wharf', withOperation('readKraken'));
      await context.publish('wharf', text, 'globex', 'stranger');
      const place = { organizationId: 'globex', specSlug: 'wharf' };
      await publish('harbor', withOperation('readLighthouse'));
      const strangers = () => context.client('stranger').search({ organizationId: 'globex', q: 'kraken' });
      for (const visibility of ['private', 'public'] as const) {
        await context.client('stranger').specs.setVisibility({ ...place, visibility });
        await context.target.drainQueue();
        expect([await found('kraken'), await found('wharf')]).toEqual([[], []]);
        for (const q of ['krakan', 'krake', 'wharv', 'read krakan'])
          expect(await search(q)).not.toHaveProperty('suggestion');
        expect((await strangers()).items.map((item) => item.spec)).toEqual(['wharf']);
      }
      const own = await context.client('stranger').search({ organizationId: 'globex', q: 'krakan' });
      expect(own.suggestion).toBe('kraken');
      const same = await publish('wharf', withOperation('readKraken'));
      expect(await versionsOf('kraken')).toEqual([same]);
    });

    context.test('decides on suggestions: words that the caller does not find have no effect', async () => {
      await publish('harbor', withOperation('readKraken'));
      const suggested = async () => {
        const queries = ['krakan', 'krakin', 'krakens', 'krakem'];
        return Promise.all(queries.map(async (q) => (await search(q)).suggestion));
      };
      const before = await suggested();
      expect(before).toEqual(['kraken', 'kraken', undefined, 'kraken']);
      // Some are what was searched for, some come before "kraken" in the order of letters.
      const others = ['krakan', 'krakin', ...[...'abcdefghi'].map((letter) => `krak${letter}n`), 'krakfm'];
      const paths = Object.fromEntries(
        others.map((operationId) => [`/${operationId}`, { get: { operationId } }]),
      );
      await context.publish('wharf', documentOf('wharf', { paths }), 'globex', 'stranger');
      expect(await suggested()).toEqual(before);
      await publish('marina', { paths });
      expect((await search('krakan')).suggestion).toBeUndefined();
    });
  });
}
