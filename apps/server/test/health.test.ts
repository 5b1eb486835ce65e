import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { answerHealth } from '../src/http/answer-health.js';
import { type Listener, listen } from '../src/listen.js';
import { eachDatabase } from './support/each-database.js';
import { startServer, type TestServer, type TestServerOptions } from './support/start-server.js';

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
  const answer = await fetch(url);
  return [answer.status, await answer.json()];
}

describe.each(['/healthz', '/readyz'])('%s', (path) => {
  it('is answered without a token, for nobody to keep', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}${path}?from=probe`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is answered to HEAD as to GET, and to nothing else', async () => {
    const { url } = await start();
    const head = await fetch(`${url}${path}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${url}${path}`, { method: 'POST', body: 'text' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await post.json()).toMatchObject({ error: { code: 405, type: 'method-not-allowed' } });
  });

  it('counts for no limit, and is no request in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const { url } = await start({ config: { rateLimit: 1 }, overrides: { logger } });
    for (let times = 0; times < 3; times++) expect((await fetch(`${url}${path}`)).status).toBe(200);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect(lines.filter((line) => line.includes(path))).toEqual([]);
  });
});

describe('a server that is not started', () => {
  it('is alive, and not ready', async () => {
    const { server } = await start();
    await server.close();
    target = undefined;
    listener = await listen(createServer(server.app), { host: '127.0.0.1', port: 0 });
    expect(await look(`${listener.url}/healthz`)).toEqual([200, { status: 'ok' }]);
    expect((await look(`${listener.url}/readyz`))[0]).toBe(503);
  });
});

describe('a database that does not answer', () => {
  const app = () => {
    throw new Error('Nothing else is asked for');
  };

  it('is waited for a moment, and asked once for all who want to know', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const askDatabase = () => {
      asked += 1;
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
    const health = answerHealth(app, {
      stage: () => 'serving',
      askDatabase,
      logger: pino({ level: 'silent' }),
      patience: 5,
    });
    const server = createServer(health);
    listener = await listen(server, { host: '127.0.0.1', port: 0 });
    const ready = `${listener.url}/readyz`;
    const late = [503, { status: 'unavailable', reason: 'The database has not answered within 5 ms.' }];
    expect(await Promise.all([look(ready), look(ready)])).toEqual([late, late]);
    expect(await look(ready)).toEqual(late);
    expect(await look(`${listener.url}/healthz`)).toEqual([200, { status: 'ok' }]);
    expect(asked).toBe(1);
    answer();
    await once(server.on('request', () => setImmediate(answer)), 'listening').catch(() => undefined);
  });
});

eachDatabase((name, databases) => {
  describe(name, () => {
    it('a server is ready for as long as its database answers', async () => {
      const { url } = await start({
        database: await databases.create(),
        config: { secretKey: '0123456789abcdef0123456789abcdef' },
      });
      expect(await look(`${url}/readyz`)).toEqual([200, { status: 'ok' }]);
      if (databases.kind === 'sqlite') return;
      databases.postgreSQL().stop();
      const [status, body] = await look(`${url}/readyz`);
      expect([status, body]).toEqual([
        503,
        { status: 'unavailable', reason: expect.stringMatching(/^The database /) },
      ]);
      expect((await look(`${url}/healthz`))[0]).toBe(200);
      databases.postgreSQL().start();
      while ((await look(`${url}/readyz`))[0] !== 200) await new Promise(setImmediate);
    });
  });
});
