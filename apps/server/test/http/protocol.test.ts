import { routes } from '@specshelf/contract';
import type { HTTPReply } from '@specshelf/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { startApp, type TestApp } from '../support/server/start-app.js';
import { startServer } from '../support/server/start-server.js';

const specs = '/v1/orgs/acme/openapi';
const content = `${specs}/pets/versions/latest/content`;
const token = 'Authorization: Bearer good\r\n';
const readPaths = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);

let app: TestApp;
let reply: (path: unknown) => HTTPReply | Promise<HTTPReply>;

beforeAll(async () => {
  app = await startApp(({ path }) => reply(path));
});

beforeEach(() => {
  app.calls.length = 0;
  app.errors.length = 0;
  reply = () => ({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    chunks: ['{"a":1}'],
  });
});

afterAll(() => app.close());

describe('an ambiguous request (HT16)', () => {
  const post = `POST ${specs} HTTP/1.1\r\nHost: a\r\n${token}`;

  it.each([
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    ['the same length twice', `${post}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
    ['two lengths in one header', `${post}Content-Length: 2, 3\r\n\r\n{}x`],
    ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are not the last encoding', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
    ['an encoding in disguise', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}`],
    ['a chunk with an odd size', `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n`],
    ['a header on two lines, obs-fold', `GET ${specs} HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n`],
    ['a space before the colon', `GET ${specs} HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n`],
    ['a space before the first header', `GET ${specs} HTTP/1.1\r\n Host: a\r\n\r\n`],
    ['lines without CR, bare LF', `GET ${specs} HTTP/1.1\nHost: a\n\n`],
    ['one line without CR', `GET ${specs} HTTP/1.1\r\nHost: a\nX: b\r\n\r\n`],
    ['a chunk that ends without CR', `${post}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`],
    ['obs-fold with a tab', `GET ${specs} HTTP/1.1\r\nHost: a\r\nX: b\r\n\tc\r\n\r\n`],
    ['obs-fold in the token', `GET ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer\r\n good\r\n\r\n`],
    ['CR within a line', `GET ${specs} HTTP/1.1\r\nHost: a\rX: b\r\n\r\n`],
    ['NUL in a header', `GET ${specs} HTTP/1.1\r\nHost: a\u0000b\r\n\r\n`],
    ['a space in the path', `GET ${specs} x HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['another version', `GET ${specs} HTTP/3.0\r\nHost: a\r\n\r\n`],
    ['a method in lower case', `get ${specs} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a method that nobody knows', `FETCH ${specs} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('is 400 and the end of the connection: %s', async (_name, text) => {
    const client = app.openRawConnection();
    client.send(`${text}GET /v1/user HTTP/1.1\r\nHost: a\r\n${token}\r\n`);
    const answer = await client.ended;
    client.hangUp();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(app.calls).toEqual([]);
  });
});

describe('a connection', () => {
  it('responds to pipelined requests in order, regardless of their duration (HT21)', async () => {
    let finishFirst = () => {};
    const first = new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    reply = async (path) => {
      const slug = String(Object(path).specSlug);
      if (slug === 'a') await first;
      else finishFirst();
      return { status: 200, headers: {}, chunks: [`<${slug}>`] };
    };
    const get = (slug: string, more = '') =>
      `GET ${specs}/${slug} HTTP/1.1\r\nHost: a\r\n${token}${more}\r\n`;
    const answer = await app.raw(get('a') + get('b') + get('c', 'Connection: close\r\n'));
    expect(answer.match(/<\w>/g)).toEqual(['<a>', '<b>', '<c>']);
  });

  it('of HTTP/1.0 gets a complete response and is closed (HT21)', async () => {
    const answer = await app.raw(`GET ${specs} HTTP/1.0\r\n${token}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\n\r\n\{"a":1\}$/);
    expect(answer).not.toMatch(/transfer-encoding/i);
  });

  it.each(['websocket', 'h2c'])('stays HTTP/1.1 on an upgrade to %s (HT21)', async (protocol) => {
    const answer = await app.raw(
      `GET ${specs} HTTP/1.1\r\nHost: a\r\n${token}Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('that begins with HTTP/2 gets 400 (HT21)', async () => {
    expect(await app.raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('cannot be used as a proxy with CONNECT', async () => {
    expect(await app.raw('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')).not.toMatch(
      / 200 /,
    );
  });

  it('is closed after the response to a path that is too long (HT11)', async () => {
    const answer = await app.raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.message).toContain('path');
  });
});

describe('each path with GET', () => {
  it.each(readPaths)('%s allows HEAD, with the headers of GET (HT14)', async (path) => {
    const target = path.replaceAll(/[{}]/g, '') + requiredQuery(path);
    const [head, get] = [await app.request(target, { method: 'HEAD' }), await app.request(target)];
    expect([head.status, head.text, get.text]).toEqual([200, '', '{"a":1}']);
    const stable = ({ headers: { 'x-request-id': _id, date: _date, ...others } }: typeof head) => others;
    expect(stable(head)).toEqual(stable(get));
  });

  it.each(readPaths)('%s matches any encoded parameter (HT8)', async (path) => {
    const { operationId } = routes.find((route) => route.path === path && route.method === 'GET') ?? {};
    for (const odd of ['a%2fb', '%2e%2e', '%2e%2e%2f%2e%2e', '%00', '..;', '..%5c', '%252f', '%5c', '.%2f']) {
      app.calls.length = 0;
      await app.request(path.replaceAll(/\{\w+\}/g, odd) + requiredQuery(path));
      if (path.includes('{')) expect(app.calls, odd).toMatchObject([{ operationId }]);
    }
  });

  it.each(readPaths.filter((path) => path.includes('{')))(
    '%s rejects an invalid escape (HT9)',
    async (path) => {
      for (const wrong of ['%', '%zz', '%E0%A4%A', '%c0%ae', '%ff', '%u0041']) {
        expect((await app.request(path.replaceAll(/\{\w+\}/g, wrong))).status, wrong).toBe(400);
      }
      expect(app.calls).toEqual([]);
    },
  );

  it('does not match with a different case, slash, or dot (HT10)', async () => {
    for (const path of readPaths) {
      const target = path.replaceAll(/[{}]/g, '');
      for (const other of [
        target.toUpperCase(),
        `/${target}`,
        `${target}/`,
        `/.${target}`,
        `/x/..${target}`,
      ]) {
        expect((await app.request(other)).status, other).toBe(404);
      }
    }
    expect(app.calls).toEqual([]);
  });
});

describe('request preferences', () => {
  it.each(['text/html', 'application/yaml', '*/*;q=0', 'nothing', '', `${'text/x-a,'.repeat(500)}text/html`])(
    'return JSON with Accept: %s (HT22)',
    async (accept) => {
      const { status, headers, text } = await app.request(specs, { headers: { accept } });
      expect([status, headers['content-type'], text]).toEqual([
        200,
        'application/json; charset=utf-8',
        '{"a":1}',
      ]);
    },
  );

  it.each(['bytes=0-1', 'bytes=100-200', 'bytes=-1', 'bytes=5-1', 'lines=1'])(
    'ignore the range %s (HT24)',
    async (range) => {
      const { status, headers, text } = await app.request(content, { headers: { range, 'if-range': '"a"' } });
      expect([status, text]).toEqual([200, '{"a":1}']);
      expect(headers).not.toHaveProperty('content-range');
      expect(headers).not.toHaveProperty('accept-ranges');
    },
  );

  it('ignore method override headers (HT15)', async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    };
    await app.request(`${specs}/pets`, { headers });
    expect(app.calls).toMatchObject([{ operationId: 'getOpenAPISpecBySlug' }]);
    expect((await app.request(`${specs}/pets?_method=DELETE`)).status).toBe(400);
  });

  it('return 417 for expectations other than 100-continue', async () => {
    const answer = await app.raw(
      `GET ${specs} HTTP/1.1\r\nHost: a\r\n${token}Expect: magic\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toMatch(/\r\nx-request-id: request\d+\r\n/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      error: { code: 417, type: 'expectation-failed', message: expect.stringContaining('100-continue') },
    });
    const line = { msg: 'request', method: 'GET', path: specs, status: 417 };
    await eventually(() => expect(app.log.at(-1)).toMatchObject(line));
  });
});

describe('a body', () => {
  const post = (text: string, headers: Record<string, string>) =>
    app.request(specs, { method: 'POST', body: text, headers });

  it('with a duplicate member uses the last one, like JSON parsers (HT5)', async () => {
    const text = '{"slug":"a","source":{"url":"https://a.example"},"source":{"text":"b"}}';
    expect((await post(text, { 'content-type': 'application/json' })).status).toBe(200);
    expect(app.calls).toMatchObject([{ body: { slug: 'a', source: { text: 'b' } } }]);
  });

  it('without a type returns 415 (HT3)', async () => {
    expect((await post('{"slug":"a","source":{"text":"b"}}', {})).status).toBe(415);
    expect(app.calls).toEqual([]);
  });
});

describe('an internal error', () => {
  it('after the response has started closes the connection, and the server stays available (HT27)', async () => {
    const broken = await startApp(undefined, {
      pages: async (_request, response) => {
        await new Promise((resolve) => response.write('begun', resolve));
        throw new Error('disk on fire');
      },
    });
    const answer = await broken.raw('GET /page HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).not.toMatch(/fire/);
    await eventually(() => expect(broken.log.at(-1)).toMatchObject({ status: 200, aborted: true }));
    expect(broken.errors).toMatchObject([{ requestId: 'request1', err: { message: 'disk on fire' } }]);
    expect((await broken.request(specs)).status).toBe(200);
    await broken.close();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('/srv/specshelf: SELECT shelf_secret');
      },
    ],
    ['rejects', () => Promise.reject(new Error('/srv/specshelf: SELECT shelf_secret'))],
    [
      'throws a value that is not an Error',
      () => {
        throw 'shelf_secret';
      },
    ],
    [
      'fails to read its response',
      () => ({
        status: 200,
        headers: { etag: '"a"' },
        chunks: () => Promise.reject(new Error('/srv/specshelf: SELECT shelf_secret')),
      }),
    ],
    ['has a header that cannot be sent', () => ({ status: 200, headers: { etag: 'a\nb' }, chunks: ['x'] })],
  ])('returns 500 with only the request ID when the service %s (HT27, HT28)', async (_name, fail) => {
    reply = fail;
    const { status, headers, text } = await app.request(specs);
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      error: { code: 500, type: 'internal', message: expect.stringMatching(/unexpected error/) },
    });
    expect(app.errors).toMatchObject([{ requestId: headers['x-request-id'] }]);
  });
});

describe('URLs in responses', () => {
  it('come from the configuration, regardless of request headers (HT17)', async () => {
    const server = await startServer({
      databaseFile: ':memory:',
      config: { publicURL: 'https://specs.example.org', trustProxy: 1 },
    });
    await server.server.bootstrap();
    const secret = await server.token({ scopes: ['openapi:read', 'openapi:write'] });
    const answer = await fetch(`${server.url}/v1/orgs/default/openapi/pets`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'ftp',
        forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ source: { text: 'openapi: 3.1.0' } }),
    });
    const { urls } = await answer.json();
    await server.close();
    for (const url of Object.values(urls)) expect(url).toMatch(/^https:\/\/specs\.example\.org\//);
  });
});

/** A query with the required parameters of a path. */
function requiredQuery(path: string): string {
  const { requiredQueryParameters = [] } = routes.find((route) => route.path === path) ?? {};
  return requiredQueryParameters.length > 0
    ? `?${requiredQueryParameters.map((name) => `${name}=x`).join('&')}`
    : '';
}
