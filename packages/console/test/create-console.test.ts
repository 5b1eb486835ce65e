import { RequestError, StorageUnavailable } from '@specshelf/service';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  consoleRequest,
  createTestConsole,
  signIn,
  type TestConsole,
} from './support/create-test-console.js';
import { fetchPage } from './support/fetch-page.js';

const spec = { slug: 'ferry', urls: { location: 'x' }, lastProcessedErrors: [], lastProcessedErrorCount: 0 };
const replies: Record<string, unknown> = {
  getOpenAPISpecBySlug: { ...spec, createdAt: '2025-01-01T00:00:00.000Z', visibility: 'private' },
  getOrganizationById: { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } },
  listOpenAPISpecs: { items: [], count: 0 },
  listOpenAPISpecVersions: { items: [], count: 0 },
  getOpenAPISpecVersionDocument: { openapi: '3.1.0' },
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

  it('show browsers a page with a way back at an unknown path, except those of the API', async () => {
    const headers = { cookie: await signIn(test) };
    expect(await test.send('/nothing', { headers })).toMatchObject({
      status: 404,
      body: expect.stringMatching(/There is no page at this address\..*href="\/specs\/orgs\/acme"/s),
    });
    for (const target of ['/v1/nothing', '/published/nothing', '/v1']) {
      expect(await test.send(target)).toBeUndefined();
    }
  });

  it('serve the icon', async () => {
    expect(await fetchPage(test, '/favicon.svg')).toMatchObject({
      headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
      body: expect.stringContaining('<svg '),
    });
  });

  it.each([
    ['GET', true, 303],
    ['GET', false, undefined],
    ['POST', true, undefined],
  ])(
    'redirect %s / to the sign-in page if the client prefers HTML (%s)',
    async (method, prefersHTML, status) => {
      const response = await test.send('/', { method, prefersHTML });
      expect(response && 'status' in response ? response.status : undefined).toBe(status);
      if (status) expect(response).toMatchObject({ headers: { location: '/specs/sign-in' } });
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

  it('keep empty segments and a trailing slash in the path of a documentation page', async () => {
    expect(await test.send('/orgs/acme/openapi/museum/docs/tickets/%62uy')).toMatchObject({ page: true });
    for (const path of ['tickets//buy', 'tickets/buy/']) {
      expect(await test.send(`/orgs/acme/openapi/museum/docs/${path}`)).toMatchObject({ status: 404 });
    }
  });

  it('reject an invalid percent escape with a page', async () => {
    const response = await test.send('/orgs/%zz');
    expect(response).toMatchObject({ status: 400, body: expect.stringContaining('/path: has a %') });
  });

  it.each([
    ['/orgs/acme', 'DELETE', 'GET, HEAD'],
    ['/sign-in', 'PUT', 'GET, HEAD, POST'],
    ['/sign-out', 'GET', 'POST'],
  ])('list the methods of %s for %s', async (target, method, allow) => {
    const response = await test.send(target, { method });
    expect(response).toMatchObject({
      status: 405,
      headers: { allow },
      body: expect.stringContaining(`Method ${method} is not allowed. Allowed: ${allow}.`),
    });
  });
});

describe('a response', () => {
  it('to a visitor without a session is the sign-in form, which returns to the page', async () => {
    const response = await test.send('/orgs/acme?page=a%20b');
    expect(response).toMatchObject({
      status: 401,
      headers: { 'cache-control': 'private, no-store' },
      body: expect.stringMatching(/action="\/specs\/sign-in".*name="to" value="\/orgs\/acme\?page=a%20b"/s),
    });
  });

  it('with a document is the reply of the API in a sandbox', async () => {
    const headers = { cookie: await signIn(test) };
    expect(await test.send('/orgs/acme/openapi/ferry/versions/v1/document.json', { headers })).toEqual({
      operationId: 'getOpenAPISpecVersionDocument',
      reply: {
        status: 200,
        headers: expect.objectContaining({
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        }),
        chunks: ['{"openapi":"3.1.0"}'],
      },
    });
  });

  it.each(['?page=a&page=b', `?page=${'x'.repeat(1025)}`])(
    'to a list with the query %s is a failure page',
    async (query) => {
      const headers = { cookie: await signIn(test) };
      expect(await test.send(`/orgs/acme/openapi/ferry/versions${query}`, { headers })).toMatchObject({
        status: 400,
        body: expect.stringContaining('/query/page: must be one page cursor'),
      });
    },
  );

  it('to a failure reports it with its request and hides an unexpected error', async () => {
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

describe('sign-in', () => {
  it('trims the token, sets a cookie and returns to the page', async () => {
    const form = { token: ' good\n', to: '/orgs/acme' };
    expect(await test.send('/sign-in', { method: 'POST', form })).toMatchObject({
      status: 303,
      headers: {
        location: '/specs/orgs/acme',
        'set-cookie': expect.stringMatching(
          /^specshelf_session=[^;]+; Max-Age=28800; Path=\/specs; HttpOnly; Secure; SameSite=Strict$/,
        ),
      },
    });
  });

  it('ends with sign-out, also for a copy of the cookie', async () => {
    const headers = { cookie: await signIn(test) };
    expect(await test.send('/orgs/acme', { headers })).toMatchObject({ status: 200 });
    expect(await test.send('/sign-out', { method: 'POST', headers })).toMatchObject({
      status: 303,
      headers: { 'set-cookie': expect.stringContaining('Max-Age=0') },
    });
    expect(await test.send('/orgs/acme', { headers })).toMatchObject({ status: 401 });
  });

  it.each(['/sign-in', '/sign-out'])('rejects a form from another site to %s', async (target) => {
    const headers = { cookie: await signIn(test), 'sec-fetch-site': 'cross-site' };
    const response = await test.send(target, { method: 'POST', headers, form: { token: 'good' } });
    expect(response).toMatchObject({ status: 403 });
    expect(response).not.toHaveProperty('headers.set-cookie');
  });
});
