import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../../src/config/config.js';
import { createClient } from '../../support/server/create-client.js';
import { startPrograms } from '../../support/server/start-programs.js';
import { startServer, type TestServer } from '../../support/server/start-server.js';

const user = '/v1/user';
const published = '/published/acme/pets.json';
const wrong = { authorization: 'Bearer no-such-token' };

let target: TestServer;

// Time stands still, so that no count resets during a test.
const now = Date.parse('2026-01-01T00:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

afterEach(async () => {
  vi.useRealTimers();
  await target.close();
});

async function start(config: Partial<Config>): Promise<void> {
  target = await startServer({ databaseFile: ':memory:', config });
}

interface AppResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

async function send(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<AppResponse> {
  const request = httpRequest(`${target.url}${path}`, { method, headers, agent: false });
  request.end();
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

async function statuses(times: number, path: string, headers: Record<string, string> = {}) {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push((await send(path, headers)).status);
  return found;
}

async function bearer(): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await target.token({ scopes: ['openapi:read'] })}` };
}

/** Asks for the pages of a source so many times, each time for other ones. */
async function compute(type: string, times: number): Promise<void> {
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  const token = await target.token({ scopes: ['space:read'] });
  const { computedContent } = createClient({ baseUrl: target.url, token, maxRetries: 0 });
  for (let time = 0; time < times; time++) {
    await computedContent.generateRevision({ spaceId: 'docs', source: { type }, seed: `seed${time}` });
  }
}

function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

function left({ headers }: AppResponse): string | string[] | undefined {
  return headers['x-ratelimit-remaining'];
}

function expectRejection({ status, headers, text }: AppResponse, message: RegExp): void {
  expect(status).toBe(429);
  expect(JSON.parse(text)).toEqual({
    error: { code: 429, type: 'too-many-requests', message: expect.stringMatching(message) },
  });
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(headers['x-ratelimit-remaining']).toBe('0');
  expect(headers['x-request-id']).toBeTruthy();
}

describe('without a limit', () => {
  it('requests are not counted and have no rate limit headers', async () => {
    await start({});
    expect(new Set(await statuses(30, published))).toEqual(new Set([404]));
    for (const reply of [await send(user, await bearer()), await send(user, wrong), await send('/nowhere')]) {
      expect(Object.keys(reply.headers).join()).not.toMatch(/ratelimit|retry/);
    }
  });
});

describe('with a limit', () => {
  it('each token has its own count', async () => {
    await start({ rateLimit: 3 });
    const [one, other] = [await bearer(), await bearer()];
    expect(await statuses(4, user, one)).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, user, other)).toEqual([200]);
    expectRejection(
      await send(user, one),
      /^More than 3 requests in a minute with this token\. Try again in \d+ seconds?\.$/,
    );
  });

  it('a token has one count across all addresses', async () => {
    await start({ rateLimit: 2, trustProxy: 1 });
    const token = await bearer();
    expect((await send(user, { ...token, ...from('192.0.2.1') })).status).toBe(200);
    expect((await send(user, { ...token, ...from('192.0.2.2') })).status).toBe(200);
    expect((await send(user, { ...token, ...from('192.0.2.3') })).status).toBe(429);
  });

  it('an integration has one count for the tokens of all its events', async () => {
    await start({ rateLimit: 3 });
    const programs = await startPrograms();
    const tokens: string[] = [];
    const endpoint = programs.set('timetables', ({ environment }) => {
      tokens.push(JSON.parse(environment).apiTokens.integration);
      return { status: 200, body: '{}' };
    });
    const secret = 'a secret that nobody else knows';
    await target.server.operator.integrations.add({ name: 'timetables', endpoint, secret });
    await compute('integration:timetables:sailings', 2);
    await programs.close();
    expect(new Set(tokens).size).toBe(2);
    const [one, other] = tokens.map((token) => ({ authorization: `Bearer ${token}` }));
    expect(await statuses(3, user, one)).toEqual([200, 200, 200]);
    expect(await statuses(1, user, other)).toEqual([429]);
  });

  it('each response reports the remaining requests and the reset time', async () => {
    await start({ rateLimit: 100 });
    const token = await bearer();
    const responses = [
      await send(user, token),
      await send('/v1/orgs/nobody/openapi', token),
      await send('/v1/orgs/acme/openapi?limit=0', token),
      await send(user, token, 'POST'),
      await send('/v1/orgs/acme/openapi', token, 'POST'),
      await send(user, token, 'HEAD'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 400, 405, 403, 200]);
    expect(responses.map(left)).toEqual(['99', '98', '97', '96', '95', '94']);
    for (const { headers } of responses) {
      expect(headers['x-ratelimit-limit']).toBe('100');
      expect(headers).not.toHaveProperty('retry-after');
      expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(now / 1000);
      expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(now / 1000 + 61);
    }
  });

  it('requests without a token count against the client address, for all paths and methods', async () => {
    await start({ rateLimit: 100 });
    const responses = [
      await send(published),
      await send(published, await bearer()),
      await send('/nowhere'),
      await send(published, {}, 'HEAD'),
      await send(published, {}, 'POST'),
      await send(published, {}, 'OPTIONS'),
      await send('/published/%/pets.json'),
      await send('/orgs/%'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 405, 204, 400, 400]);
    expect(responses.map(left)).toEqual(['99', '98', '97', '96', '95', '94', '93', '92']);
  });

  it('the count of an address does not limit a token', async () => {
    await start({ rateLimit: 3, trustProxy: 1 });
    const [one, other] = [from('192.0.2.1'), from('192.0.2.2')];
    expect(await statuses(4, published, one)).toEqual([404, 404, 404, 429]);
    expect(await statuses(1, '/nowhere', one)).toEqual([429]);
    expectRejection(await send(published, one), /^More than 3 requests in a minute from 192\.0\.2\.1\. /);
    expect(await statuses(1, published, other)).toEqual([404]);
    expect(await statuses(1, user, { ...one, ...(await bearer()) })).toEqual([200]);
  });

  it('a 429 response at a published URL has CORS headers', async () => {
    await start({ rateLimit: 1 });
    await send(published);
    const reply = await send(published);
    expectRejection(reply, /More than 1 /);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });

  it('a request over the limit is rejected before its body is read', async () => {
    await start({ rateLimit: 1 });
    const headers = { ...(await bearer()), 'content-type': 'application/json', expect: '100-continue' };
    await send(user, headers);
    const request = httpRequest(`${target.url}/v1/orgs/acme/openapi`, {
      method: 'POST',
      headers: { ...headers, 'content-length': '5' },
      agent: false,
    });
    const requested = vi.fn();
    request.on('continue', requested).flushHeaders();
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(429);
    expect(requested).not.toHaveBeenCalled();
    request.destroy();
  });

  it('the count resets after a minute', async () => {
    await start({ rateLimit: 1 });
    expect(await statuses(2, published)).toEqual([404, 429]);
    vi.setSystemTime(now + 59_000);
    const late = await send(published);
    expectRejection(late, /Try again in 1 second\.$/);
    expect(late.headers['retry-after']).toBe('1');
    vi.setSystemTime(now + 60_001);
    expect(await statuses(2, published)).toEqual([404, 429]);
  });
});

describe('an invalid token', () => {
  it('returns 401 for a tenth of the limit, then 429, and a valid one still works (AU13)', async () => {
    await start({ rateLimit: 100, trustProxy: 1 });
    const token = await bearer();
    const here = from('192.0.2.1');
    const burst = await Promise.all(Array.from({ length: 50 }, () => send(user, { ...here, ...wrong })));
    const rejected = burst.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(40);
    for (const reply of rejected) {
      expectRejection(reply, /^More than 10 requests in a minute without a valid token from 192\.0\.2\.1\. /);
      expect(reply.headers['x-ratelimit-limit']).toBe('10');
    }
    for (const { status, headers, text } of burst.filter((reply) => reply.status !== 429)) {
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
      expect(headers['x-ratelimit-limit']).toBe('10');
      expect(JSON.parse(text)).toMatchObject({ error: { code: 401, type: 'unauthenticated' } });
    }
    expect((await send(user, { ...here, ...token })).status).toBe(200);
    expect((await send(user, { ...from('192.0.2.2'), ...token })).status).toBe(200);
    expect((await send(published, here)).status).toBe(404);
  });

  it('counts like a missing one, separately for each address (AU13)', async () => {
    await start({ rateLimit: 10, trustProxy: 1 });
    expect(await statuses(3, user, from('192.0.2.1'))).toEqual([401, 401, 401]);
    expect(await statuses(3, user, { ...wrong, ...from('192.0.2.1') })).toEqual([401, 401, 429]);
    expect(await statuses(1, user, { ...wrong, ...from('192.0.2.2') })).toEqual([401]);
  });

  it('can be sent five times a minute even with a lower limit', async () => {
    await start({ rateLimit: 1 });
    expect(await statuses(6, user, wrong)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('the client address', () => {
  it('is that of the connection: forwarding headers are ignored', async () => {
    await start({ rateLimit: 2 });
    const requested = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const responses = await Promise.all(requested.map((address) => send(published, from(address))));
    expect(responses.map(({ status }) => status).sort()).toEqual([404, 404, 429]);
    expect(responses.map(({ text }) => text).join()).toMatch(/from 127\.0\.0\.1/);
  });

  it.each([
    ['one proxy', 1, '192.0.2.9, ', ''],
    ['two proxies', 2, '192.0.2.9, ', ', 10.0.0.1'],
    ['proxies by their addresses', ['loopback', '10.0.0.0/8'], '192.0.2.9, ', ', 10.0.0.1'],
  ])('is what %s say, not what was said before them', async (_name, trustProxy, before, after) => {
    await start({ rateLimit: 1, trustProxy });
    const client = `203.0.113.7${after}`;
    expect(await statuses(1, published, from(client))).toEqual([404]);
    expect(await statuses(1, published, from(before + client))).toEqual([429]);
    expect(await statuses(1, published, from(`garbage, ${client}`))).toEqual([429]);
    expect(await statuses(1, published, from(`203.0.113.8${after}`))).toEqual([404]);
  });

  it.each([
    ['an IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['an IPv4 address in IPv6 form', '::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
    ['an address with a port', '192.0.2.1:4711', '192.0.2.1:4712', '192.0.2.2:4711'],
    ['an IPv6 address with a port', '[2001:db8::1]:4711', '2001:db8::2', '[2001:db8:0:1::1]:4711'],
    ['a word instead of an address', 'unknown', 'hidden', '192.0.2.1'],
  ])('is identified by %s', async (_name, address, same, other) => {
    await start({ rateLimit: 1, trustProxy: 1 });
    expect(await statuses(1, published, from(address))).toEqual([404]);
    expect(await statuses(1, published, from(same))).toEqual([429]);
    expect(await statuses(1, published, from(other))).toEqual([404]);
  });
});
