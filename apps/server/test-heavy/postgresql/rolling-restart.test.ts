import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fixture } from '@specshelf/conformance';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/start-built-server.js';

const text = await fixture('ferry.yaml');
const clientCount = 6;

/** Sends requests to ready servers, like a proxy that polls `/readyz`. */
interface Load {
  add(server: BuiltServer): void;
  /** Number of completed requests. */
  completed(): number;
  /** Waits until this many more requests are completed. */
  waitForRequests(requests: number): Promise<void>;
  /** Stops the load. Returns the failures, and the number of successful publishes of each specification. */
  end(): Promise<{ failures: string[]; published: Map<string, number> }>;
}

onPostgreSQL((databases) => {
  describe('three servers', () => {
    it('can be replaced one at a time under load without a failed request', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'specshelf-rolling-'));
      const database = await databases.create();
      const environment = {
        DATABASE_URL: database.kind === 'postgresql' ? database.url : '',
        SPECSHELF_SECRET_KEY: 'a key that all of the servers have',
        SPECSHELF_BOOTSTRAP_TOKEN: 'a-token-of-the-operator',
        // Longer than a proxy takes to detect that a server is not ready.
        SPECSHELF_DRAIN_DELAY: '10',
      };
      const start = () => startBuiltServer(folder, environment);
      const first = await start();
      const servers = [first, await start(), await start()];
      const load = startLoad(environment.SPECSHELF_BOOTSTRAP_TOKEN);
      for (const server of servers) load.add(server);
      await load.waitForRequests(100);
      for (const old of servers.slice()) {
        const successor = await start();
        load.add(successor);
        servers.push(successor);
        expect(await old.stop()).toBe(0);
        servers.splice(servers.indexOf(old), 1);
        await load.waitForRequests(50);
      }
      const { failures, published } = await load.end();
      expect(failures).toEqual([]);
      expect(published.size).toBeGreaterThan(10);
      const [{ url } = first] = servers;
      await expectAllComplete(url, environment.SPECSHELF_BOOTSTRAP_TOKEN, published);
      console.log(`${load.completed()} requests answered while three servers were replaced, 0 failed.`);
      for (const server of servers) expect(await server.stop()).toBe(0);
      await rm(folder, { recursive: true });
    });
  });
});

function startLoad(token: string): Load {
  const ready = new Set<BuiltServer>();
  const failures: string[] = [];
  const published = new Map<string, number>();
  let completed = 0;
  let ended = false;

  const pollReadiness = async (server: BuiltServer): Promise<void> => {
    while (!ended) {
      const isReady = await fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => undefined,
      );
      if (isReady) ready.add(server);
      else ready.delete(server);
      // The server has stopped.
      if (isReady === undefined) return;
      await setTimeout(50);
    }
  };
  const sendRequest = async (turn: number): Promise<void> => {
    const server = [...ready][turn % ready.size];
    if (!server) return void (await setTimeout(10));
    const slug = `ferry-${turn % 40}`;
    const publishes = turn % 3 === 0;
    const path = `/v1/orgs/default/openapi${publishes || published.has(slug) ? `/${slug}` : ''}`;
    try {
      const response = await fetch(`${server.url}${path}`, {
        ...(publishes
          ? { method: 'PUT', body: JSON.stringify({ source: { text: `${text}\n# ${turn}` } }) }
          : {}),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      await response.arrayBuffer();
      if (!response.ok) failures.push(`${path} was answered ${response.status}`);
      else if (publishes) published.set(slug, (published.get(slug) ?? 0) + 1);
      completed += 1;
    } catch (error) {
      failures.push(`${path} failed: ${String(error)}, ${String(Object(error).cause)}`);
    }
  };
  const runClient = async (client: number): Promise<void> => {
    for (let turn = client; !ended; turn += clientCount) await sendRequest(turn);
  };
  const polls: Promise<void>[] = [];
  const clientRuns = Array.from({ length: clientCount }, (_, client) => runClient(client));

  return {
    add: (server) => void polls.push(pollReadiness(server)),
    completed: () => completed,
    waitForRequests: async (requests) => {
      for (const goal = completed + requests; completed < goal && failures.length === 0; )
        await setTimeout(20);
    },
    end: async () => {
      ended = true;
      await Promise.all([...clientRuns, ...polls]);
      return { failures, published };
    },
  };
}

async function expectAllComplete(url: string, token: string, published: Map<string, number>): Promise<void> {
  for (const slug of published.keys()) {
    for (;;) {
      const response = await fetch(`${url}/v1/orgs/default/openapi/${slug}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const spec = await response.json();
      expect(response.status).toBe(200);
      if (spec.processingState === 'complete') {
        expect(spec.lastProcessErrorCode).toBeUndefined();
        break;
      }
      await setTimeout(50);
    }
  }
}
