import { describe, expect, it } from 'vitest';
import { startApp } from '../support/server/start-app.js';
import { expectFailure, pets, specs, useApp } from '../support/server/use-app.js';

const app = useApp();

describe('paths', () => {
  it.each([
    '/',
    '/v1',
    '/v1/orgs',
    '/V1/orgs/acme/openapi',
    '/v1/orgs/acme/OpenAPI',
    `${specs}/`,
    `${pets}/`,
    '/v1//orgs/acme/openapi',
    '/v1/./orgs/acme/openapi',
    `${pets}/versions/latest/content/raw/more`,
  ])('%s is unknown and returns 404 with and without a token (HT10)', async (path) => {
    expectFailure(await app.request(path), 404, /was not found/);
    expectFailure(await app.request(path, { headers: { authorization: '' } }), 404, /was not found/);
    expect(app.calls).toEqual([]);
  });

  it.each([
    ['%2f', `${specs}/a%2fb`, 'a/b'],
    ['..', `${specs}/..`, '..'],
    ['an escaped ..', `${specs}/%2e%2e%2fx`, '../x'],
    ['NUL', `${specs}/%00`, '\u0000'],
    ['an escape of an escape', `${specs}/%252f`, '%2f'],
    ['a semicolon', `${specs}/..;`, '..;'],
    ['a backslash', `${specs}/%5c`, '\\'],
  ])('with %s in a parameter match the same route (HT8)', async (_name, path, specSlug) => {
    await app.request(path);
    expect(app.calls).toMatchObject([
      { operationId: 'getOpenAPISpecBySlug', path: { organizationId: 'acme', specSlug } },
    ]);
  });

  it.each(['%', '%E0%A4%A', '%c0%ae'])('with the malformed escape %s return 400 (HT9)', async (malformed) => {
    expectFailure(await app.request(`${specs}/${malformed}`), 400, /%/);
    expect(app.calls).toEqual([]);
  });

  it('can be absolute URLs (HT17)', async () => {
    await app.request(`http://other.example${specs}?limit=5`);
    expect(app.calls).toMatchObject([{ operationId: 'listOpenAPISpecs', query: { limit: 5 } }]);
  });

  it.each([
    'http://',
    'http://[::/v1/user',
    'http://x:99999/v1/user',
    'http://u@/',
    'http://%/v1',
    'x://',
    '*',
  ])('are required: the target %s returns 400', async (target) => {
    expectFailure(await app.request(target), 400, /path/);
    expect(app.calls).toEqual([]);
  });

  it('route "latest" to getLatestOpenAPISpecVersion', async () => {
    await app.request(`${pets}/versions/latest`);
    await app.request(`${pets}/versions/v1`);
    expect(app.calls.map(({ operationId }) => operationId)).toEqual([
      'getLatestOpenAPISpecVersion',
      'getOpenAPISpecVersionById',
    ]);
    expect(app.calls[0]?.path).toEqual({ organizationId: 'acme', specSlug: 'pets' });
  });
});

describe('methods', () => {
  it.each([
    ['PATCH', specs, 'POST'],
    ['TRACE', specs, 'POST'],
    ['OPTIONS', specs, 'POST'],
    ['POST', pets, 'DELETE'],
    ['HEAD', '/v1/spaces/docs/content/computed/document', 'POST'],
    ['GET', '/v1/spaces/docs/content/computed/document', 'POST'],
  ])('%s on %s returns 405 with Allow: %s (HT14, HT15)', async (method, path, allowed) => {
    const response = await app.request(path, { method, headers: { 'x-http-method-override': 'GET' } });
    if (method === 'HEAD') expect(response.status).toBe(405);
    else expectFailure(response, 405, new RegExp(`Method ${method} is not allowed. Allowed: `));
    expect(response.headers.allow?.split(', ')).toContain(allowed);
    expect(app.calls).toEqual([]);
  });

  it('allow HEAD where GET is allowed', async () => {
    expect((await app.request(specs, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
  });
});

describe('published URLs', () => {
  const published = '/published/acme/pets.json';
  const preflight = {
    authorization: '',
    origin: 'https://site.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'if-none-match',
  };

  it.each([published, '/published/acme/pets.yaml'])(
    'allow cross-origin requests to %s with If-None-Match',
    async (path) => {
      const response = await app.request(path, { method: 'OPTIONS', headers: preflight });
      expect(response).toMatchObject({ status: 204, text: '' });
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': '86400',
      });
      expect(app.calls).toEqual([]);
    },
  );

  it.each(['/', specs, pets, '/v1/user', '/published/acme', '/published/acme/pets.xml'])(
    'are the only ones with CORS: %s rejects OPTIONS',
    async (path) => {
      for (const headers of [preflight, { ...preflight, authorization: 'Bearer good' }]) {
        const response = await app.request(path, { method: 'OPTIONS', headers });
        expect([401, 404, 405]).toContain(response.status);
        expect(Object.keys(response.headers).join()).not.toContain('access-control');
      }
    },
  );

  it('send CORS headers with internal errors', async () => {
    const failing = await startApp(() => {
      throw new Error('broken');
    });
    const response = await failing.request(published);
    await failing.close();
    expect(response.status).toBe(500);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Deprecation, Sunset',
    });
  });

  it('allow only GET and HEAD', async () => {
    const response = await app.request(published, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});
