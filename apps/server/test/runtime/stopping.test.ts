import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixture } from '@specshelf/conformance';
import type { DatabaseLocation } from '@specshelf/store/database';
import { eachDatabase, type TestDatabases } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type Ending, endOnSignals } from '../../src/command-line/end-on-signals.js';
import type { Config } from '../../src/config/config.js';
import { listen } from '../../src/runtime/listen.js';
import { beginRequest } from '../support/http/begin-request.js';
import { startWeb } from '../support/http/start-web.js';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const longer = 3600;
const agents: Agent[] = [];

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

async function start(config: Partial<Config>): Promise<TestServer & { secret: string }> {
  const target = await startServer({ databaseFile: ':memory:', config });
  return { ...target, secret: (await target.server.bootstrap()) ?? '' };
}

describe('a server that stops', () => {
  it('finishes a running request as the last one of its connection, and accepts no connections (CD12)', async () => {
    const { url, secret, close } = await start({ drainLimit: longer });
    const request = await beginRequest(`${url}/v1/orgs/default/openapi/pets`, secret, keepAlive());
    const closed = close();
    while (await acceptsConnections(url));
    expect(await request.finish()).toMatchObject({
      status: 201,
      headers: { connection: 'close' },
      body: { slug: 'pets', processingState: 'pending' },
    });
    await closed;
  });

  it('aborts a request that takes longer than the limit (CD12)', async () => {
    const { url, secret, close } = await start({ drainLimit: 0.01 });
    const request = await beginRequest(`${url}/v1/orgs/default/openapi/pets`, secret);
    await close();
    await request.cut;
  });

  it('does not wait for idle keep-alive connections', async () => {
    const { url, close } = await start({ drainLimit: longer });
    const request = get(`${url}/healthz`, { agent: keepAlive() });
    const [response] = await once(request, 'response');
    expect(response.headers.connection).toBe('keep-alive');
    await text(response);
    await close();
  });

  it('reports that it is not ready while it still accepts connections, each for one request (CD12)', async () => {
    const { url, close } = await start({ drainDelay: 2 });
    const closed = close();
    for (const [path, status] of [
      ['/readyz', 503],
      ['/healthz', 200],
      ['/v1/user', 401],
    ] as const) {
      const [response] = await once(get(`${url}${path}`, { agent: keepAlive() }), 'response');
      expect([path, response.statusCode, response.headers.connection]).toEqual([path, status, 'close']);
      response.resume();
    }
    await closed;
    expect(await acceptsConnections(url)).toBe(false);
  });
});

it('a connection is closed after a response that began before the stop', async () => {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    responses.push(response);
    response.write('begun ');
  });
  const listener = await listen(server, { host: '127.0.0.1', port: 0 });
  const [response] = await once(get(listener.url, { agent: keepAlive() }), 'response');
  expect(response.headers.connection).toBe('keep-alive');
  const closed = listener.close(longer * 1000);
  responses[0]?.end('and ended');
  expect(await text(response)).toBe('begun and ended');
  await closed;
});

async function acceptsConnections(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`);
    return true;
  } catch {
    return false;
  }
}

eachDatabase((name, databases) => {
  describe(`running work when a server stops, ${name}`, () => {
    it('returns to the queue at once, and is completed by the next server without a counted failure (CD12)', async () => {
      let responds = false;
      const elsewhere = await startWeb({
        '/source': (_request, response) => {
          if (responds) response.end(fixture('ferry.yaml'));
        },
        '/hook': (_request, response) => {
          if (responds) response.end();
        },
      });
      const { database, remove } = await persistentDatabase(databases);
      const secretKey = '0123456789abcdef0123456789abcdef';
      const first = await startServer({ database, config: { secretKey } });
      const { operator } = first.server;
      const token = (await first.server.bootstrap()) ?? '';
      const secret = 'a secret for tests';
      await operator.hooks.add({ organizationId: 'default', url: `${elsewhere.url}/hook`, secret });
      const { specs } = createClient({ baseUrl: first.url, token });
      const ferry = { organizationId: 'default', specSlug: 'ferry' };
      await specs.upsert({ ...ferry, source: { url: `${elsewhere.url}/source` } });
      await specs.setVisibility({ ...ferry, visibility: 'public' });
      while (elsewhere.requests.length < 2) await new Promise(setImmediate);
      await first.close();

      expect(await remainingWork(database)).toEqual({
        specs: [{ processing_state: 'pending', attempt: 1, lost_runs: 0, lease_expires_at: null }],
        deliveries: [{ attempt: 1, lease_expires_at: null }],
      });
      responds = true;
      const second = await startServer({ database, config: { secretKey } });
      await second.server.processor.idle();
      await second.server.deliverer.idle();
      expect(await second.server.stores.specs.find('default', 'ferry')).toMatchObject({
        processingState: 'complete',
        lastVersion: expect.any(String),
        attempt: 1,
        lostRuns: 0,
      });
      expect(await second.server.operator.hooks.list()).toMatchObject([{ waiting: 0, failures: 0 }]);
      await second.close();
      await elsewhere.close();
      await remove();
    });
  });
});

/** Creates a database that persists after its servers have closed. */
async function persistentDatabase(databases: TestDatabases) {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const file: DatabaseLocation = { kind: 'sqlite', file: join(folder, 'specs.sqlite') };
  const database = databases.kind === 'sqlite' ? file : await databases.create();
  return { database, remove: () => rm(folder, { recursive: true }) };
}

async function remainingWork(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const { connection } = database;
  const remaining = {
    specs: await connection('openapi_specs').select(
      'processing_state',
      'attempt',
      'lost_runs',
      'lease_expires_at',
    ),
    deliveries: await connection('deliveries').select('attempt', 'lease_expires_at'),
  };
  await database.close();
  return remaining;
}

describe('a process that receives a signal', () => {
  /** A fake process that records its exit code and its log messages. */
  function startProcess() {
    const listeners = new Map<string, () => void>();
    const lines: { msg: string }[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
    let exited = (_code: number): void => undefined;
    const exit = new Promise<number>((resolve) => {
      exited = resolve;
    });
    const process = {
      on: (event: string, listener: () => void) => listeners.set(event, listener),
      exit: exited,
    };
    const endWith = endOnSignals(process, logger);
    return {
      endWith: (ending: Partial<Ending>) =>
        endWith({ close: async () => undefined, timeLimit: longer * 1000, ...ending }),
      send: (signal: 'SIGTERM' | 'SIGINT') => listeners.get(signal)?.(),
      exit,
      messages: () => lines.map(({ msg }) => msg),
    };
  }

  const never = () => new Promise<void>(() => undefined);

  it('exits at once before the server has started', async () => {
    const { send, exit } = startProcess();
    send('SIGTERM');
    expect(await exit).toBe(143);
  });

  it('exits at once when it receives a second signal of any kind (CD12)', async () => {
    const { send, exit, endWith } = startProcess();
    endWith({ close: never });
    send('SIGTERM');
    send('SIGINT');
    expect(await exit).toBe(130);
  });

  it('fails when the stop takes too long', async () => {
    const { send, exit, endWith, messages } = startProcess();
    endWith({ close: never, timeLimit: 1 });
    send('SIGTERM');
    expect(await exit).toBe(1);
    expect(messages()).toEqual(['stopping', 'stopping takes too long']);
  });

  it('fails when the stop fails, and logs it', async () => {
    const { send, exit, endWith, messages } = startProcess();
    endWith({ close: () => Promise.reject(new Error('The disk is gone')) });
    send('SIGINT');
    expect(await exit).toBe(1);
    expect(messages()).toEqual(['stopping', 'stopping failed']);
  });
});
