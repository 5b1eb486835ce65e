import { deflateSync } from 'node:zlib';
import { type Client, ConnectionError } from '@specshelf/sdk';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, json, specRef, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';

const source = { url: 'https://git.test/openapi.yaml', headers: { authorization: 'secret-source' } };
const writes: [string, (client: Client) => Promise<unknown>][] = [
  ['POST', (client) => client.specs.create({ organizationId: 'acme', specSlug: 'pets', source })],
  ['PUT', (client) => client.specs.upsert({ ...specRef, source })],
  ['PATCH', (client) => client.specs.setVisibility({ ...specRef, visibility: 'public' })],
  ['DELETE', (client) => client.specs.delete(specRef)],
];
const statuses = [301, 302, 303, 307, 308];
const redirectTo = (location: string, status: number) =>
  new Response(null, { status, headers: { location } });

describe.each(statuses)('a redirect with %i', (status) => {
  test.each(writes)('of a %s is not followed, not even within the origin', async (_, call) => {
    const { client, sent } = clientOf([
      redirectTo('/elsewhere?token=x', status),
      json({ items: [], count: 0 }),
    ]);
    const error = await call(client).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ retryable: false });
    expect(`${error}`).toContain('was redirected to https://specs.test/elsewhere. ');
    expect(sent).toHaveLength(1);
  });

  test('of a GET is not followed to another origin', async () => {
    const { client, sent } = clientOf([redirectTo('https://evil.test/v1/user', status), json(user)]);
    await expect(client.user.get()).rejects.toThrow('was redirected to https://evil.test/v1/user. ');
    await expect(client.fetch.GET('/v1/user')).resolves.toMatchObject({ data: user });
    expect(sent.map(({ url }) => url.host)).toEqual(['specs.test', 'specs.test']);
  });

  test('of a GET is followed within the origin', async () => {
    const { client, requests } = await loopback((_, response, count) => {
      if (count > 1) return response.end(JSON.stringify(user));
      response.writeHead(status, { location: '/v1/elsewhere' }).end('moved');
    });
    expect(await client.user.get()).toEqual(user);
    expect(requests).toEqual(['GET /v1/user', 'GET /v1/elsewhere']);
  });
});

test('a redirect loop fails after 11 requests, without a retry', async () => {
  const { client, requests } = await loopback((request, response) => {
    response.writeHead(302, { location: request.url }).end();
  });
  const error = await client.user.get().catch((caught) => caught);
  expect(error).toMatchObject({ kind: 'connection', retryable: false });
  expect(error.message).toMatch(/was redirected to .*\/v1\/user\. Only GET .*, at most 10 times\.$/);
  expect(requests).toHaveLength(11);
});

test('a redirect to a URL with credentials is not followed, and its message contains none', async () => {
  const { client, requests } = await loopback((request, response) => {
    response.writeHead(302, { location: `http://ada:secret@${request.headers.host}/v1/user` }).end();
  });
  const error = await client.user.get().catch((caught) => caught);
  expect(error).toMatchObject({ kind: 'connection', retryable: false });
  expect(error.message).toMatch(/was redirected to http:\/\/127\.0\.0\.1:\d+\/v1\/user\. /);
  expect(requests).toHaveLength(1);
});

test('a redirect to an invalid address is not requested again', async () => {
  const { client, sent } = clientOf(redirectTo('http://[', 302));
  await expect(client.user.get()).rejects.toMatchObject({ kind: 'connection', retryable: false });
  expect(sent).toHaveLength(1);
});

const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test('a redirect that a browser does not follow is not requested again', async () => {
  vi.stubGlobal('location', { origin: 'https://specs.test' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client, sent } = clientOf([() => hidden, new TypeError('Failed to fetch')]);
  await expect(client.user.get()).rejects.toThrow('was redirected to an unknown URL. ');
  expect(sent).toHaveLength(2);
});

test('a redirect that a browser hides is a ConnectionError', async () => {
  const { client, sent } = clientOf(() => hidden);
  await expect(client.user.get()).rejects.toThrow('was redirected to an unknown URL. ');
  expect(sent).toHaveLength(1);
});

test('a 3xx without a target is an ApiError', async () => {
  const { client } = clientOf(new Response(null, { status: 302 }));
  await expect(client.user.get()).rejects.toMatchObject({ kind: 'api', status: 302 });
});

test.each(['gzip', 'deflate', 'br'])(
  'a body with a broken encoding (%s) is not retried',
  async (encoding) => {
    const { client, requests } = await loopback((_, response) => {
      const body = encoding === 'deflate' ? deflateSync('{}').fill(7, 2) : 'not compressed, not compressed';
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    await expect(client.user.get()).rejects.toMatchObject({ kind: 'connection', retryable: false });
    expect(requests).toHaveLength(1);
  },
);
