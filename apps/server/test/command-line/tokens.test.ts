import { fixture } from '@specshelf/conformance';
import type { FetchResult } from '@specshelf/service';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { openRawConnection } from '../support/http/open-raw-connection.js';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';
import { organizationId, startWithClient } from '../support/server/start-with-client.js';

const specSlug = 'ferry';
const url = 'https://sources.example/openapi.yaml';

let target: TestServer;

afterEach(() => target.close());

const statusFor = async (authorization: string) => {
  const reply = await fetch(`${target.url}/v1/user`, { headers: { authorization } });
  return reply.status;
};

it.each([
  ['two spaces after the scheme', (token: string) => `Bearer  ${token}`],
  ['a tab after the scheme', (token: string) => `Bearer\t${token}`],
  ['the scheme Basic', (token: string) => `Basic ${token}`],
])('a valid token with %s is rejected with 401 (AU2)', async (_name, authorization) => {
  target = await startServer({ databaseFile: ':memory:' });
  const token = await target.token({ scopes: ['openapi:read'] });
  expect(await statusFor(`Bearer ${token}`)).toBe(200);
  expect(await statusFor(authorization(token))).toBe(401);
});

it.each([
  ['no characters', 'Bearer ', 401],
  ['1 character', 'Bearer a', 401],
  ['10 kB', `Bearer ${'x'.repeat(10_000)}`, 401],
  ['20 kB', `Bearer ${'x'.repeat(20_000)}`, 431],
  ['characters outside ASCII', 'Bearer \u00e9\u{1f511}', 401],
  ['NUL, which HTTP forbids in headers', 'Bearer a\u0000b', 400],
])('a token of %s is rejected, never a 5xx (AU3)', async (_name, authorization, status) => {
  target = await startServer({ databaseFile: ':memory:' });
  const client = openRawConnection(target.url);
  client.send(
    `GET /v1/user HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: ${authorization}\r\n\r\n`,
  );
  expect(await client.ended).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  client.hangUp();
});

it('unknown, revoked, and expired tokens get the same response (AU4)', async () => {
  target = await startServer({ databaseFile: ':memory:' });
  const time = target.now().toISOString();
  const tokens = [
    'unknown',
    await target.token({ scopes: ['openapi:read'], revokedAt: time }),
    await target.token({ scopes: ['openapi:read'], expiresAt: time }),
  ];
  const responses = [];
  for (const token of tokens) {
    const { status, headers, text } = await readUser(token);
    responses.push({ status, text, challenge: headers.get('www-authenticate') });
  }
  expect(responses[0]).toMatchObject({ status: 401, challenge: expect.stringMatching(/^Bearer/) });
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

async function readUser(token: string) {
  const reply = await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

it('a job finishes after its token is revoked, and the token can start nothing new (AU12)', async () => {
  const waiting: ((result: FetchResult) => void)[] = [];
  const fetchSource = vi.fn(() => new Promise<FetchResult>((resolve) => waiting.push(resolve)));
  const { target: server, client: observer } = await startWithClient({ overrides: { fetchSource } });
  target = server;
  const { token, secret } = await server.server.operator.tokens.create({
    subject: { id: 'ci', displayName: 'CI' },
    organizations: [organizationId],
    scopes: ['openapi:read', 'openapi:write'],
  });
  const { specs } = createClient({ baseUrl: server.url, token: secret, maxRetries: 0 });
  await specs.upsert({ organizationId, specSlug, source: { url } });
  await eventually(() => expect(fetchSource).toHaveBeenCalledTimes(1));
  await server.server.operator.tokens.revoke(token.id);
  waiting[0]?.({ kind: 'fetched', bytes: Buffer.from(fixture('ferry.yaml')), url, validators: {} });
  await server.server.processor.idle();
  const spec = await observer.specs.get({ organizationId, specSlug });
  expect(spec).toMatchObject({ processingState: 'complete', lastVersion: expect.any(String) });
  const rejected = { status: 401 };
  await expect(specs.upsert({ organizationId, specSlug, source: { url } })).rejects.toMatchObject(rejected);
  await expect(specs.get({ organizationId, specSlug })).rejects.toMatchObject(rejected);
  await server.server.processor.idle();
  expect(fetchSource).toHaveBeenCalledTimes(1);
  expect((await observer.specs.versions.list({ organizationId, specSlug })).count).toBe(1);
});
