import { createServer } from 'node:http';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { type Stage, serveHealth } from '../../src/http/serve-health.js';
import { createDatabaseMonitor } from '../../src/runtime/database-monitor.js';
import { type Listener, listen } from '../../src/runtime/listen.js';
import { startServer, type TestServer, type TestServerOptions } from '../support/server/start-server.js';

let target: TestServer | undefined;
let listener: Listener | undefined;

afterEach(async () => {
  await listener?.close();
  await target?.close();
  listener = undefined;
  target = undefined;
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  target = await startServer({ databaseFile: ':memory:', ...options });
  return target;
}

async function look(url: string): Promise<[status: number, body: unknown]> {
  const response = await fetch(url);
  return [response.status, await response.json()];
}

describe.each(['/healthz', '/readyz'])('%s', (path) => {
  it('responds without a token and with no-store', async () => {
    const { url } = await start();
    const response = await fetch(`${url}${path}?from=probe`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('allows only GET and HEAD', async () => {
    const { url } = await start();
    const head = await fetch(`${url}${path}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${url}${path}`, { method: 'POST', body: 'text' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await post.json()).toMatchObject({ error: { code: 405, type: 'method-not-allowed' } });
  });

  it('is exempt from rate limits and not logged as a request', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const { url } = await start({ config: { rateLimit: 1 }, overrides: { logger } });
    for (let times = 0; times < 3; times++) expect((await fetch(`${url}${path}`)).status).toBe(200);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect(lines.filter((line) => line.includes(path))).toEqual([]);
  });
});

describe('readiness', () => {
  const listenWith = async (stage: Stage, askDatabase: () => Promise<void>): Promise<string> => {
    const app = () => {
      throw new Error('Nothing else is asked for');
    };
    const logger = pino({ level: 'silent' });
    const { check } = createDatabaseMonitor({
      database: { check: () => askDatabase().then(() => ({ status: 'ok' })) },
      isStorageFull: () => false,
      logger,
      patience: 5,
    });
    const health = serveHealth(app, { stage: () => stage, checkDatabase: check, logger });
    listener = await listen(createServer(health), { host: '127.0.0.1', port: 0 });
    return listener.url;
  };

  it.each([
    ['starting', 'The server is starting.'],
    ['stopping', 'The server is stopping.'],
  ] as const)('is denied by a server that is %s, without asking the database', async (stage, reason) => {
    const url = await listenWith(stage, () => Promise.reject(new Error('It is asked')));
    expect(await look(`${url}/readyz`)).toEqual([503, { status: 'unavailable', reason }]);
    expect(await look(`${url}/healthz`)).toEqual([200, { status: 'ok' }]);
  });

  it('reports a failure without details', async () => {
    const url = await listenWith('serving', () => Promise.reject(new Error('postgres://user:secret@host')));
    const reason = 'The database cannot be reached.';
    expect(await look(`${url}/readyz`)).toEqual([503, { status: 'unavailable', reason }]);
  });

  it('queries a silent database once for concurrent probes', async () => {
    let requested = 0;
    let response = (): void => undefined;
    const url = await listenWith('serving', () => {
      requested += 1;
      return new Promise<void>((resolve) => {
        response = resolve;
      });
    });
    const reason = 'The database has not responded within 5 ms.';
    const late = [503, { status: 'unavailable', reason }];
    expect(await Promise.all([look(`${url}/readyz`), look(`${url}/readyz`)])).toEqual([late, late]);
    expect(await look(`${url}/readyz`)).toEqual(late);
    expect(requested).toBe(1);
    response();
    await look(`${url}/healthz`);
    await look(`${url}/readyz`);
    expect(requested).toBe(2);
  });
});

eachDatabase((name, databases) => {
  describe(name, () => {
    it('a server is ready while its database responds', async () => {
      const { url } = await start({ database: await databases.create() });
      expect(await look(`${url}/readyz`)).toEqual([200, { status: 'ok' }]);
      if (!databases.canStop) return;
      databases.postgreSQL().stop();
      const reason = expect.stringMatching(/^The database /);
      // One slow moment would take all servers out of service.
      expect(await look(`${url}/readyz`)).toEqual([200, { status: 'degraded', reason }]);
      await eventually(async () =>
        expect(await look(`${url}/readyz`)).toEqual([503, { status: 'unavailable', reason }]),
      );
      expect((await look(`${url}/healthz`))[0]).toBe(200);
      databases.postgreSQL().start();
      while ((await look(`${url}/readyz`))[0] !== 200) await new Promise(setImmediate);
    });
  });
});
