import {
  type HeavyWork,
  type Principal,
  type Stores,
  WorkAbandoned,
  WorkFailed,
  WorkLimitExceeded,
} from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { createIndexer } from '@specshelf/service/lazy-modules';
import { search } from '@specshelf/service/on-demand';
import { indexVersion } from '@specshelf/service/search';
import { organization, spec, time, version } from '@specshelf/service/test/records';
import { serverCodec } from '@specshelf/store/content-codec';
import { createStores } from '@specshelf/store/create-stores';
import type { Database } from '@specshelf/store/database';
import { eachDatabase, empty } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const heavyWork = createHeavyWork(serverCodec);

const anonymous: Principal = { subject: { id: 'anonymous', displayName: 'Anonymous' }, grants: [] };

const member: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'] }],
};

eachDatabase((name, databases) => {
  let database: Database;
  let stores: Stores;
  let seconds = 0;
  let reported: unknown[] = [];

  beforeAll(async () => {
    database = await openDatabase(await databases.create());
    stores = createStores(database);
  });

  afterAll(() => database?.close());

  beforeEach(async () => {
    await empty(database);
    await stores.organizations.insert(organization());
    seconds = 0;
    reported = [];
  });

  const indexer = (runTask: HeavyWork['runTask'] = heavyWork.runTask, on: Stores = stores) =>
    createIndexer({
      ...{ ...serverCodec, stores: on, runTask, now: () => new Date(time(seconds)) },
      report: (error) => reported.push(error),
    });
  const run = async (indexNext: () => Promise<boolean>) => {
    let steps = 0;
    while (await indexNext()) steps += 1;
    return steps;
  };
  const searchAs = (principal: Principal, q: string) => {
    const now = () => new Date(time(seconds));
    const deps = { ...serverCodec, stores, now, cursorKey: 'key', publicURL: 'https://specs.example' };
    return search(deps, { organizationId: 'acme' }, { q }, principal);
  };
  const find = async (q: string, principal = member) => {
    const { items } = await searchAs(principal, q);
    return items.map(({ spec, title }) => `${spec} ${title}`);
  };

  /** Publishes a version with these schemas. */
  const publish = async (id: string, schemas: readonly string[], versionId = `${id}-v1`) => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: id, version: '1' },
      paths: {},
      components: { schemas: Object.fromEntries(schemas.map((schema) => [schema, {}])) },
    });
    const output = await heavyWork.runTask('runPipeline', {
      entry: 'openapi.json',
      files: new Map([['openapi.json', { fetched: new TextEncoder().encode(text) }]]),
      unavailable: new Map(),
      redirects: new Map(),
      limits: { files: 1, total: 1_000_000 },
    });
    if (output.kind !== 'processed') expect.fail('The document must be valid');
    const { specification, document, outline } = output.made;
    await stores.specs.insert(spec({ id, slug: id }));
    await stores.contents.put([specification, document, outline]);
    const digests = { specification: specification.digest, outline: outline.digest };
    const added = version({ id: versionId, specId: id, ...digests });
    await stores.specs.commit({ id, expected: {}, changes: { lastVersion: versionId }, version: added });
  };

  /** Returns `runTask` with work before the version is indexed. */
  const before = (work: () => Promise<unknown>): HeavyWork['runTask'] => {
    let isDone = false;
    return async (...task) => {
      const isFirst = !isDone;
      isDone = true;
      if (isFirst) await work();
      return heavyWork.runTask(...task);
    };
  };

  describe(`indexing ${name}`, () => {
    it('finds a new version instead of the former one', async () => {
      const indexNext = indexer();
      await publish('pets', ['Cat', 'Dog']);
      expect(await find('dog')).toEqual([]);
      await run(indexNext);
      expect(await find('dog')).toEqual(['pets Dog']);
      await publish('pets', ['Dog', 'Parrot'], 'v2');
      expect(await find('cat')).toEqual(['pets Cat']);
      await run(indexNext);
      expect(await Promise.all(['cat', 'dog', 'parrot'].map((q) => find(q)))).toEqual([
        [],
        ['pets Dog'],
        ['pets Parrot'],
      ]);
      expect(await run(indexNext)).toBe(0);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 3 });
    });

    it('writes a large specification in steps, and finds it only when it is complete', async () => {
      const indexNext = indexer();
      await publish(
        'large',
        Array.from({ length: 250 }, (_, number) => `Schema${number}`),
      );
      expect(await indexNext()).toBe(true);
      expect(await find('schema 7')).toEqual([]);
      expect(await run(indexNext)).toBeGreaterThan(1);
      expect(await find('schema 7')).toContain('large Schema7');
    });

    it('indexes a specification again that changes while it is indexed', async () => {
      await publish('pets', ['Cat']);
      const change = before(() =>
        stores.specs.commit({ id: 'pets', expected: {}, changes: { owner: 'Harbour' } }),
      );
      await run(indexer(change));
      expect(await find('harbour')).toEqual(['pets pets']);
      expect(await stores.search.inspect(indexVersion)).toMatchObject({ waiting: 0, documents: 2 });
    });

    it('leaves nothing of a specification that is removed while it is indexed', async () => {
      await publish('pets', ['Cat']);
      await run(indexer(before(() => stores.specs.remove('pets', time(1)))));
      expect(await find('cat')).toEqual([]);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 0 });
    });

    it('indexes a specification again two minutes after its process has crashed', async () => {
      await publish(
        'large',
        Array.from({ length: 250 }, (_, number) => `Schema${number}`),
      );
      await indexer()();
      const indexNext = indexer();
      seconds = 119;
      await run(indexNext);
      expect(await find('schema 7')).toEqual([]);
      seconds = 121;
      await run(indexNext);
      expect(await find('schema 7')).toContain('large Schema7');
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 251 });
    });

    it('keeps what a slow process writes, however long it takes in total', async () => {
      await publish(
        'large',
        Array.from({ length: 450 }, (_, number) => `Schema${number}`),
      );
      let tasks = 0;
      const counting: HeavyWork['runTask'] = (...task) => {
        tasks += 1;
        return heavyWork.runTask(...task);
      };
      const [slow, other] = [indexer(counting), indexer(counting)];
      for (let steps = 0; steps < 4; steps += 1) {
        expect(await slow()).toBe(true);
        seconds += 119;
        await run(other);
      }
      await run(slow);
      expect(tasks).toBe(1);
      expect(await find('schema 7')).toContain('large Schema7');
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 451 });
    });

    it('reports a specification that cannot be written, continues with the others, and retries later', async () => {
      for (const id of ['bad', 'boats', 'pets']) await publish(id, ['Cat']);
      const { search: failing } = stores;
      let bad = 0;
      let isBroken = true;
      const broken: typeof failing = {
        ...failing,
        begin: async (start) => {
          const started = await failing.begin(start);
          if (started?.spec.slug === 'bad') bad = started.generation;
          return started;
        },
        write: async (generation, ...written) => {
          if (isBroken && generation === bad) throw new Error('no');
          return failing.write(generation, ...written);
        },
      };
      const indexNext = indexer(heavyWork.runTask, { ...stores, search: broken });
      await run(indexNext);
      expect(reported).toEqual([expect.any(WorkFailed)]);
      expect(reported).toMatchObject([{ about: { specId: 'bad' } }]);
      expect((await find('cat')).sort()).toEqual(['boats Cat', 'pets Cat']);
      seconds = 121;
      await run(indexNext);
      expect(reported).toHaveLength(2);
      isBroken = false;
      seconds = 242;
      await run(indexNext);
      expect(await find('cat')).toContain('bad Cat');
    });

    it('indexes although former documents cannot be removed, and removes them later', async () => {
      const failure = new Error('The index is damaged');
      let removals = 0;
      let isBroken = true;
      const broken: typeof stores.search = {
        ...stores.search,
        removeNext: async (old) => {
          removals += 1;
          if (isBroken) throw failure;
          return stores.search.removeNext(old);
        },
      };
      const indexNext = indexer(heavyWork.runTask, { ...stores, search: broken });
      await publish('pets', ['Cat']);
      await run(indexNext);
      await publish('pets', ['Dog'], 'v2');
      await publish('boats', ['Mast']);
      await run(indexNext);
      expect([await find('dog'), await find('mast')]).toEqual([['pets Dog'], ['boats Mast']]);
      expect([removals, reported]).toEqual([1, [failure]]);
      isBroken = false;
      seconds = 121;
      await run(indexNext);
      expect(await run(indexer())).toBe(0);
      expect(removals).toBeGreaterThan(1);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 4 });
    });

    it('finds owners, tags, and lifecycles for members only, and suggests only words that a visitor finds', async () => {
      await publish('ferries', ['Harbour', 'Krill']);
      await publish('pets', ['Kraken', 'Krakan', 'Krakin']);
      const changes = { owner: 'Team Nautilus', tags: ['anemone'], lifecycle: 'retired' as const };
      await stores.specs.commit({
        id: 'ferries',
        expected: {},
        changes: { ...changes, visibility: 'public' },
      });
      await run(indexer());
      for (const q of ['nautilus', 'nauti', 'team nautilus', 'anemone', 'retired', 'ferries anemone']) {
        expect([q, await find(q)]).toEqual([q, ['ferries ferries']]);
        expect([q, await searchAs(anonymous, q)]).toEqual([q, { items: [] }]);
      }
      expect(await find('harbour', anonymous)).toEqual(['ferries Harbour']);
      for (const [q, ofMember, ofVisitor] of [
        ['anemona', 'anemone', undefined],
        // Right for members, so that they find it.
        ['kraken', undefined, undefined],
        ['krakem', 'kraken', undefined],
        ['harbur', 'harbour', 'harbour'],
        ['kril', undefined, undefined],
        ['krell', 'krill', 'krill'],
      ] as const) {
        const suggestions = [await searchAs(member, q), await searchAs(anonymous, q)];
        expect([q, ...suggestions.map(({ suggestion }) => suggestion)]).toEqual([q, ofMember, ofVisitor]);
      }
    });

    it('counts with one statement, because a server may be indexing', async () => {
      let statements = 0;
      const count = () => {
        statements += 1;
      };
      database.connection.on('query', count);
      onTestFinished(() => void database.connection.off('query', count));
      await publish('pets', ['Cat']);
      statements = 0;
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 1, documents: 0 });
      expect(statements).toBe(1);
    });

    it('indexes each specification once with several processes', async () => {
      const ids = Array.from({ length: 12 }, (_, number) => `pets${number}`);
      for (const id of ids) await publish(id, ['Cat']);
      let tasks = 0;
      const counting: HeavyWork['runTask'] = (...task) => {
        tasks += 1;
        return heavyWork.runTask(...task);
      };
      await Promise.all([1, 2, 3].map(() => run(indexer(counting))));
      expect(tasks).toBe(ids.length);
      expect((await find('cat')).sort()).toEqual(ids.map((id) => `${id} Cat`).sort());
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 2 * ids.length });
    });

    /** Returns a task that fails for these versions of the test, and the number of its failures. */
    const failing = (isFailing: (title: string) => boolean) => {
      const failures = { count: 0 };
      const runTask: HeavyWork['runTask'] = (...task) => {
        const input = task[1];
        if (typeof input !== 'object' || !('specSlug' in input) || !isFailing(input.specSlug))
          return heavyWork.runTask(...task);
        failures.count += 1;
        return Promise.reject(new WorkLimitExceeded('time', '15 seconds'));
      };
      return { failures, runTask };
    };

    it('keeps the former version while a version cannot be indexed, continues with the others, and retries later', async () => {
      await publish('bad', ['Cat']);
      let isFailing = false;
      const { runTask } = failing((slug) => isFailing && slug === 'bad');
      const indexNext = indexer(runTask);
      await run(indexNext);
      isFailing = true;
      await publish('bad', ['Dog'], 'bad-v2');
      await publish('pets', ['Cat']);
      await run(indexNext);
      expect(reported).toMatchObject([
        { about: { specId: 'bad', versionId: 'bad-v2', attempt: 1 }, cause: expect.any(WorkLimitExceeded) },
      ]);
      expect((await find('cat')).sort()).toEqual(['bad Cat', 'pets Cat']);
      seconds = 121;
      await run(indexNext);
      expect(reported).toHaveLength(2);
      expect(await find('bad cat')).toEqual(['bad Cat']);
      isFailing = false;
      seconds = 242;
      await run(indexNext);
      expect(reported).toHaveLength(2);
      expect([await find('bad cat'), await find('dog')]).toEqual([[], ['bad Dog']]);
    });

    it('finds a specification by its names whose version cannot be indexed, and no longer tries it', async () => {
      await publish('bad', ['Cat']);
      const facts = { title: 'Ferry API', counts: { operations: 0, webhooks: 0, schemas: 1 } };
      const changes = { facts, owner: 'Team Nautilus', visibility: 'public' as const };
      await stores.specs.commit({ id: 'bad', expected: {}, changes });
      const { failures, runTask } = failing(() => true);
      const indexNext = indexer(runTask);
      for (seconds = 0; seconds < 1000; seconds += 121) await run(indexNext);
      expect([failures.count, reported.length]).toEqual([3, 3]);
      for (const q of ['bad', 'ferry api', 'ferr'])
        expect([q, await find(q, anonymous)]).toEqual([q, ['bad Ferry API']]);
      expect([await find('nautilus'), await find('nautilus', anonymous)]).toEqual([['bad Ferry API'], []]);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 1 });
      // Another version is tried again.
      await publish('bad', ['Dog'], 'bad-v2');
      await run(indexNext);
      expect(failures.count).toBe(4);
      await run(indexer());
    });

    it('keeps all documents of a version that could be indexed before', async () => {
      await publish('pets', ['Cat']);
      await run(indexer());
      await stores.specs.commit({ id: 'pets', expected: {}, changes: { owner: 'Team Nautilus' } });
      const { failures, runTask } = failing(() => true);
      const indexNext = indexer(runTask);
      for (seconds = 0; seconds < 1000; seconds += 121) await run(indexNext);
      expect(failures.count).toBe(3);
      expect(await find('cat')).toEqual(['pets Cat']);
      expect(await stores.search.inspect(indexVersion)).toEqual({ waiting: 0, documents: 2 });
    });

    it('indexes a specification later if the server stops', async () => {
      await publish('pets', ['Cat']);
      const stopping: HeavyWork['runTask'] = () => Promise.reject(new WorkAbandoned());
      await indexer(stopping)();
      expect(await stores.search.inspect(indexVersion)).toMatchObject({ waiting: 1 });
      await run(indexer());
      expect(await find('cat')).toEqual(['pets Cat']);
      expect(reported).toEqual([]);
    });

    it('removes the words that no specification has any more', async () => {
      const words = ['parrot', 'penguin'];
      await publish('pets', ['Parrot', 'Penguin']);
      await run(indexer());
      expect((await stores.search.findTerms(words)).sort()).toEqual(words);
      await publish('pets', ['Penguin'], 'v2');
      await run(indexer());
      await stores.search.sweepTerms(100);
      expect(await stores.search.findTerms(words)).toEqual(['penguin']);
    });
  });
});
