import { type Client, ConnectionError, ServerError } from '@specshelf/sdk';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, failure, json, spec, specRef, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';
import { quickRetries } from './support/quick-retries.js';

const source = { text: 'openapi: 3.1.0' };

describe('retries', () => {
  test('a GET is retried after 5xx', async () => {
    const pauses = quickRetries();
    const { client, sent } = clientOf([failure(500), failure(502), json(user)]);
    const { data, attempts } = await client.user.get().withResponse();
    expect(data).toEqual(user);
    expect(attempts).toBe(3);
    expect(sent).toHaveLength(3);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBeGreaterThanOrEqual(375);
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity);
  });

  test('the error of the last attempt is thrown', async () => {
    quickRetries();
    const { client, sent } = clientOf(failure(503));
    const error = await client.user.get().catch((caught) => caught);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 503, attempts: 3 });
    expect(sent).toHaveLength(3);
  });

  test.each([
    ['PUT', (client: Client) => client.specs.upsert({ ...specRef, source })],
    ['PATCH', (client: Client) => client.specs.setVisibility({ ...specRef, visibility: 'public' })],
    ['DELETE', (client: Client) => client.specs.delete(specRef)],
    [
      'seeded POST',
      (client: Client) =>
        client.computedContent.generateRevision({ spaceId: 'a', seed: 's', source: { type: 'x' } }),
    ],
  ])('a %s is retried after 500', async (_, call) => {
    quickRetries();
    const { client, sent } = clientOf([failure(500), json(spec())]);
    await call(client);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  test.each([409, 500, 502, 504])('create is not retried after %i', async (status) => {
    const { client, sent } = clientOf(failure(status));
    const created = client.specs.create({ organizationId: 'acme', slug: 'pets', source });
    await expect(created).rejects.toMatchObject({ status, attempts: 1 });
    expect(sent).toHaveLength(1);
  });

  test('create is not retried after a broken connection', async () => {
    const broken = new TypeError('fetch failed', {
      cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
    });
    const { client, sent } = clientOf(broken);
    const created = client.specs.create({ organizationId: 'acme', slug: 'pets', source });
    await expect(created).rejects.toBeInstanceOf(ConnectionError);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['429', failure(429)],
    ['503 with Retry-After', failure(503, { 'retry-after': '0' })],
    [
      'a refused connection',
      new TypeError('x', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    ],
    [
      'a refused connection on Deno',
      new TypeError('x', { cause: new Error('error sending request: client error (Connect): refused') }),
    ],
    ['an unknown host', new TypeError('x', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) })],
  ])('create is retried after %s', async (_, first) => {
    quickRetries();
    const { client, sent } = clientOf([first, json(spec(), { status: 201 })]);
    await client.specs.create({ organizationId: 'acme', slug: 'pets', source });
    expect(sent).toHaveLength(2);
  });

  test('create is retried after 500 with retryUnsafe', async () => {
    quickRetries();
    const { client, sent } = clientOf([failure(500), json(spec())]);
    await client.specs.create({ organizationId: 'acme', slug: 'pets', source }, { retryUnsafe: true });
    expect(sent).toHaveLength(2);
  });

  test('a 429 honors Retry-After in seconds', async () => {
    const pauses = quickRetries();
    const { client } = clientOf([failure(429, { 'retry-after': '1' }), json(user)]);
    await client.user.get();
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(1000);
    expect(pauses[0]).toBeLessThanOrEqual(1250);
  });

  test('a 429 honors Retry-After as a date', async () => {
    const pauses = quickRetries();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const soon = 'Thu, 01 Jan 2026 00:00:30 GMT';
    const { client } = clientOf([failure(429, { 'retry-after': soon }), json(user)]);
    await client.user.get();
    expect(pauses[0]).toBeGreaterThanOrEqual(30_000);
    expect(pauses[0]).toBeLessThanOrEqual(37_500);
  });

  test('Retry-After gets a jitter of up to 25%', async () => {
    const pauses = quickRetries();
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    onTestFinished(() => void vi.restoreAllMocks());
    const { client } = clientOf([...Array(2).fill(failure(429, { 'retry-after': '10' })), json(user)]);
    await client.user.get();
    expect(pauses.map(Math.round)).toEqual([10_000, 12_498]);
  });

  test('a Retry-After of more than a minute is not retried', async () => {
    const { client, sent } = clientOf(failure(429, { 'retry-after': '61' }));
    await expect(client.user.get()).rejects.toMatchObject({ status: 429, retryAfter: 61 });
    expect(sent).toHaveLength(1);
  });

  test('a GET is retried after a connection reset', async () => {
    quickRetries();
    const { client, requests } = await loopback((request, response, count) => {
      if (count === 1) request.socket.resetAndDestroy();
      else response.end(JSON.stringify(user));
    });
    expect(await client.user.get()).toEqual(user);
    expect(requests).toHaveLength(2);
  });

  test('a GET is retried after a truncated body', async () => {
    quickRetries();
    const { client, requests } = await loopback((_, response, count) => {
      if (count > 1) return response.end(JSON.stringify(user));
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"object":', () => response.destroy());
    });
    expect(await client.user.get()).toEqual(user);
    expect(requests).toHaveLength(2);
  });

  test('a 401 calls a token function once more, for every method', async () => {
    let calls = 0;
    const token = async () => `token-${++calls}`;
    const { client, sent } = clientOf([failure(401), json(spec()), failure(401)], { token, maxRetries: 0 });
    await client.specs.create({ organizationId: 'acme', specSlug: 'pets', source });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    await expect(client.user.get()).rejects.toMatchObject({ status: 401, attempts: 2 });
    expect(calls).toBe(4);
  });

  test('a 401 of a constant token is final', async () => {
    const { client, sent } = clientOf(failure(401));
    await expect(client.user.get()).rejects.toMatchObject({ status: 401, attempts: 1 });
    expect(sent).toHaveLength(1);
  });

  test('maxRetries limits the attempts after the first, for a client and for a call', async () => {
    const { client, sent } = clientOf(failure(500), { maxRetries: 0 });
    await expect(client.user.get()).rejects.toMatchObject({ attempts: 1 });
    quickRetries();
    await expect(client.user.get({ maxRetries: 3 })).rejects.toMatchObject({ attempts: 4 });
    expect(sent).toHaveLength(5);
  });
});
