import { gzipSync } from 'node:zlib';
import { routes } from '@specshelf/contract';
import { anonymous, type HTTPReply } from '@specshelf/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, startApp, type TestApp } from '../support/server/start-app.js';

const specs = '/v1/orgs/acme/openapi';
const pets = `${specs}/pets`;
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ slug: 'pets', source: { text: 'openapi: 3.1.0' } });

let app: TestApp;
let reply: HTTPReply;

beforeAll(async () => {
  app = await startApp(() => reply);
});

beforeEach(() => {
  app.calls.length = 0;
  reply = {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    chunks: ['{"a":', '"ü"}'],
  };
});

afterAll(() => app.close());

function expectFailure(answer: Answer, status: number, message: RegExp): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(answer.text).error).toMatchObject({
    code: status,
    message: expect.stringMatching(message),
  });
}

const post = (text: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.ask(specs, { method: 'POST', body: text, headers: { ...json, ...headers } });

describe('an answer', () => {
  it('is what the service says, with its length', async () => {
    const answer = await app.ask(pets);
    expect(answer).toMatchObject({ status: 200, text: '{"a":"ü"}' });
    expect(answer.headers['content-length']).toBe('10');
    expect(app.calls).toMatchObject([
      { operationId: 'getOpenAPISpecBySlug', path: { organizationId: 'acme', specSlug: 'pets' }, query: {} },
    ]);
  });

  it('has a request id of ours, is not sniffed, and is kept by nobody (HT25)', async () => {
    const { headers } = await app.ask(pets, { headers: { 'x-request-id': 'theirs' } });
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^request\d+$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect((await app.ask('/nowhere')).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('may say itself how long it is kept', async () => {
    reply.headers['cache-control'] = 'private, no-cache';
    expect((await app.ask(pets)).headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    [204, undefined],
    [205, '0'],
    [304, undefined],
  ])('with status %i has no body', async (status, length) => {
    reply = { status, headers: {}, chunks: [] };
    const answer = await app.ask(pets, { method: 'DELETE' });
    expect(answer).toMatchObject({ status, text: '' });
    expect(answer.headers['content-length']).toBe(length);
    expect(answer.headers['transfer-encoding']).toBeUndefined();
  });

  it('carries many chunks', async () => {
    reply = { ...reply, chunks: Array.from({ length: 300 }, () => 'x'.repeat(10_000)) };
    expect((await app.ask(pets)).text).toHaveLength(3_000_000);
  });
});

describe('HEAD', () => {
  it('is answered as GET, without a body (HT14)', async () => {
    const answer = await app.ask(pets, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe('10');
    expect(app.calls[0]?.operationId).toBe('getOpenAPISpecBySlug');
  });

  it('fails as GET does, without a body', async () => {
    expect(await app.ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });
});

describe('every operation', () => {
  it.each(routes)(
    '$method $path reaches the service with its parameters',
    async ({ method, path, pathParameters, operationId, needsToken }) => {
      const bodies: Record<string, unknown> = {
        createOpenAPISpec: { slug: 'pets', source: { url: 'https://example.org/a' } },
        createOrUpdateOpenAPISpecBySlug: { source: { text: 'openapi: 3.1.0' } },
        updateOpenAPISpecBySlug: { visibility: 'public' },
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
      const sent = bodies[operationId];
      const answer = await app.ask(path.replaceAll(/[{}]/g, ''), {
        method,
        ...(sent ? { body: JSON.stringify(sent), headers: json } : {}),
      });
      expect(answer.text).toBe('{"a":"ü"}');
      expect(app.calls).toEqual([
        {
          operationId,
          path: Object.fromEntries(pathParameters.map((name) => [name, name])),
          query: {},
          header: {},
          body: sent,
          principal: needsToken
            ? { subject: { id: 'tester', displayName: 'Tester' }, organizations: '*', scopes: [] }
            : anonymous,
        },
      ]);
    },
  );

  it.each(routes.filter(({ needsToken }) => needsToken))(
    '$method $path needs a token before anything else (AU10)',
    async ({ method, path }) => {
      const answer = await app.ask(`${path.replaceAll(/[{}]/g, '')}?nonsense=1`, {
        method,
        headers: { authorization: 'Bearer bad', 'content-type': 'text/plain' },
        body: 'x'.repeat(20_000),
      });
      expectFailure(answer, 401, /No/);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
      expect(app.calls).toEqual([]);
    },
  );
});

describe('a path', () => {
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
  ])('%s that is not known is 404 for everybody (HT10)', async (path) => {
    expectFailure(await app.ask(path), 404, /was not found/);
    expectFailure(await app.ask(path, { headers: { authorization: '' } }), 404, /was not found/);
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
  ])('with %s in a parameter stays on its route (HT8)', async (_name, path, specSlug) => {
    await app.ask(path);
    expect(app.calls).toMatchObject([
      { operationId: 'getOpenAPISpecBySlug', path: { organizationId: 'acme', specSlug } },
    ]);
  });

  it.each(['%', '%E0%A4%A', '%c0%ae'])('with the malformed escape %s is 400 (HT9)', async (malformed) => {
    expectFailure(await app.ask(`${specs}/${malformed}`), 400, /%/);
    expect(app.calls).toEqual([]);
  });

  it('may be a whole URL (HT17)', async () => {
    await app.ask(`http://somewhere.example${specs}?limit=5`);
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
  ])('is missing in %s, which is 400', async (target) => {
    expectFailure(await app.ask(target), 400, /path/);
    expect(app.calls).toEqual([]);
  });

  it('calls the latest version by its name', async () => {
    await app.ask(`${pets}/versions/latest`);
    await app.ask(`${pets}/versions/v1`);
    expect(app.calls.map(({ operationId }) => operationId)).toEqual([
      'getLatestOpenAPISpecVersion',
      'getOpenAPISpecVersionById',
    ]);
    expect(app.calls[0]?.path).toEqual({ organizationId: 'acme', specSlug: 'pets' });
  });
});

describe('a method', () => {
  it.each([
    ['PATCH', specs, 'POST'],
    ['TRACE', specs, 'POST'],
    ['OPTIONS', specs, 'POST'],
    ['POST', pets, 'DELETE'],
    ['HEAD', '/v1/spaces/docs/content/computed/document', 'POST'],
    ['GET', '/v1/spaces/docs/content/computed/document', 'POST'],
  ])(
    '%s is 405 for a path without that method, with the allowed ones: %s (HT14, HT15)',
    async (method, path, allowed) => {
      const answer = await app.ask(path, { method, headers: { 'x-http-method-override': 'GET' } });
      if (method === 'HEAD') expect(answer.status).toBe(405);
      else expectFailure(answer, 405, new RegExp(`Method ${method} is not allowed. Allowed: `));
      expect(answer.headers.allow?.split(', ')).toContain(allowed);
      expect(app.calls).toEqual([]);
    },
  );

  it('GET brings HEAD with it', async () => {
    expect((await app.ask(specs, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
  });
});

describe('a published address', () => {
  const published = '/published/acme/pets.json';
  const preflight = {
    authorization: '',
    origin: 'https://site.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'if-none-match',
  };

  it.each([published, '/published/acme/pets.yaml'])(
    'lets the browser of any site ask %s with If-None-Match',
    async (path) => {
      const answer = await app.ask(path, { method: 'OPTIONS', headers: preflight });
      expect(answer).toMatchObject({ status: 204, text: '' });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': '86400',
      });
      expect(app.calls).toEqual([]);
    },
  );

  it.each(['/', specs, pets, '/v1/user', '/published/acme', '/published/acme/pets.xml'])(
    'is the only one that does: %s refuses OPTIONS',
    async (path) => {
      for (const headers of [preflight, { ...preflight, authorization: 'Bearer good' }]) {
        const answer = await app.ask(path, { method: 'OPTIONS', headers });
        expect([401, 404, 405]).toContain(answer.status);
        expect(Object.keys(answer.headers).join()).not.toContain('access-control');
      }
    },
  );

  it('can be read by every site also when something fails on our side', async () => {
    const failing = await startApp(() => {
      throw new Error('broken');
    });
    const answer = await failing.ask(published);
    await failing.close();
    expect(answer.status).toBe(500);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
    });
  });

  it('has only its own methods besides', async () => {
    const answer = await app.ask(published, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('a query', () => {
  it('gives numbers as numbers', async () => {
    await app.ask(`${specs}?limit=1000&page=abc`);
    expect(app.calls[0]?.query).toEqual({ limit: 1000, page: 'abc' });
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=0.5',
    'limit=1e3',
    'limit=1001',
    'limit=NaN',
    'limit=',
    'limit=01',
    'limit=0x10',
    'limit=5.0',
    'limit=%205',
    'limit=+5',
    `limit=1${'0'.repeat(400)}`,
    'limit=1&limit=2',
    'limit[]=1',
    'limit[a]=1',
    'unknown=1',
    '__proto__[x]=1',
    'constructor=1',
    `page=${'a'.repeat(1025)}`,
  ])('%s is 400 (HT12, HT13)', async (query) => {
    expectFailure(await app.ask(`${specs}?${query}`), 400, /\/query\//);
    expect(app.calls).toEqual([]);
  });

  it('that no parameter is declared for is 400 (HT12)', async () => {
    expectFailure(await app.ask(`${pets}?limit=5`), 400, /\/query\/limit/);
  });

  it('cannot carry the token (AU5)', async () => {
    const answer = await app.ask(`${specs}?access_token=good`, {
      headers: { authorization: 'Basic Z29vZA==' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('a header', () => {
  it('that the operation takes is passed on', async () => {
    await app.ask(`${pets}/versions/latest/content`, { headers: { 'if-none-match': '"a"' } });
    expect(app.calls[0]?.header).toEqual({ 'If-None-Match': '"a"' });
  });

  it('with a token is not accepted twice (AU6)', async () => {
    const answer = await app.raw(
      `GET ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nauthorization: Bearer bad\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('duplicate header');
    expect(app.calls).toEqual([]);
  });

  it('with the host is not accepted twice (HT17)', async () => {
    const answer = await app.raw(`GET ${specs} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with the host is needed (HT17)', async () => {
    const answer = await app.raw(`GET ${specs} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('/header/host: must be sent');
    expect(await app.raw(`GET ${specs} HTTP/1.0\r\nAuthorization: Bearer good\r\n\r\n`)).toMatch(/ 200 OK/);
  });

  it('of many kinds of content leaves nothing behind', async () => {
    for (let kind = 0; kind < 3; kind++) {
      const answer = await app.ask(specs, { headers: { 'content-type': `text/x-${kind}` } });
      expect(answer.status).toBe(200);
    }
  });
});

describe('what is not HTTP', () => {
  it('is answered in the form of every failure', async () => {
    const answer = await app.raw('GET / HTTP/1.1\r\nHost : a\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 400 } });
  });

  it('has headers of a limited size (HT11)', async () => {
    const answer = await app.raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 431 } });
  });

  it('cannot hide a second request (HT16)', async () => {
    const answer = await app.raw(
      `POST ${specs} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(app.calls).toEqual([]);
  });
});

describe('a body', () => {
  it('may be nested 100 levels deep', async () => {
    const nested = (depth: number) =>
      `{"slug":"a","source":{"text":"[{","extra":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;
    expect((await post(nested(100))).status).toBe(200);
    expectFailure(await post(nested(101)), 400, /\/body: is nested deeper than 100 levels/);
  });

  it('arrives as it was sent: nothing is converted, added or taken away', async () => {
    const sent = { slug: 'pets', source: { text: 'x', extra: [1, null] }, __proto: 1 };
    expect((await post(JSON.stringify(sent))).status).toBe(200);
    expect(app.calls[0]?.body).toEqual(sent);
  });

  it.each([
    ['gzip', gzipSync(body)],
    ['identity', body],
  ])('may be sent with the encoding %s', async (encoding, bytes) => {
    expect((await post(bytes, { 'content-encoding': encoding })).status).toBe(200);
    expect(app.calls[0]?.body).toEqual(JSON.parse(body));
  });

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'may have the type %s (HT3)',
    async (type) => {
      expect((await post(body, { 'content-type': type })).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'application/vnd.api+json',
    'application/json; charset=latin1',
    'multipart/form-data; boundary=x',
  ])('of type %s is 415, and the answer says what is needed (HT3)', async (type) => {
    expectFailure(await post(body, { 'content-type': type }), 415, /Content-Type: application\/json/);
  });

  it('that is not there is 415', async () => {
    expectFailure(await app.ask(specs, { method: 'POST' }), 415, /Content-Type: application\/json/);
  });

  it('with an unknown encoding is 415', async () => {
    expectFailure(await post(body, { 'content-encoding': 'rot13' }), 415, /Content-Encoding/);
  });

  it.each([
    ['is empty', '', /is empty/],
    ['is cut', '{"slug":\n"pets"', /not valid JSON \(line 2, column 7\)/],
    ['is not JSON', 'slug: pets', /not valid JSON/],
    ['is null', 'null', /object/],
    ['is a number', '5', /object/],
    ['is an array', '[]', /object/],
    ['is a text', '"x"', /object/],
    ['lacks the source', '{"slug":"pets"}', /\/body\/source: is missing/],
    ['lacks everything', '{}', /slug.*source/],
    ['has a slug of another type', '{"slug":5,"source":{"text":"x"}}', /\/body\/slug: must be string/],
    [
      'has a slug in upper case',
      '{"slug":"Pets","source":{"text":"x"}}',
      /\/body\/slug: must be lowercase letters.*Received "Pets"/,
    ],
    [
      'has two sources',
      '{"slug":"a","source":{"text":"x","url":"https://a.example"}}',
      /\/body\/source: expected to match/,
    ],
    ['has no source', '{"slug":"a","source":{}}', /\/body\/source/],
  ])('that %s is 400 (HT4, HT6)', async (_name, text, message) => {
    expectFailure(await post(text), 400, message);
    expect(app.calls).toEqual([]);
  });

  it('that is not UTF-8 is 400', async () => {
    expectFailure(await post(Buffer.from([0x22, 0xff, 0x22])), 400, /UTF-8/);
  });

  it('that cannot be decompressed is 400', async () => {
    expectFailure(await post('not gzip', { 'content-encoding': 'gzip' }), 400, /decompressed/);
  });

  it('of the largest size is taken', async () => {
    const source = { text: 'x'.repeat(10_000 - '{"slug":"a","source":{"text":""}}'.length) };
    expect((await post(JSON.stringify({ slug: 'a', source }))).status).toBe(200);
  });

  it('that is larger is 413 before it has arrived, and the limit is named (HT1)', async () => {
    const head = `POST ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const declared = await app.raw(`${head}Content-Length: 10001\r\n\r\n{`);
    expect(declared).toMatch(/^HTTP\/1\.1 413 /);
    expect(declared).toContain('10000 bytes');
    const chunk = `${(10_001).toString(16)}\r\n${'x'.repeat(10_001)}\r\n`;
    expect(await app.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is compressed is 200, 413 as a bomb, 400 when it is corrupt, and 415 in an unknown encoding (HT2)', async () => {
    const packed = gzipSync(body);
    const bomb = gzipSync(JSON.stringify({ slug: 'a', source: { text: 'x'.repeat(1_000_000) } }));
    const corrupt = Buffer.from(packed).fill(0xff, 12, 24);
    const statuses = [];
    for (const [bytes, encoding] of [
      [packed, 'gzip'],
      [bomb, 'gzip'],
      [corrupt, 'gzip'],
      [packed.subarray(0, 20), 'gzip'],
      [packed, 'zip'],
    ] as const)
      statuses.push((await post(bytes, { 'content-encoding': encoding })).status);
    expect(statuses).toEqual([200, 413, 400, 400, 415]);
    expect(app.calls).toHaveLength(1);
  });

  it('is counted after decompression', async () => {
    const bomb = gzipSync(JSON.stringify({ slug: 'a', source: { text: 'x'.repeat(1_000_000) } }));
    expect(bomb.byteLength).toBeLessThan(5_000);
    expectFailure(await post(bomb, { 'content-encoding': 'gzip' }), 413, /10000 bytes/);
  });

  it('is not asked for in vain (HT20)', async () => {
    const head = (token: string, length: number) =>
      `POST ${specs} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;
    expect(await app.raw(head('bad', 5))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await app.raw(head('good', 10_001))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await app.raw(`${head('good', 5)}"abc"`)).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /,
    );
  });

  it('of an operation that takes none is not looked at', async () => {
    expect((await app.ask(pets, { body: '{', headers: json })).status).toBe(200);
    expect(app.calls[0]?.body).toBeUndefined();
  });
});

describe('a failure of ours', () => {
  it('tells nothing of itself, and is logged with the id of the request (HT27, HT28)', async () => {
    const failing = await startApp(() => {
      throw new Error('SELECT secret FROM table');
    });
    const answer = await failing.ask(pets);
    await failing.close();
    expectFailure(answer, 500, /on our side/);
    expect(answer.text).not.toContain('SELECT');
    expect(failing.errors).toMatchObject([
      { requestId: answer.headers['x-request-id'], err: { message: 'SELECT secret FROM table' } },
    ]);
  });
});
