import type { Client } from '@specshelf/sdk';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

// The conformance suite cannot hold a run on every target: requests to the mocks wait for it.

const spec = { organizationId: 'default', specSlug: 'pets' };
const url = 'https://sources.example/pets.json';

eachDatabase((name, databases) => {
  describe(`labels during a run that fetches, ${name}`, () => {
    let target: TestServer;
    let client: Client;
    /** Ends the fetches that wait, by their order. */
    let fetches: ((title: string) => void)[];

    beforeEach(async () => {
      fetches = [];
      target = await startServer({
        database: await databases.create(),
        overrides: {
          fetchSource: () =>
            new Promise((resolve) => {
              fetches.push((title) => {
                const bytes = new TextEncoder().encode(documentOf(title));
                resolve({ kind: 'fetched', bytes, url, validators: {} });
              });
            }),
        },
      });
      const token = await target.server.bootstrap();
      client = createClient({ baseUrl: target.url, token: token ?? '', maxRetries: 0 });
    });

    afterEach(() => target.close());

    async function publish(title: string): Promise<string> {
      await client.specs.upsert({ ...spec, source: { text: documentOf(title) } });
      await target.server.processor.idle();
      target.advance(1_000);
      return (await client.specs.get(spec)).lastVersion ?? '';
    }

    /** Submits the URL, and resolves when the run waits for its response. */
    async function holdRun(labels: readonly string[]): Promise<void> {
      await client.specs.upsert({ ...spec, source: { url }, labels });
      await expect.poll(() => fetches.length).toBe(1);
      expect((await client.specs.get(spec)).processingState).toBe('progress');
    }

    /** Ends the held run, and resolves when all others have ended, too. */
    async function end(title: string): Promise<string> {
      fetches[0]?.(title);
      await target.server.processor.idle();
      return (await client.specs.get(spec)).lastVersion ?? '';
    }

    const set = (label: string, version: string) => client.specs.labels.set({ ...spec, label, version });
    const labelsOf = async () => {
      const { items } = await client.specs.labels.list(spec);
      return Object.fromEntries(items.map((each) => [each.name, each.version]));
    };
    const movesOf = async (label: string) => {
      const { items } = await client.specs.labels.moves({ ...spec, label });
      return items.map(({ from, to }) => [from, to]);
    };

    it('move, and move again at the end of the run from where they are then', async () => {
      const first = await publish('one');
      const second = await publish('two');
      await set('prod', first);
      await holdRun(['prod', 'beta']);
      await set('prod', second);
      await set('beta', second);
      await set('other', first);
      expect(await labelsOf()).toEqual({ prod: second, beta: second, other: first });
      const last = await end('three');
      expect([first, second]).not.toContain(last);
      expect(await labelsOf()).toEqual({ prod: last, beta: last, other: first });
      expect(await movesOf('prod')).toEqual([
        [second, last],
        [first, second],
        [undefined, first],
      ]);
      expect(await movesOf('beta')).toEqual([
        [second, last],
        [undefined, second],
      ]);
    });

    it('are created again by the run if they are deleted meanwhile', async () => {
      const first = await publish('one');
      await set('prod', first);
      await holdRun(['prod']);
      await client.specs.labels.delete({ ...spec, label: 'prod' });
      const last = await end('two');
      expect(await labelsOf()).toEqual({ prod: last });
      expect(await movesOf('prod')).toEqual([
        [undefined, last],
        [first, undefined],
        [undefined, first],
      ]);
      const label = await client.specs.labels.get({ ...spec, label: 'prod' });
      expect(label).not.toHaveProperty('previousVersion');
    });

    it('stay where they are if another source supersedes the run', async () => {
      const first = await publish('one');
      await set('prod', first);
      await holdRun(['prod', 'old']);
      await client.specs.upsert({ ...spec, source: { text: documentOf('two') }, labels: ['beta'] });
      const last = await end('late');
      expect((await client.specs.get(spec)).title).toBe('two');
      expect(await labelsOf()).toEqual({ prod: first, beta: last });
      const { items } = await client.specs.versions.list(spec);
      expect(items.map(({ title }) => title)).toEqual(['two', 'one']);
      expect(await movesOf('prod')).toEqual([[undefined, first]]);
    });

    it("a replaced source's submission is no publication", async () => {
      await publish('one');
      await holdRun(['old']);
      await client.specs.upsert({ ...spec, source: { text: documentOf('two') } });
      await end('late');
      const { items } = await client.specs.versions.list(spec);
      expect(items.map(({ title, publicationCount }) => [title, publicationCount])).toEqual([
        ['two', 1],
        ['one', 1],
      ]);
    });

    it('move to the version of the next run if the same source is sent again', async () => {
      await holdRun(['one']);
      await client.specs.upsert({ ...spec, source: { url }, labels: ['two'] });
      fetches[0]?.('A');
      await expect.poll(() => fetches.length).toBe(2);
      const { lastVersion: first = '' } = await client.specs.get(spec);
      expect(await labelsOf()).toEqual({ one: first });
      fetches[1]?.('B');
      await target.server.processor.idle();
      const { lastVersion: second = '' } = await client.specs.get(spec);
      expect(second).not.toBe(first);
      expect(await labelsOf()).toEqual({ one: first, two: second });
    });

    it('do not count towards the limit if their source is replaced', async () => {
      const version = await publish('first');
      for (let number = 1; number <= 99; number++) await set(`l${number}`, version);
      await holdRun(['waits']);
      const source = { text: documentOf('second') };
      const tooMany = client.specs.upsert({ ...spec, source, labels: ['one', 'two'] });
      await expect(tooMany).rejects.toMatchObject({ status: 400 });
      await client.specs.upsert({ ...spec, source, labels: ['more'] });
      const latest = await end('replaced');
      const more = await client.specs.labels.get({ ...spec, label: 'more' });
      expect(more.version).toBe(latest);
      expect((await client.specs.labels.list(spec)).count).toBe(100);
    });
  });
});

function documentOf(title: string): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
}
