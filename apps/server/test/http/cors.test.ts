import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server/start-app.js';
import { startServer } from '../support/server/start-server.js';

const specs = '/v1/orgs/acme/openapi';
const site = 'https://docs.example.org';

let app: TestApp;

afterEach(() => app.close());

async function start(corsOrigins: '*' | readonly string[]): Promise<void> {
  app = await startApp(undefined, { corsOrigins });
}

function preflight(path: string, origin = site) {
  return app.request(path, {
    method: 'OPTIONS',
    headers: {
      authorization: '',
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-none-match',
    },
  });
}

function corsHeadersOf({ headers }: { headers: object }): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control'));
}

describe('without allowed origins', () => {
  it('no API response has CORS headers', async () => {
    await start([]);
    const response = await app.request(specs, { headers: { origin: site } });
    expect([response.status, corsHeadersOf(response), response.headers.vary]).toEqual([200, [], undefined]);
    expect((await preflight(specs)).status).toBe(401);
  });
});

describe('an allowed origin', () => {
  it('gets a preflight response without a token (HT14)', async () => {
    await start([site, 'http://localhost:3000']);
    for (const origin of [site, 'http://localhost:3000']) {
      const { status, text, headers } = await preflight(specs, origin);
      expect([status, text]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization,content-type,if-none-match',
        'access-control-max-age': '86400',
        'x-request-id': expect.any(String),
        vary: expect.stringContaining('Origin'),
      });
      expect(headers['access-control-allow-methods']?.split(',').toSorted()).toEqual([
        'DELETE',
        'GET',
        'HEAD',
        'PATCH',
        'POST',
        'PUT',
      ]);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('content-length');
    }
    expect(app.calls).toEqual([]);
    expect(app.log).toMatchObject([{ method: 'OPTIONS', path: specs, status: 204 }, {}]);
  });

  it('requires a token for requests', async () => {
    await start([site]);
    const response = await app.request(specs, { headers: { origin: site, authorization: '' } });
    expect(response.status).toBe(401);
  });

  it.each([
    ['what is there', specs, {}, 200],
    ['a wrong token', specs, { authorization: 'Bearer bad' }, 401],
    ['OPTIONS that asks for nothing', specs, {}, 405, 'OPTIONS'],
    ['a wrong query', `${specs}?limit=0`, {}, 400],
    ['a wrong escape', `${specs}/%`, {}, 400],
    ['a path that is not there', '/v1/nowhere', {}, 404],
    ['a method that is not there', '/v1/user', {}, 405, 'PUT'],
  ])('may read the response to %s', async (_name, path, headers, status, method = 'GET') => {
    await start([site]);
    const response = await app.request(path, { method, headers: { origin: site, ...headers } });
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-expose-headers':
        'Content-Location,Deprecation,ETag,Retry-After,Sunset,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,X-Request-Id',
      vary: expect.stringContaining('Origin'),
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('can read 500 and 429 responses', async () => {
    app = await startApp(
      () => {
        throw new Error('broken');
      },
      { corsOrigins: [site] },
    );
    const failed = await app.request(specs, { headers: { origin: site } });
    expect([failed.status, failed.headers['access-control-allow-origin']]).toEqual([500, site]);

    const server = await startServer({
      databaseFile: ':memory:',
      config: { corsOrigins: [site], rateLimit: 1 },
    });
    const headers = { origin: site, authorization: `Bearer ${await server.token({})}` };
    await fetch(`${server.url}/v1/user`, { headers });
    const rejected = await fetch(`${server.url}/v1/user`, { headers });
    await server.close();
    expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([429, site]);
  });
});

describe('another origin', () => {
  it.each([
    'https://evil.example',
    'http://docs.example.org',
    'https://docs.example.org:8443',
    'https://docs.example.org.evil.example',
    'https://sub.docs.example.org',
    'null',
  ])('from %s receives no CORS headers', async (origin) => {
    await start([site]);
    const responses = [await preflight(specs, origin), await app.request(specs, { headers: { origin } })];
    for (const { headers } of responses) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      // Without Vary, a cache could return it the response to an allowed origin.
      expect(headers.vary).toContain('Origin');
    }
  });

  it('can use the API when all origins are allowed', async () => {
    await start('*');
    const responses = [await preflight(specs), await app.request(specs, { headers: { origin: 'null' } })];
    for (const { headers } of responses) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it.each(['/', '/sign-in', '/orgs/acme', '/V1/user', '/v10/user'])(
    'gets no CORS headers at %s, which is outside the API',
    async (path) => {
      const server = await startServer({ databaseFile: ':memory:', config: { corsOrigins: '*' } });
      const { headers } = await fetch(server.url + path, { headers: { origin: site } });
      await server.close();
      await start([]);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('can read published documents', async () => {
    await start([site]);
    const response = await app.request('/published/acme/pets.json', {
      headers: { origin: 'https://any.example' },
    });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect((await preflight('/published/acme/pets.json')).headers['access-control-allow-methods']).toBe(
      'GET, HEAD',
    );
  });
});
