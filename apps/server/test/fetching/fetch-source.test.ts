import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchDefaults } from '../../src/fetching/fetch-options.js';
import { failed, fetched, fetchFrom, startFetcher, startSite } from '../support/http/fetch-from.js';
import { inTurn, type Page, raw, status, text } from '../support/http/start-web.js';

describe('the body of a source', () => {
  it('is returned unchanged with its URL', async () => {
    const { result, web } = await fetchFrom(text(new Uint8Array([0xff, 0, 0x6f])));
    expect(result).toEqual({
      kind: 'fetched',
      bytes: new Uint8Array([0xff, 0, 0x6f]),
      url: `${web.url}/`,
      validators: {},
    });
  });

  it.each(['text/plain', 'application/octet-stream', 'text/html', 'x'])(
    'is accepted with the media type %s (UF27)',
    async (type) => {
      const { result } = await fetchFrom(text('yes', { 'content-type': type }));
      expect(result).toEqual(fetched('yes'));
    },
  );

  it('may be empty (UF25)', async () => {
    expect((await fetchFrom(text(''))).result).toEqual(fetched(''));
  });

  it.each([
    ['gzip', gzipSync('openapi: 3.1.0')],
    ['X-GZIP', gzipSync('openapi: 3.1.0')],
    ['br', brotliCompressSync('openapi: 3.1.0')],
    ['identity', Buffer.from('openapi: 3.1.0')],
  ])('is decompressed from %s', async (encoding, body) => {
    const { result, web } = await fetchFrom(text(body, { 'content-encoding': encoding }));
    expect(result).toEqual(fetched('openapi: 3.1.0'));
    expect(web.requests[0]?.headers['accept-encoding']).toBe('gzip, br');
  });

  it('has a buffer of its own, with any content length', async () => {
    const whole = 'x'.repeat(700_000);
    const pages: Page[] = [
      text(whole, { 'content-length': '700000' }),
      (_request, response) => void response.write(whole, () => response.end()),
      text(gzipSync(whole), { 'content-encoding': 'gzip' }),
    ];
    for (const page of pages) {
      const { result } = await fetchFrom(page);
      if (result.kind !== 'fetched') throw new Error('The source was not fetched');
      expect(result.bytes.byteLength).toBe(700_000);
      expect(result.bytes.buffer.byteLength).toBe(700_000);
      expect(result.bytes.every((byte) => byte === 0x78)).toBe(true);
    }
  });

  it('is requested without the fragment of the URL', async () => {
    const web = await startSite({ '/a?b=c': text('yes') });
    const result = await startFetcher().fetchSource({ url: `${web.url}/a?b=c#/components` });
    expect(result).toMatchObject({ kind: 'fetched', url: `${web.url}/a?b=c` });
  });

  it('cannot be requested with a URL that injects a header (UF36)', async () => {
    const web = await startSite({ '/%0d%0aX-Injected:%20yes': text('yes') });
    const result = await startFetcher().fetchSource({ url: `${web.url}/%0d%0aX-Injected:%20yes` });
    expect(result).toEqual(fetched('yes'));
    expect(web.requests[0]?.headers).not.toHaveProperty('x-injected');
  });
});

describe('compression of a source', () => {
  it.each(['zstd', 'deflate', 'gzip, gzip', 'gzip, identity', 'x'])(
    'is rejected when it was not requested (%s) (UF22)',
    async (encoding) => {
      const { result, web } = await fetchFrom(text('whatever', { 'content-encoding': encoding }));
      expect(result).toEqual(
        failed('invalid-answer', /content encoding of the response is not supported.*gzip, br/),
      );
      expect(web.requests).toHaveLength(1);
    },
  );

  it('is rejected when the encoding is repeated (UF22)', async () => {
    const page = text(gzipSync('x'), { 'content-encoding': ['gzip', 'gzip'] });
    expect((await fetchFrom(page)).result).toEqual(
      failed('invalid-answer', /content encoding of the response is not supported/),
    );
  });

  it.each(['gzip', 'br'])('is rejected when the body is not %s', async (encoding) => {
    const page = text('whatever this is', { 'content-encoding': encoding });
    expect((await fetchFrom(page)).result).toEqual(
      failed('invalid-answer', /not compressed as its Content-Encoding header declares/),
    );
  });

  it.each([
    ['gzip', gzipSync('openapi: 3.1.0')],
    ['br', brotliCompressSync('openapi: 3.1.0')],
  ])('reports a truncated body in %s (UF26)', async (encoding, body) => {
    const page = text(body.subarray(0, -5), { 'content-encoding': encoding });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /was truncated/, true));
  });
});

describe('the size limit', () => {
  const maximumBytes = 1000;
  const tooLarge = failed('too-large', /larger than the limit of 1000 bytes/);

  it('accepts a body of exactly the limit (UF20)', async () => {
    const { result } = await fetchFrom(text('x'.repeat(1000)), { maximumBytes });
    expect(result).toEqual(fetched('x'.repeat(1000)));
  });

  it('rejects a longer Content-Length without reading the body (UF20)', async () => {
    const page: Page = (_request, response) =>
      response.writeHead(200, { 'content-length': '1001' }).write('x');
    const { result, web } = await fetchFrom(page, { maximumBytes });
    expect(result).toEqual(tooLarge);
    await closed(web.sockets[0]);
  });

  it('aborts an endless body without Content-Length and closes the connection (UF20)', async () => {
    const endless: Page = (_request, response) => {
      const write = () => {
        while (response.write('x'.repeat(500)));
      };
      response.on('drain', write);
      write();
    };
    const { result, web } = await fetchFrom(endless, { maximumBytes });
    expect(result).toEqual(tooLarge);
    await closed(web.sockets[0]);
  });

  it('reads at most the bytes of the Content-Length (UF20)', async () => {
    const page = raw('HTTP/1.1 200 OK', 'content-length: 3', '', `yes${'x'.repeat(2000)}`);
    expect((await fetchFrom(page, { maximumBytes })).result).toEqual(fetched('yes'));
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(10_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(10_000_000))],
  ])('counts the bytes of %s after decompression (UF21)', async (encoding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(20_000);
    const page = text(bomb, { 'content-encoding': encoding });
    const { result, web } = await fetchFrom(page, { maximumBytes: 20_000 });
    expect(result).toEqual(failed('too-large', /larger than the limit of 20000/));
    expect(web.requests).toHaveLength(1);
  });

  it('counts compressed bytes too, when decompression produces none (UF21)', async () => {
    const nothing = Buffer.concat(Array.from({ length: 100 }, () => gzipSync('')));
    const page: Page = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(nothing, () => response.end());
    };
    expect((await fetchFrom(page, { maximumBytes })).result).toEqual(tooLarge);
  });
});

