import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import type { ListenerLimits } from '../../src/http/create-listener.js';
import { startApp, type TestApp, type TestAppOptions } from '../support/server/start-app.js';

/** By which the server waits longer than usual for a client that it has rejected. */
const patience = vi.hoisted(() => ({ factor: 1 }));

vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = (delay = 0, ...others) =>
    timers.setTimeout(delay * patience.factor, ...others);
  return { ...timers, setTimeout };
});

const specs = '/v1/orgs/acme/openapi';
const head = `POST ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\n`;
const whole = `GET ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\n\r\n`;

const large = { status: 200, headers: {}, chunks: ['x'.repeat(50_000_000)] };

/** Limits that a test does not override have no effect. */
const patient: Partial<ListenerLimits> = { connectionsCheckingInterval: 20 };

async function start(
  { onTestFinished }: TestContext,
  limits: Partial<ListenerLimits>,
  { reply, ...options }: TestAppOptions & { reply?: Parameters<typeof startApp>[0] } = {},
): Promise<TestApp> {
  const app = await startApp(reply, { ...options, limits: { ...patient, ...limits } });
  onTestFinished(() => app.close());
  return app;
}

async function expectAborted(app: TestApp): Promise<void> {
  const line = { msg: 'request', path: specs, aborted: true };
  await eventually(() => expect(app.log).toMatchObject([line]));
  expect(app.calls).toEqual([]);
  expect(app.errors).toEqual([]);
}

