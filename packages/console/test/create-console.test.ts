import { RequestError, StorageUnavailable } from '@specshelf/service';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  consoleRequest,
  createTestConsole,
  signIn,
  type TestConsole,
} from './support/create-test-console.js';

const spec = { slug: 'ferry', urls: { location: 'x' }, lastProcessedErrors: [], lastProcessedErrorCount: 0 };
const replies: Record<string, unknown> = {
  getOpenAPISpecBySlug: { ...spec, createdAt: '2025-01-01T00:00:00.000Z', visibility: 'private' },
  getOrganizationById: { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } },
  listOpenAPISpecs: { items: [], count: 0 },
  listOpenAPISpecVersions: { items: [], count: 0 },
};

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole(({ operationId }) => replies[operationId]);
});

describe('routes', () => {
  it.each(['/orgs', '/orgs/acme/openapi', '/spaces', '/Orgs/acme', '/sign-in/more', '/v1/user', '*'])(
    'leave %s to the next handler',
    async (target) => {
      expect(await test.send(target, { prefersHTML: false })).toBeUndefined();
      expect(await test.send(target, { method: 'POST' })).toBeUndefined();
      expect(test.counted).toEqual([]);
    },
  );

  it.each([
    [
      '/orgs/a%2Fb/openapi/ferry/versions',
      'getOpenAPISpecBySlug',
      { organizationId: 'a/b', specSlug: 'ferry' },
    ],
    ['/orgs/../openapi/ferry/versions/', 'getOpenAPISpecBySlug', { organizationId: '..', specSlug: 'ferry' }],
    ['/orgs/acme?page=x', 'listOpenAPISpecs', { organizationId: 'acme' }],
  ])('decode the parameters of %s', async (target, operationId, path) => {
    await test.send(target, { headers: { cookie: await signIn(test) } });
    expect(test.calls[0]).toMatchObject({ operationId, path });
  });

  it('report a failure with its request, and hide an unexpected error', async () => {
    const error = new Error('Out of order');
    const response = await test.handler.respondToFailure(consoleRequest(test, '/orgs/acme'), error);
    expect(response).toMatchObject({ status: 500, body: expect.not.stringContaining('Out of order') });
    expect(test.failures).toEqual([{ error, requestId: 'request1' }]);
  });
});

describe('while storage is unavailable', () => {
  const error = new StorageUnavailable('storage-unavailable', new Error('No connection.'));
  const failure = { status: 503, body: expect.stringContaining('Try again later.') };

  it('a page for a session fails', async () => {
    const headers = { cookie: await signIn(test) };
    test.authenticationFailure = error;
    expect(await test.send('/orgs/acme', { headers })).toMatchObject(failure);
    expect(test.failures).toEqual([{ error, requestId: 'request1' }]);
  });

  it('the documentation for a program fails', async () => {
    test.authenticationFailure = error;
    const response = await test.send('/orgs/acme/llms.txt', { headers: { authorization: 'Bearer good' } });
    expect(response).toMatchObject({ reply: { status: 503 } });
    expect(test.failures).toEqual([{ error, requestId: 'request1' }]);
    expect(test.counted).toEqual(['address']);
  });

  it('sign-in fails, and does not count as a wrong token', async () => {
    test.authenticationFailure = error;
    expect(await test.send('/sign-in', { method: 'POST', form: { token: 'good' } })).toMatchObject(failure);
    expect(test.counted).toEqual(['address']);
  });
});

describe('rate limits', () => {
  it('count a visitor by token, other requests by address, and sign-in by the sent token', async () => {
    const headers = { cookie: await signIn(test) };
    await test.send('/orgs/acme', { headers });
    await test.send('/orgs/acme');
    await test.send('/sign-in', { method: 'POST', form: { token: 'wrong' } });
    await test.send('/sign-in', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(test.counted).toEqual(['token', 'token', 'address', 'wrong token', 'address']);
  });

  it('count a program by its token, and an invalid one by its address', async () => {
    const index = '/orgs/acme/llms.txt';
    await test.send(index, { headers: { authorization: 'Bearer good' } });
    expect(test.counted).toEqual(['token']);
    const wrong = { headers: { authorization: 'Bearer wrong' } };
    expect(await test.send(index, wrong)).toMatchObject({ reply: { status: 401 } });
    expect(test.counted).toEqual(['token', 'wrong token']);
    test.exceeded = 'wrong token';
    expect(await test.send(index, wrong)).toMatchObject({ reply: { status: 429 } });
  });

  it('reject a program without a token in the format of the API, and a browser with a page', async () => {
    test.exceeded = 'address';
    const index = '/orgs/acme/llms.txt';
    expect(await test.send(index, { prefersHTML: false })).toMatchObject({ reply: { status: 429 } });
    expect(await test.send(index)).toMatchObject({ status: 429, body: expect.stringContaining('<h1>') });
  });

  it('count a request that fails early', async () => {
    await test.send('/orgs/%zz');
    expect(test.counted).toEqual(['address']);
  });

  it.each([
    ['address', '/orgs/acme', {}],
    ['wrong token', '/sign-in', { method: 'POST', form: { token: 'wrong' } }],
    ['token', '/sign-in', { method: 'POST', form: { token: 'good' } }],
  ])('reject a request over the limit of the %s with a page', async (limit, target, request) => {
    test.exceeded = limit;
    const response = await test.send(target, request);
    expect(response).toMatchObject({ status: 429, body: expect.stringContaining('Too many requests.') });
    expect(response).not.toHaveProperty('headers.set-cookie');
    expect(test.failures).toEqual([{ error: expect.any(RequestError), requestId: 'request1' }]);
  });
});
