import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHostLimiter } from '../../src/fetching/create-host-limiter.js';
import { failed, fetched, resolvesTo, startFetcher, startSite } from '../support/http/fetch-from.js';
import { inTurn, redirect, text } from '../support/http/start-web.js';

/** Tasks that run until they are ended, in the order in which they were begun. */
function startTurns() {
  const limitHost = createHostLimiter({ fetches: { slots: 6, share: 5 }, connectionsPerHost: 2 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (host: string, name: string, owner = name) =>
    limitHost(
      { host, owner },
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          ends.set(name, resolve);
        }),
    );
  return { take, limitHost, begun, end: (name: string) => ends.get(name)?.() };
}

describe('turns', () => {
  it('UF31: are two at once for a host', async () => {
    const { take, begun, end } = startTurns();
    const tasks = ['a', 'b', 'c', 'd'].map((name) => take('one.example', name));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await tasks[1];
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('UF31: are six at once for 30 hosts, first come, first served', async () => {
    const { take, begun, end } = startTurns();
    const names = Array.from({ length: 30 }, (_, place) => `${place}`);
    const tasks = names.map((name) => take(`host-${name}.example`, name));
    await settled();
    expect(begun).toEqual(names.slice(0, 6));
    for (const name of names) {
      end(name);
      await settled();
    }
    await Promise.all(tasks);
    expect(begun).toEqual(names);
  });

  it('UF31: of other hosts pass those of a busy one', async () => {
    const { take, begun, end } = startTurns();
    for (const name of ['a', 'b', 'c']) void take('slow.example', name);
    void take('quick.example', 'd');
    await settled();
    expect(begun).toEqual(['a', 'b', 'd']);
    end('a');
    await settled();
    expect(begun).toEqual(['a', 'b', 'd', 'c']);
  });

  it('are shared by organizations, and one of them never has the last', async () => {
    const { take, begun, end } = startTurns();
    const flood = Array.from({ length: 10 }, (_, place) => take(`slow-${place}.example`, `${place}`, 'acme'));
    await settled();
    expect(begun).toEqual(['0', '1', '2', '3', '4']);
    void take('quick.example', 'other', 'zenith');
    void take('quick.example', 'next', 'zenith');
    await settled();
    expect(begun.slice(5)).toEqual(['other']);
    end('0');
    await flood[0];
    await settled();
    expect(begun.slice(6)).toEqual([]);
    end('1');
    await flood[1];
    await settled();
    expect(begun.slice(6)).toEqual(['5']);
    end('other');
    await settled();
    expect(begun.slice(7)).toEqual(['next']);
  });

  it('are given on by a task that fails', async () => {
    const { take, limitHost, begun } = startTurns();
    const failing = () => Promise.reject(new Error('no'));
    const slot = { host: 'one.example', owner: 'acme' };
    const failures = [limitHost(slot, failing), limitHost(slot, failing)];
    void take('one.example', 'a');
    expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await settled();
    expect(begun).toEqual(['a']);
  });
});

describe('a fetcher', () => {
  it('begins the time limit when it is a fetch\u2019s turn', async () => {
    const web = await startSite({ '/': inTurn(() => undefined, text('yes')) });
    const fetcher = startFetcher({ connectionsPerHost: 1, totalTimeout: 2_000 });
    const [first, second] = await Promise.all([
      fetcher.fetchSource({ url: `${web.url}/` }),
      fetcher.fetchSource({ url: `${web.url}/` }),
    ]);
    expect(first).toEqual(failed('timeout', /after 2 seconds/, true));
    expect(second).toEqual(fetched('yes'));
  });

  it('UF31: makes two connections at once to a host, also when others redirect to it', async () => {
    const held: ServerResponse[] = [];
    let requests = 0;
    const target = await startSite({
      '/': (_request, response) => {
        held.push(response);
        requests += 1;
        // Holds the first response until the second request, so that both use a connection while the third waits.
        if (requests > 1) for (const one of held.splice(0)) one.end('yes');
      },
    });
    const web = await startSite({ '/': redirect(target.url) });
    const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.1') });
    const results = ['a', 'b', 'c'].map((name) =>
      fetcher.fetchSource({ url: `http://${name}.example:${web.port}/` }),
    );
    for (const result of await Promise.all(results)) expect(result).toEqual(fetched('yes'));
    expect(target.sockets).toHaveLength(2);
  });

  it('aborts active and waiting fetches when it is closed', async () => {
    let onRequest = () => undefined;
    const firstRequest = new Promise<void>((resolve) => {
      onRequest = () => void resolve();
    });
    const web = await startSite({ '/': () => onRequest() });
    const fetcher = startFetcher({ connectionsPerHost: 1 });
    const results = [1, 2].map(() => fetcher.fetchSource({ url: `${web.url}/` }));
    const ends = Promise.allSettled(results);
    await firstRequest;
    await fetcher.close();
    for (const end of await ends)
      expect(end).toMatchObject({ status: 'rejected', reason: { name: 'WorkAbandoned' } });
    expect(web.requests).toHaveLength(1);
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