// These tests mostly wait.
describe.concurrent('a slow client', () => {
  it.for<[name: string, begun: string]>([
    ['sends nothing', ''],
    ['does not finish a line', 'GET / HT'],
    ['does not finish the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('that %s receives an error and is disconnected', async ([, begun], test) => {
    const app = await start(test, { headersTimeout: 100 });
    const client = app.openRawConnection();
    client.send(begun);
    const text = await client.ended;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 408, message: 'The request took too long to arrive.' },
    });
  });

  it('that never closes its end is disconnected', async (test) => {
    const app = await start(test, { headersTimeout: 100, maxConnections: 1 });
    const client = app.openRawConnection();
    await client.ended;
    await eventually(async () => expect((await app.request(specs)).status).toBe(200));
    client.hangUp();
  });

  it.for<[name: string, begun: string]>([
    ['a length', 'Content-Length: 20\r\n\r\n{"slug"'],
    ['chunks', 'Transfer-Encoding: chunked\r\n\r\n7\r\n{"slug"\r\n'],
    ['compression', 'Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n\u001f'],
  ])('with a body of %s is sent away, and nothing is done', async ([, begun], test) => {
    const app = await start(test, { headersTimeout: 100, requestTimeout: 100 });
    const client = app.openRawConnection();
    client.send(head + begun);
    expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /);
    await expectAborted(app);
  });

  it('gets no extra time by sending single bytes', async (test) => {
    const limits = { headersTimeout: 100, requestTimeout: 100 };
    const app = await start(test, limits, { bodyLimit: 1_000_000_000 });
    const client = app.openRawConnection();
    client.send(`${head}Content-Length: 1000000000\r\n\r\n`);
    let isOpen = true;
    const text = client.ended.finally(() => {
      isOpen = false;
    });
    while (isOpen) {
      client.send(' ');
      await setImmediate();
    }
    expect(await text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('without another request is disconnected without a response', async (test) => {
    const app = await start(test, { keepAliveTimeout: 1 });
    const client = app.openRawConnection();
    client.send(whole);
    expect(await client.ended).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)+\r\n$/);
  });

  it('that does not read a response is disconnected', async (test) => {
    const app = await start(test, { responseTimeout: 200 }, { reply: () => large });
    const client = app.openRawConnection();
    client.pause();
    client.send(whole);
    await eventually(() => expect(app.log).toMatchObject([{ status: 200, aborted: true }]));
    client.hangUp();
  });

  it('gets no timeout response inside the current response', async (test) => {
    // Long enough for the response to begin.
    const limits = { requestTimeout: 2_000, headersTimeout: 2_000 };
    const app = await start(test, limits, { reply: () => large });
    const client = app.openRawConnection();
    client.send(whole.replace('\r\n\r\n', '\r\nContent-Length: 5\r\n\r\nab'));
    await client.until(/xxx/);
    client.pause();
    // Wait until an empty request times out.
    await app.openRawConnection().ended;
    client.resume();
    expect((await client.ended).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('is disconnected within the limits, 1,000 at once, while others are served (HT18)', async (test) => {
    const limits = { headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 10_000 };
    const app = await start(test, limits);
    const begun = ['', 'GET / HTTP/1.1\r\nX: ', `${head}Content-Length: 20\r\n\r\n{`, whole];
    const clients = Array.from({ length: 1000 }, (_, number) => {
      const client = app.openRawConnection();
      client.send(begun[number % begun.length] ?? '');
      return client;
    });
    expect((await app.request(specs)).status).toBe(200);
    const responses = await Promise.all(clients.map(({ ended }) => ended));
    expect((await app.request(specs)).status).toBe(200);
    const unexpected = responses.flatMap((response, number) => {
      const status = number % begun.length === 3 ? 200 : 408;
      const isExpected = response.startsWith(`HTTP/1.1 ${status} `);
      return isExpected ? [] : [{ number, status, response, failure: clients[number]?.failure() }];
    });
    expect(unexpected).toEqual([]);
    for (const client of clients) client.hangUp();
  });
});

describe('a pending response', () => {
  it('keeps an idle connection open', async (test) => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const reply = async () => {
      await work;
      return { status: 200, headers: {}, chunks: ['done'] };
    };
    const app = await start(test, { responseTimeout: 200, keepAliveTimeout: 1 }, { reply });
    const [idle, client] = [app.openRawConnection(), app.openRawConnection()];
    client.send(whole);
    // Wait until an idle connection times out.
    await idle.ended;
    finish();
    expect(await client.until(/done$/)).toMatch(/^HTTP\/1\.1 200 /);
    await client.ended;
  });
});

describe('a rejected request', () => {
  const rejected = `POST ${specs} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n`;

  it('gets its response before the connection closes early (HT1)', async (test) => {
    const app = await start(test, {});
    const client = app.openRawConnection();
    client.send(`${rejected}{`);
    const text = await client.ended;
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('with an invalid token returns 401 and closes before 20 MB of body are read (AU10)', async (test) => {
    const app = await start(test, {});
    const before = process.memoryUsage().rss;
    const clients = Array.from({ length: 20 }, () => app.openRawConnection());
    for (const client of clients) {
      client.send(
        `POST ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer bad\r\nContent-Type: application/json\r\nContent-Length: 20000000\r\n\r\n{`,
      );
    }
    for (const client of clients) {
      const text = await client.ended;
      expect(text).toMatch(/^HTTP\/1\.1 401 /);
      expect(text).toMatch(/\r\nconnection: close\r\n/i);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect(app.calls).toEqual([]);
  });

  it('has a response that a client can read while it still sends', async (test) => {
    // By default one second, in which a busy machine does not send the body.
    patience.factor = 100;
    test.onTestFinished(() => {
      patience.factor = 1;
    });
    const app = await start(test, {});
    const client = app.openRawConnection();
    client.send(rejected.replace('100000000', '20000000'));
    const sent = client.sendAll(new Uint8Array(20_000_000));
    expect(JSON.parse((await client.ended).split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 401 },
    });
    expect(await sent).toBe(true);
  });

  it('keeps the connection open after a complete body', async (test) => {
    const app = await start(test, {});
    const client = app.openRawConnection();
    client.send(`${head}Content-Length: 2\r\n\r\n{}${whole}`);
    expect(await client.until(/ 200 OK/)).toMatch(/^HTTP\/1\.1 400 /);
    client.hangUp();
  });
});

describe('connections above the limit', () => {
  it('are closed at once, logged once, and accepted again later', async (test) => {
    const app = await start(test, { maxConnections: 2 });
    const [one, two, three, four] = [
      app.openRawConnection(),
      app.openRawConnection(),
      app.openRawConnection(),
      app.openRawConnection(),
    ];
    expect([await three.ended, await four.ended]).toEqual(['', '']);
    expect(app.log).toMatchObject([{ msg: 'too many connections', maxConnections: 2 }]);
    one.hangUp();
    two.hangUp();
    await eventually(async () => expect((await app.request(specs)).status).toBe(200));
  });
});

describe('a client that disconnects', () => {
  it.for<[name: string, begun: string]>([
    ['before its body is here', 'Content-Length: 20\r\n\r\n{"slug"'],
    ['within a chunk', 'Transfer-Encoding: chunked\r\n\r\n7\r\n{"s'],
    ['within what is compressed', 'Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n\u001f'],
  ])('%s has done nothing, and is logged as such (HT19)', async ([, begun], test) => {
    const app = await start(test, {});
    const client = app.openRawConnection();
    const [headers = '', body = ''] = `${head}Expect: 100-continue\r\n${begun}`.split(/(?<=\r\n\r\n)/);
    client.send(headers);
    await client.until(/ 100 Continue/);
    client.send(body);
    client.hangUp();
    await expectAborted(app);
  });
});
