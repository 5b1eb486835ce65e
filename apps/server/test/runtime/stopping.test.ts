import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixture } from '@specshelf/conformance';
import { Client } from '@specshelf/sdk';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type Ending, endOnSignals } from '../../src/command-line/end-on-signals.js';
import type { Config } from '../../src/config/config.js';
import { listen } from '../../src/runtime/listen.js';
import type { DatabaseLocation } from '../../src/store/database/database.js';
import { openDatabase } from '../../src/store/database/open-database.js';
import { eachDatabase, type TestDatabases } from '../support/database/each-database.js';
import { beginRequest } from '../support/http/begin-request.js';
import { startWeb } from '../support/http/start-web.js';
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
  it('lets a request under way finish as the last one of its connection, and lets nobody else in (CD12)', async () => {
    const { url, secret, close } = await start({ drainLimit: longer });
    const request = await beginRequest(`${url}/v1/orgs/default/openapi/pets`, secret, keepAlive());
    const closed = close();
    while (await isLetIn(url));
    expect(await request.finish()).toMatchObject({
      status: 201,
      headers: { connection: 'close' },
      body: { slug: 'pets', processingState: 'pending' },
    });
    await closed;
  });

  it('cuts a request that takes longer than the limit (CD12)', async () => {
    const { url, secret, close } = await start({ drainLimit: 0.01 });
    const request = await beginRequest(`${url}/v1/orgs/default/openapi/pets`, secret);
    await close();
    await request.cut;
  });

  it('does not wait for clients that only keep their connection', async () => {
    const { url, close } = await start({ drainLimit: longer });
    const request = get(`${url}/healthz`, { agent: keepAlive() });
    const [response] = await once(request, 'response');
    expect(response.headers.connection).toBe('keep-alive');
    await text(response);
    await close();
  });

  it('says that it is not ready while it still takes connections, each for one answer (CD12)', async () => {
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
    expect(await isLetIn(url)).toBe(false);
  });
});

it('a connection ends after an answer that had begun before the end was near', async () => {
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

async function isLetIn(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`);
    return true;
  } catch {
    return false;
  }
}

eachDatabase((name, databases) => {
  describe(`what is under way when a server stops, ${name}`, () => {
    it('goes back to the queue at once, for the next server to do, as if it had never been begun (CD12)', async () => {
      let answers = false;
      const elsewhere = await startWeb({
        '/source': (_request, response) => {
          if (answers) response.end(fixture('ferry.yaml'));
        },
        '/hook': (_request, response) => {
          if (answers) response.end();
        },
      });
      const { database, remove } = await lasting(databases);
      const secretKey = '0123456789abcdef0123456789abcdef';
      const first = await startServer({ database, config: { secretKey } });
      const { operator } = first.server;
      const token = (await first.server.bootstrap()) ?? '';
      const secret = 'a secret for tests';
      await operator.hooks.add({ organizationId: 'default', url: `${elsewhere.url}/hook`, secret });
      const { specs } = new Client({ baseUrl: first.url, token });
      const ferry = { organizationId: 'default', specSlug: 'ferry' };
      await specs.upsert({ ...ferry, source: { url: `${elsewhere.url}/source` } });
      await specs.setVisibility({ ...ferry, visibility: 'public' });
      while (elsewhere.requests.length < 2) await new Promise(setImmediate);
      await first.close();

      expect(await leftIn(database)).toEqual({
        specs: [{ processing_state: 'pending', attempt: 1, lost_runs: 0, lease_expires_at: null }],
        deliveries: [{ attempt: 1, lease_expires_at: null }],
      });
      answers = true;
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

/** A database that outlives who uses it. */
async function lasting(databases: TestDatabases) {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const file: DatabaseLocation = { kind: 'sqlite', file: join(folder, 'specs.sqlite') };
  const database = databases.kind === 'sqlite' ? file : await databases.create();
  return { database, remove: () => rm(folder, { recursive: true }) };
}

async function leftIn(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const { connection } = database;
  const left = {
    specs: await connection('openapi_specs').select(
      'processing_state',
      'attempt',
      'lost_runs',
      'lease_expires_at',
    ),
    deliveries: await connection('deliveries').select('attempt', 'lease_expires_at'),
  };
  await database.close();
  return left;
}

describe('a process that is told to end', () => {
  /** A process without anything of its own, and what became of it. */
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

  it('ends at once before there is anything to end in order', async () => {
    const { send, exit } = startProcess();
    send('SIGTERM');
    expect(await exit).toBe(143);
  });

  it('ends at once when it is told so again, in whatever way (CD12)', async () => {
    const { send, exit, endWith } = startProcess();
    endWith({ close: never });
    send('SIGTERM');
    send('SIGINT');
    expect(await exit).toBe(130);
  });

  it('fails when the end takes too long', async () => {
    const { send, exit, endWith, messages } = startProcess();
    endWith({ close: never, timeLimit: 1 });
    send('SIGTERM');
    expect(await exit).toBe(1);
    expect(messages()).toEqual(['stopping', 'stopping takes too long']);
  });

  it('fails when the end fails, and says why', async () => {
    const { send, exit, endWith, messages } = startProcess();
    endWith({ close: () => Promise.reject(new Error('The disk is gone')) });
    send('SIGINT');
    expect(await exit).toBe(1);
    expect(messages()).toEqual(['stopping', 'stopping failed']);
  });
});
