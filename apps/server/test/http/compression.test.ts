import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixture } from '@specshelf/conformance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { createClient } from '../support/server/create-client.js';
import { startApp, type TestApp } from '../support/server/start-app.js';
import { startServer } from '../support/server/start-server.js';

const content = '/v1/orgs/acme/openapi/pets/versions/latest/content';
const chunks = ['{"a":"', 'ü'.repeat(1_000_000), '"}'];

let app: TestApp;

beforeEach(async () => {
  app = await startApp(({ header }) => {
    const isKnown = /"abc(?:-\w+)?"|^\*$/.test(String(header['If-None-Match']));
    return {
      status: isKnown ? 304 : 200,
      headers: { 'content-type': 'application/json; charset=utf-8', etag: '"abc"' },
      chunks: isKnown ? [] : chunks,
    };
  });
});

afterEach(() => app.close());

const requestWith = (encoding: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(content, { method, headers: { 'accept-encoding': encoding, ...headers } });

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe('responses', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
  ])('for who accepts %s is sent as %s', async (accepted, encoding) => {
    const { headers, bytes } = await requestWith(accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      etag: `"abc-${encoding}"`,
      vary: 'Accept-Encoding',
    });
    expect(headers['content-length']).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(10_000);
    expect(decoders[encoding]?.(bytes).toString()).toBe(chunks.join(''));
  });

  it.each(['', 'identity', 'deflate', 'zstd', 'gzip;q=0', 'nonsense', 'x'.repeat(5_000)])(
    'are sent uncompressed with Accept-Encoding %s',
    async (accepted) => {
      const { headers, text } = await requestWith(accepted);
      expect(text).toBe(chunks.join(''));
      expect(headers).toMatchObject({
        etag: '"abc"',
        vary: 'Accept-Encoding',
        'content-length': String(Buffer.byteLength(chunks.join(''))),
      });
      expect(headers).not.toHaveProperty('content-encoding');
    },
  );

  it('to HEAD have the headers of GET', async () => {
    const [head, get] = [await requestWith('gzip', {}, 'HEAD'), await requestWith('gzip')];
    expect(head.text).toBe('');
    for (const name of ['content-encoding', 'etag', 'vary', 'content-length', 'content-type']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });

  it('that are small are sent uncompressed', async () => {
    const { headers, text } = await app.request('/v1/nowhere', { headers: { 'accept-encoding': 'gzip' } });
    expect(JSON.parse(text)).toMatchObject({ error: { code: 404 } });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['"abc"', '"abc"'],
    ['"abc-gzip"', '"abc-gzip"'],
    ['"abc-br"', '"abc-br"'],
    ['W/"abc-gzip"', '"abc-gzip"'],
    ['"other", "abc-br"', '"abc-br"'],
  ])('is 304 for who has it as %s, whatever that client accepts now (HT23)', async (known, etag) => {
    for (const encoding of ['gzip', 'br', 'identity']) {
      const reply = await requestWith(encoding, { 'if-none-match': known });
      expect(reply).toMatchObject({ status: 304, text: '', headers: { etag, vary: 'Accept-Encoding' } });
      expect(reply.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('are 304 to If-None-Match *, with the ETag of the negotiated encoding (HT23)', async () => {
    for (const [encoding, etag] of [
      ['gzip', '"abc-gzip"'],
      ['br', '"abc-br"'],
      ['identity', '"abc"'],
    ] as const) {
      expect(await requestWith(encoding, { 'if-none-match': '*' })).toMatchObject({
        status: 304,
        headers: { etag },
      });
    }
  });

  it('are complete when the ETag differs', async () => {
    expect((await requestWith('gzip', { 'if-none-match': '"other-gzip"' })).status).toBe(200);
  });
});

describe('responses with an ETag', () => {
  const document = '/v1/orgs/acme/openapi/pets/versions/v1/document.json';
  let reads: string[];
  let failing: boolean;

  /** A service that returns a different body for each operation, all with the same ETag. */
  const start = (cacheLimit?: number) => {
    reads = [];
    failing = false;
    return startApp(
      ({ operationId, header }) => ({
        status: header['If-None-Match'] === undefined ? 200 : 304,
        headers: { etag: '"same"' },
        chunks: async () => {
          reads.push(operationId);
          if (failing) throw new Error('The disk is on fire');
          return [operationId, Buffer.from('ü'.repeat(1_000))];
        },
      }),
      cacheLimit === undefined ? {} : { cacheLimit },
    );
  };
  const asking = (server: TestApp, path = content, headers: Record<string, string> = {}) =>
    server.request(path, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('are read and compressed once for each encoding, and not at all for a matching If-None-Match', async () => {
    const server = await start();
    const gzip = { 'accept-encoding': 'gzip' };
    const together = await Promise.all(Array.from({ length: 10 }, () => asking(server, content, gzip)));
    const later = await asking(server, content, gzip);
    for (const { bytes } of together) expect(bytes).toEqual(later.bytes);
    expect(gunzipSync(later.bytes).toString()).toMatch(/^getLatestOpenAPISpecVersionContentü+$/);
    expect(reads).toHaveLength(1);
    await asking(server);
    expect(reads).toHaveLength(2);
    const known = await asking(server, document, { 'if-none-match': '"same"' });
    expect(known).toMatchObject({ status: 304, text: '' });
    expect(reads).toHaveLength(2);
    await server.close();
  });

  it('are cached separately for each operation with the same ETag', async () => {
    const server = await start();
    expect((await asking(server)).text).toMatch(/^getLatestOpenAPISpecVersionContentü/);
    expect((await asking(server, document)).text).toMatch(/^getOpenAPISpecVersionDocumentü/);
    await server.close();
  });

  it('are read again after a failure, or when they exceed the cache', async () => {
    const server = await start(100);
    failing = true;
    expect((await asking(server)).status).toBe(500);
    failing = false;
    for (let time = 0; time < 2; time++) expect((await asking(server)).status).toBe(200);
    expect(reads).toHaveLength(3);
    await server.close();
  });
});

describe('a disconnect during a compressed response', () => {
  it('is not logged as an error', async () => {
    const noise = randomBytes(20_000_000).toString('base64');
    const server = await startApp(() => ({ status: 200, headers: {}, chunks: [noise] }));
    const client = server.openRawConnection();
    client.send(
      `GET ${content} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nAccept-Encoding: gzip\r\n\r\n`,
    );
    await client.until(/content-encoding: gzip/i);
    client.hangUp();
    await eventually(() => expect(server.log).toMatchObject([{ aborted: true }]));
    expect(server.errors).toEqual([]);
    await server.close();
  });
});

describe('clients', () => {
  it('decompress responses transparently, and pages with a cookie are not compressed', async () => {
    const server = await startServer({ databaseFile: ':memory:' });
    const createdAt = server.now().toISOString();
    const organizationId = 'acme';
    await server.server.stores.organizations.insert({
      id: organizationId,
      title: 'Acme',
      createdAt,
      emailDomains: [],
      type: 'business',
    });
    const token = await server.token({ scopes: ['openapi:read', 'openapi:write'] });
    const { specs } = createClient({ baseUrl: server.url, token });
    await specs.upsert({
      organizationId,
      specSlug: 'ferry',
      source: { text: fixture('ferry.yaml') },
    });
    await server.server.processor.idle();
    const { filesystem } = await specs.versions.getLatestContent({ organizationId, specSlug: 'ferry' });
    const response = await fetch(`${server.url}/v1/orgs/acme/openapi/ferry/versions/latest/content`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = await fetch(`${server.url}/sign-in`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.json()).filesystem).toEqual(filesystem);
    expect(page.headers.get('content-encoding')).toBeNull();
    await server.close();
  });
});