describe('the timeouts', () => {
  it('abort a connection that is not established (UF18)', async () => {
    const result = await startFetcher({ connectTimeout: 20, resolve: () => undefined }).fetchSource({
      url: 'http://silent.example/',
    });
    expect(result).toEqual(failed('timeout', /did not accept a connection in time/, true));
  });

  it('abort a TLS connection that is not established (UF18)', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const result = await startFetcher({ connectTimeout: 20 }).fetchSource({
      url: `https://127.0.0.1:${port}/`,
    });
    silent.close();
    expect(result).toEqual(failed('timeout', /did not accept a connection in time/, true));
  });

  it('include the time to connect (UF19)', async () => {
    const fetcher = startFetcher({ totalTimeout: 300, connectTimeout: 60_000, resolve: () => undefined });
    const result = await fetcher.fetchSource({ url: 'http://silent.example/' });
    expect(result).toEqual(failed('timeout', /not complete after 0.3 seconds/, true));
  });

  it('abort a response that does not start (UF19)', async () => {
    const { result, web } = await fetchFrom(() => undefined, { totalTimeout: 1_000 });
    expect(result).toEqual(failed('timeout', /not complete after 1 second/, true));
    await closed(web.sockets[0]);
    expect(web.requests).toHaveLength(1);
  });

  it('abort endless headers (UF19)', async () => {
    const page: Page = ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nx-a: b\r\n');
    const { result } = await fetchFrom(page, { totalTimeout: 300 });
    expect(result).toEqual(failed('timeout', /seconds/, true));
  });

  it.each([
    ['plain', {}],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('abort an endless %s body (UF19)', async (_name, headers) => {
    const slow: Page = (_request, response) =>
      void response.writeHead(200, headers).write(gzipSync('x').subarray(0, 12));
    const { result, web } = await fetchFrom(slow, { totalTimeout: 1_000 });
    expect(result).toEqual(failed('timeout', /seconds/, true));
    await closed(web.sockets[0]);
  });

  it('include all retries', async () => {
    const page = inTurn(status(503), () => undefined);
    const { result, web } = await fetchFrom(page, { totalTimeout: 2_000, retryDelays: [0, 0] });
    expect(result).toEqual(failed('timeout', /seconds/, true));
    expect(web.requests).toHaveLength(2);
  });
});

describe('the status of a source', () => {
  it.each([
    [201, 'status', /status 201 instead of 200/],
    [204, 'status', /status 204 \(no content\) instead of 200/],
    [206, 'status', /status 206 \(a part of the document\)/],
    [300, 'status', /status 300/],
    [304, 'invalid-answer', /status 304 \(not modified\) to an unconditional request/],
    [400, 'status', /status 400.*Check that it is the URL/],
    [401, 'unauthorized', /status 401.*headers with credentials/],
    [403, 'unauthorized', /status 403/],
    [404, 'not-found', /status 404: there is nothing at this URL/],
    [407, 'unauthorized', /status 407/],
    [410, 'not-found', /status 410/],
  ] as const)('is a permanent failure for %i (UF24)', async (code, cause, message) => {
    const { result, web } = await fetchFrom(status(code));
    expect(result).toEqual(failed(cause, message));
    expect(web.requests).toHaveLength(1);
  });

  it('is a temporary failure without a retry for 408 (UF24)', async () => {
    const { result, web } = await fetchFrom(status(408));
    expect(result).toEqual(failed('status', /status 408/, true));
    expect(web.requests).toHaveLength(1);
  });

  it.each([
    [429, 'rate-limited'],
    [500, 'source-error'],
    [503, 'source-error'],
  ] as const)(
    'is retried twice with increasing delays for %i, and is then a temporary failure (UF24)',
    async (code, cause) => {
      const { result, web, fetcher } = await fetchFrom(status(code));
      expect(result).toEqual(failed(cause, new RegExp(`status ${code}`), true));
      expect(web.requests).toHaveLength(3);
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays);
    },
  );

  it('is ignored when a retry succeeds (UF24)', async () => {
    const { result, fetcher } = await fetchFrom(inTurn(status(503), text('yes')));
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toHaveLength(1);
  });

  it('is reported without other parts of the response', async () => {
    const page: Page = (_request, response) => response.writeHead(403, { 'x-a': 'inner' }).end('inner');
    expect(JSON.stringify((await fetchFrom(page)).result)).not.toContain('inner');
  });
});

async function closed(socket: Socket | undefined): Promise<void> {
  if (!socket) throw new Error('The connection does not exist');
  // Not `once`: it rejects when the connection is reset.
  if (!socket.destroyed) await new Promise((resolve) => socket.on('close', resolve));
}
