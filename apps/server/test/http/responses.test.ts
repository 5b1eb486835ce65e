import { routes } from '@specshelf/contract';
import { anonymous } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { startApp } from '../support/server/start-app.js';
import { expectFailure, json, pets, useApp } from '../support/server/use-app.js';

const app = useApp();

describe('responses', () => {
  it('contain the body from the service and its length', async () => {
    const response = await app.request(pets);
    expect(response).toMatchObject({ status: 200, text: '{"a":"ü"}' });
    expect(response.headers['content-length']).toBe('10');
    expect(app.calls).toMatchObject([
      { operationId: 'getOpenAPISpecBySlug', path: { organizationId: 'acme', specSlug: 'pets' }, query: {} },
    ]);
  });

  it('have a server-generated request ID, nosniff, and no-store (HT25)', async () => {
    const { headers } = await app.request(pets, { headers: { 'x-request-id': 'theirs' } });
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^request\d+$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect((await app.request('/nowhere')).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('keep a Cache-Control header that the service sets', async () => {
    app.reply.headers['cache-control'] = 'private, no-cache';
    expect((await app.request(pets)).headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    [204, undefined],
    [205, '0'],
    [304, undefined],
  ])('with status %i have no body', async (status, length) => {
    app.reply = { status, headers: {}, chunks: [] };
    const response = await app.request(pets, { method: 'DELETE' });
    expect(response).toMatchObject({ status, text: '' });
    expect(response.headers['content-length']).toBe(length);
    expect(response.headers['transfer-encoding']).toBeUndefined();
  });

  it('contain all chunks of a streamed body', async () => {
    app.reply = { ...app.reply, chunks: Array.from({ length: 300 }, () => 'x'.repeat(10_000)) };
    expect((await app.request(pets)).text).toHaveLength(3_000_000);
  });
});

describe('HEAD', () => {
  it('returns the headers of GET without a body (HT14)', async () => {
    const response = await app.request(pets, { method: 'HEAD' });
    expect(response).toMatchObject({ status: 200, text: '' });
    expect(response.headers['content-length']).toBe('10');
    expect(app.calls[0]?.operationId).toBe('getOpenAPISpecBySlug');
  });

  it('returns the error status of GET without a body', async () => {
    expect(await app.request('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });
});

describe('each operation', () => {
  it.each(routes)(
    '$method $path calls the service with its parameters',
    async ({ method, path, pathParameters, operationId, needsToken }) => {
      const bodies: Record<string, unknown> = {
        createOpenAPISpec: { slug: 'pets', source: { url: 'https://example.org/a' } },
        createOrUpdateOpenAPISpecBySlug: { source: { text: 'openapi: 3.1.0' } },
        acknowledgeOpenAPISpecChanges: { changes: ['0123456789abcdef'] },
        checkOpenAPISpec: { source: { text: 'openapi: 3.1.0' } },
        setOpenAPISpecLabel: { version: 'latest' },
        updateOpenAPISpecBySlug: { visibility: 'public' },
        updateOpenAPISpecVersionById: { deprecation: { note: 'Use v2.' } },
        createAccessToken: {
          name: 'Laptop',
          scopes: ['openapi:read'],
          expiresAt: '2026-01-31T00:00:00.000Z',
        },
        startDeviceLogin: { clientName: 'Laptop' },
        pollDeviceLogin: { deviceCode: 'shelf_login_unknown' },
        exchangeToken: { organizationId: 'default', token: 'not-a-token' },
        createTrustedPublisher: {
          name: 'Pets',
          provider: 'github',
          repository: 'acme/pets',
          branches: ['main'],
          specSlugs: ['pets'],
          scopes: ['openapi:read'],
        },
        getComputedDocument: {
          source: {
            type: 'builtin:openapi',
            props: { doc: 'models' },
            dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
          },
          seed: 's',
        },
        getComputedRevision: {
          source: {
            type: 'builtin:openapi',
            props: { models: true },
            dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
          },
          seed: 's',
        },
      };
      const queries: Record<string, Record<string, string>> = { searchOrganization: { q: 'pets' } };
      const sent = bodies[operationId];
      const query = queries[operationId] ?? {};
      const search = new URLSearchParams(query).size > 0 ? `?${new URLSearchParams(query)}` : '';
      const response = await app.request(path.replaceAll(/[{}]/g, '') + search, {
        method,
        ...(sent ? { body: JSON.stringify(sent), headers: json } : {}),
      });
      expect(response.text).toBe('{"a":"ü"}');
      expect(app.calls).toEqual([
        {
          operationId,
          path: Object.fromEntries(pathParameters.map((name) => [name, name])),
          query,
          header: {},
          body: sent,
          principal: needsToken
            ? {
                subject: { id: 'tester', displayName: 'Tester' },
                grants: [{ organizations: '*', scopes: [] }],
              }
            : expect.objectContaining(anonymous),
        },
      ]);
    },
  );

  it.each(routes.filter(({ needsToken }) => needsToken))(
    '$method $path checks the token before everything else (AU10)',
    async ({ method, path }) => {
      const response = await app.request(`${path.replaceAll(/[{}]/g, '')}?nonsense=1`, {
        method,
        headers: { authorization: 'Bearer bad', 'content-type': 'text/plain' },
        body: 'x'.repeat(20_000),
      });
      expectFailure(response, 401, /No/);
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
      expect(app.calls).toEqual([]);
    },
  );
});

describe('internal errors', () => {
  it('return no details and are logged with the request ID (HT27, HT28)', async () => {
    const failing = await startApp(() => {
      throw new Error('SELECT secret FROM table');
    });
    const response = await failing.request(pets);
    await failing.close();
    expectFailure(response, 500, /unexpected error/);
    expect(response.text).not.toContain('SELECT');
    expect(failing.errors).toMatchObject([
      { requestId: response.headers['x-request-id'], err: { message: 'SELECT secret FROM table' } },
    ]);
  });
});
