import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchDefaults } from '../../src/fetching/fetch-options.js';
import {
  bytesOf,
  failed,
  fetched,
  fetchFrom,
  resolvesTo,
  startFetcher,
  startSite,
} from '../support/http/fetch-from.js';
import { inTurn, type Page, raw, status, text } from '../support/http/start-web.js';

describe('the bytes of a source', () => {
  it('are given as they are, with the URL that they are from', async () => {
    const { result, web } = await fetchFrom(text(new Uint8Array([0xff, 0, 0x6f])));
    expect(result).toEqual({
      kind: 'fetched',
      bytes: new Uint8Array([0xff, 0, 0x6f]),
      url: `${web.url}/`,
      validators: {},
    });
  });

  it.each(['text/plain', 'application/octet-stream', 'text/html', 'x'])(
    'UF27: may be of the type %s',
    async (type) => {
      const { result } = await fetchFrom(text('yes', { 'content-type': type }));
      expect(result).toEqual(fetched('yes'));
    },
  );

  it('UF25: may be none', async () => {
    expect((await fetchFrom(text(''))).result).toEqual(fetched(''));
  });

  it.each([
    ['gzip', gzipSync('openapi: 3.1.0')],
    ['X-GZIP', gzipSync('openapi: 3.1.0')],
    ['br', brotliCompressSync('openapi: 3.1.0')],
    ['identity', Buffer.from('openapi: 3.1.0')],
  ])('are decompressed from %s', async (encoding, body) => {
    const { result, web } = await fetchFrom(text(body, { 'content-encoding': encoding }));
    expect(result).toEqual(fetched('openapi: 3.1.0'));
    expect(web.requests[0]?.headers['accept-encoding']).toBe('gzip, br');
  });

  it('own their memory, whatever the length says', async () => {
    const whole = 'x'.repeat(700_000);
    const pages: Page[] = [
      text(whole, { 'content-length': '700000' }),
      (_request, response) => void response.write(whole, () => response.end()),
      text(gzipSync(whole), { 'content-encoding': 'gzip' }),
    ];
    for (const page of pages) {
      const { result } = await fetchFrom(page);
      if (result.kind !== 'fetched') throw new Error('It was not fetched');
      expect(result.bytes.byteLength).toBe(700_000);
      expect(result.bytes.buffer.byteLength).toBe(700_000);
      expect(result.bytes.every((byte) => byte === 0x78)).toBe(true);
    }
  });

  it('are asked for without the fragment of the URL', async () => {
    const web = await startSite({ '/a?b=c': text('yes') });
    const result = await startFetcher().fetchSource({ url: `${web.url}/a?b=c#/components` });
    expect(result).toMatchObject({ kind: 'fetched', url: `${web.url}/a?b=c` });
  });

  it('UF36: cannot be asked for with a URL that adds a header', async () => {
    const web = await startSite({ '/%0d%0aX-Injected:%20yes': text('yes') });
    const result = await startFetcher().fetchSource({ url: `${web.url}/%0d%0aX-Injected:%20yes` });
    expect(result).toEqual(fetched('yes'));
    expect(web.requests[0]?.headers).not.toHaveProperty('x-injected');
  });
});

describe('a compression', () => {
  it.each(['zstd', 'deflate', 'gzip, gzip', 'gzip, identity', 'x'])(
    'UF22: that was not asked for (%s) is refused',
    async (encoding) => {
      const { result, web } = await fetchFrom(text('whatever', { 'content-encoding': encoding }));
      expect(result).toEqual(
        failed('invalid-answer', /compressed in a way that was not asked for.*gzip, br/),
      );
      expect(web.requests).toHaveLength(1);
    },
  );

  it('UF22: that is told twice is refused', async () => {
    const page = text(gzipSync('x'), { 'content-encoding': ['gzip', 'gzip'] });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /not asked for/));
  });

  it.each(['gzip', 'br'])('that is not %s as it says is refused', async (encoding) => {
    const page = text('whatever this is', { 'content-encoding': encoding });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /in another way than it says/));
  });

  it.each([
    ['gzip', gzipSync('openapi: 3.1.0')],
    ['br', brotliCompressSync('openapi: 3.1.0')],
  ])('UF26: in %s that ends too early is an answer cut short', async (encoding, body) => {
    const page = text(body.subarray(0, -5), { 'content-encoding': encoding });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /cut short/, true));
  });
});

describe('the limit on bytes', () => {
  const maximumBytes = 1000;
  const tooLarge = failed('too-large', /larger than 1000 bytes/);

  it('UF20: takes what just fits', async () => {
    const { result } = await fetchFrom(text('x'.repeat(1000)), { maximumBytes });
    expect(result).toEqual(fetched('x'.repeat(1000)));
  });

  it('UF20: stops what says that it is longer, without reading it', async () => {
    const page: Page = (_request, response) =>
      response.writeHead(200, { 'content-length': '1001' }).write('x');
    const { result, web } = await fetchFrom(page, { maximumBytes });
    expect(result).toEqual(tooLarge);
    await closed(web.sockets[0]);
  });

  it('UF20: stops what has no length and no end, and closes the connection', async () => {
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

  it('UF20: takes no more than an answer says it has', async () => {
    const page = raw('HTTP/1.1 200 OK', 'content-length: 3', '', `yes${'x'.repeat(2000)}`);
    expect((await fetchFrom(page, { maximumBytes })).result).toEqual(fetched('yes'));
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(10_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(10_000_000))],
  ])('UF21: counts the bytes of %s after decompression', async (encoding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(20_000);
    const page = text(bomb, { 'content-encoding': encoding });
    const { result, web } = await fetchFrom(page, { maximumBytes: 20_000 });
    expect(result).toEqual(failed('too-large', /larger than 20000/));
    expect(web.requests).toHaveLength(1);
  });

  it('UF21: counts the bytes before decompression as well, when nothing comes out', async () => {
    const nothing = Buffer.concat(Array.from({ length: 100 }, () => gzipSync('')));
    const page: Page = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(nothing, () => response.end());
    };
    expect((await fetchFrom(page, { maximumBytes })).result).toEqual(tooLarge);
  });
});

describe('the limits on time', () => {
  it('UF18: stop a connection that is not made', async () => {
    const result = await startFetcher({ connectTimeout: 20, resolve: () => undefined }).fetchSource({
      url: 'http://silent.example/',
    });
    expect(result).toEqual(failed('timeout', /did not accept a connection in time/, true));
  });

  it('UF18: stop a secure connection that is not made', async () => {
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

  it('UF19: hold while a connection is made', async () => {
    const fetcher = startFetcher({ totalTimeout: 300, connectTimeout: 60_000, resolve: () => undefined });
    const result = await fetcher.fetchSource({ url: 'http://silent.example/' });
    expect(result).toEqual(failed('timeout', /not complete after 0.3 seconds/, true));
  });

  it('UF19: stop an answer that does not begin', async () => {
    const { result, web } = await fetchFrom(() => undefined, { totalTimeout: 300 });
    expect(result).toEqual(failed('timeout', /not complete after 0.3 seconds/, true));
    await closed(web.sockets[0]);
    expect(web.requests).toHaveLength(1);
  });

  it('UF19: stop headers that do not end', async () => {
    const page: Page = ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nx-a: b\r\n');
    const { result } = await fetchFrom(page, { totalTimeout: 300 });
    expect(result).toEqual(failed('timeout', /seconds/, true));
  });

  it.each([
    ['plain', {}],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('UF19: stop a %s body that does not end', async (_name, headers) => {
    const slow: Page = (_request, response) =>
      void response.writeHead(200, headers).write(gzipSync('x').subarray(0, 12));
    const { result, web } = await fetchFrom(slow, { totalTimeout: 300 });
    expect(result).toEqual(failed('timeout', /seconds/, true));
    await closed(web.sockets[0]);
  });

  it('hold over all tries', async () => {
    const page = inTurn(status(503), () => undefined);
    const { result, web } = await fetchFrom(page, { totalTimeout: 300, retryDelays: [0, 0] });
    expect(result).toEqual(failed('timeout', /seconds/, true));
    expect(web.requests).toHaveLength(2);
  });
});

describe('a status', () => {
  it.each([
    [201, 'status', /status 201, where 200/],
    [204, 'status', /status 204 \(no content\), where 200/],
    [206, 'status', /status 206 \(a part of the document\)/],
    [300, 'status', /status 300/],
    [304, 'invalid-answer', /status 304 \(not modified\), which was not asked for/],
    [400, 'status', /status 400.*Check that the URL/],
    [401, 'unauthorized', /status 401.*headers with credentials/],
    [403, 'unauthorized', /status 403/],
    [404, 'not-found', /status 404: there is nothing at this URL/],
    [407, 'unauthorized', /status 407/],
    [410, 'not-found', /status 410/],
  ] as const)('UF24: %i is a failure for good', async (code, cause, message) => {
    const { result, web } = await fetchFrom(status(code));
    expect(result).toEqual(failed(cause, message));
    expect(web.requests).toHaveLength(1);
  });

  it('UF24: 408 is a failure for now, but not tried again at once', async () => {
    const { result, web } = await fetchFrom(status(408));
    expect(result).toEqual(failed('status', /status 408/, true));
    expect(web.requests).toHaveLength(1);
  });

  it.each([
    [429, 'rate-limited'],
    [500, 'source-error'],
    [503, 'source-error'],
  ] as const)(
    'UF24: %i is tried again twice, later each time, and is a failure for now',
    async (code, cause) => {
      const { result, web, fetcher } = await fetchFrom(status(code));
      expect(result).toEqual(failed(cause, new RegExp(`status ${code}`), true));
      expect(web.requests).toHaveLength(3);
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays);
    },
  );

  it('UF24: that passes is forgotten', async () => {
    const { result, fetcher } = await fetchFrom(inTurn(status(503), text('yes')));
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toHaveLength(1);
  });

  it('says nothing of what else the answer has', async () => {
    const page: Page = (_request, response) => response.writeHead(403, { 'x-a': 'inner' }).end('inner');
    expect(JSON.stringify((await fetchFrom(page)).result)).not.toContain('inner');
  });
});

describe('a Retry-After', () => {
  const now = () => Date.parse('2026-05-04T10:00:00Z');
  const answering = (retryAfter: string) => inTurn(status(429, { 'retry-after': retryAfter }), text('yes'));

  it.each([
    ['in seconds', '3'],
    ['as a date', 'Mon, 04 May 2026 10:00:03 GMT'],
  ])('UF24: %s is waited for when there is time', async (_name, retryAfter) => {
    const { result, fetcher } = await fetchFrom(answering(retryAfter), { now });
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toEqual([3000]);
  });

  it.each(['0', 'Mon, 04 May 2020 10:00:00 GMT'])(
    'UF24: that is over (%s) is waited for no less than any retry',
    async (retryAfter) => {
      const { fetcher } = await fetchFrom(answering(retryAfter), { now });
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays.slice(0, 1));
    },
  );

  it('UF24: that is over is handed on as no time at all', async () => {
    const page = status(503, { 'retry-after': 'Mon, 04 May 2020 10:00:00 GMT' });
    expect((await fetchFrom(page, { now })).result).toMatchObject({ cause: 'source-error', retryAfter: 0 });
  });

  it.each([
    ['20', 20_000],
    ['3600', 3_600_000],
    ['Mon, 04 May 2026 11:00:00 GMT', 3_600_000],
    ['99999999999', 86_400_000],
  ])('UF24: beyond the time limit (%s) is handed on, at most a day', async (retryAfter, milliseconds) => {
    const { result, web } = await fetchFrom(answering(retryAfter), { now });
    expect(result).toEqual({ ...failed('rate-limited', /status 429/, true), retryAfter: milliseconds });
    expect(web.requests).toHaveLength(1);
  });

  it.each(['soon', '-1', '2026-05-04', 'Mon, 99 May 2026 10:00:00 GMT'])(
    'UF24: that is not valid (%s) is as none',
    async (retryAfter) => {
      const { result, fetcher } = await fetchFrom(answering(retryAfter), { now });
      expect(result).toEqual(fetched('yes'));
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays.slice(0, 1));
    },
  );
});

describe('a connection', () => {
  const hangUp: Page = ({ socket }) => void socket.destroy();

  it('that breaks is made again', async () => {
    const { result, fetcher } = await fetchFrom(inTurn(hangUp, text('yes')));
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toEqual([250]);
  });

  it('that breaks each time is a failure for now', async () => {
    const { result, web } = await fetchFrom(hangUp);
    expect(result).toEqual(failed('unreachable', /failed or was closed before it answered/, true));
    expect(web.requests).toHaveLength(3);
  });

  it.each([
    ['with a length', raw('HTTP/1.1 200 OK', 'content-length: 100', '', 'half')],
    [
      'with a length on its last connection',
      raw('HTTP/1.1 200 OK', 'connection: close', 'content-length: 100', '', 'half'),
    ],
    ['in chunks', raw('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', '4', 'half', '')],
    [
      'in chunks on its last connection',
      raw('HTTP/1.1 200 OK', 'connection: close', 'transfer-encoding: chunked', '', '4', 'half', ''),
    ],
    [
      'in the middle of a chunk',
      raw('HTTP/1.1 200 OK', 'connection: close', 'transfer-encoding: chunked', '', '9', 'half'),
    ],
  ])('UF26: that ends in the middle of a body %s is a failure for now', async (_name, page) => {
    const { result, web } = await fetchFrom(page);
    expect(result).toEqual(failed('invalid-answer', /cut short/, true));
    expect(web.requests).toHaveLength(3);
  });

  it('UF26: that ends a body once is made again', async () => {
    const cut = raw('HTTP/1.1 200 OK', 'content-length: 100', '', 'half');
    expect((await fetchFrom(inTurn(cut, text('yes')))).result).toEqual(fetched('yes'));
  });

  it('to what is no web server is a failure for good', async () => {
    const { result } = await fetchFrom(raw('220 mail.example ESMTP', ''));
    expect(result).toEqual(failed('invalid-answer', /valid HTTP/));
  });

  it('that becomes another protocol is a failure', async () => {
    const page = raw('HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: x', '', '');
    expect((await fetchFrom(page)).result).toMatchObject({ kind: 'failed', code: 'FETCH_ERROR' });
  });

  it('may say that it is working on it', async () => {
    const page = raw('HTTP/1.1 103 Early Hints', '', 'HTTP/1.1 200 OK', 'content-length: 3', '', 'yes');
    expect((await fetchFrom(page)).result).toEqual(fetched('yes'));
  });

  it('with too many headers is a failure for good', async () => {
    const page = text('no', { 'x-a': 'a'.repeat(20_000) });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /valid HTTP/));
  });

  it('says nothing of an address that refuses it', async () => {
    const web = await startSite({});
    const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.2') });
    const result = await fetcher.fetchSource({ url: `http://service.example:${web.port}/` });
    expect(result).toEqual(failed('unreachable', /failed or was closed/, true));
    expect(JSON.stringify(result)).not.toMatch(/127|ECONN/);
  });

  it('UF34: goes to the source, whatever the environment says of proxies', async () => {
    const proxy = await startSite({});
    const before = { ...process.env };
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'])
      process.env[name] = proxy.url;
    try {
      expect((await fetchFrom(text('yes'))).result).toEqual(fetched('yes'));
      expect(proxy.sockets).toEqual([]);
    } finally {
      process.env = before;
    }
  });
});

describe('validators', () => {
  const etag = '"a1"';
  const lastModified = 'Mon, 04 May 2026 10:00:00 GMT';

  it('UF28: are taken from the answer', async () => {
    const { result, web } = await fetchFrom(text('yes', { etag, 'last-modified': lastModified }));
    expect(result).toMatchObject({ kind: 'fetched', validators: { etag, lastModified } });
    expect(web.requests[0]?.headers).not.toHaveProperty('if-none-match');
  });

  it('UF28: are sent, and 304 says that nothing has changed', async () => {
    const { result, web } = await fetchFrom(status(304, { etag: 'W/"a1"' }), {}, (site) => ({
      validators: { url: `${site}/`, etag, lastModified },
    }));
    expect(result).toEqual({ kind: 'unchanged', url: `${web.url}/`, validators: { etag: 'W/"a1"' } });
    expect(web.requests[0]?.headers).toMatchObject({
      'if-none-match': etag,
      'if-modified-since': lastModified,
    });
  });

  it('UF28: that changed give the new bytes and the new validators', async () => {
    const { result } = await fetchFrom(text('new', { etag: '"b2"' }), {}, (site) => ({
      validators: { url: `${site}/`, etag },
    }));
    expect(result).toMatchObject({ kind: 'fetched', bytes: bytesOf('new'), validators: { etag: '"b2"' } });
  });

  it.each([
    ['too long', { etag: `"${'a'.repeat(1024)}"` }],
    ['not visible', { etag: '"\u00e9"' }],
    ['two', { etag: ['"a"', '"b"'] }],
  ])('that are %s are not kept', async (_name, headers) => {
    const { result } = await fetchFrom(text('yes', headers));
    expect(result).toMatchObject({ kind: 'fetched', validators: {} });
    expect(result).not.toHaveProperty('validators.etag');
  });

  it('that no header can carry are not sent, and then 304 is no answer', async () => {
    const { result, web } = await fetchFrom(status(304), {}, (site) => ({
      validators: { url: `${site}/`, etag: '"a"\r\nx-injected: yes' },
    }));
    expect(result).toEqual(failed('invalid-answer', /304/));
    expect(web.requests[0]?.headers).not.toHaveProperty('x-injected');
  });
});

describe('the headers of a source', () => {
  it('are sent, and stand before ours', async () => {
    const headers = { authorization: 'Bearer s3cret', accept: 'application/yaml' };
    const { web } = await fetchFrom(text('yes'), {}, { headers });
    expect(web.requests[0]?.headers).toMatchObject({ ...headers, 'user-agent': 'specshelf' });
  });

  it('may be written with capitals', async () => {
    const { web } = await fetchFrom(text('yes'), {}, { headers: { 'User-Agent': 'portal' } });
    expect(web.requests[0]?.headers['user-agent']).toBe('portal');
    expect(web.requests[0]?.rawHeaders.filter((name) => /user-agent/i.test(name))).toHaveLength(1);
  });

  it.each([
    'host',
    'Host',
    'content-length',
    'connection',
    'transfer-encoding',
    'upgrade',
    'expect',
    'te',
    'proxy-authorization',
    'accept-encoding',
    'range',
    'if-none-match',
    'x-http-method-override',
  ])('cannot be %s', async (name) => {
    const { result, web } = await fetchFrom(text('no'), {}, { headers: { [name]: 's3cret' } });
    expect(result).toEqual(
      failed('refused', new RegExp(`header "${name.toLowerCase()}" is a header that this server sets`)),
    );
    expect(JSON.stringify(result)).not.toContain('s3cret');
    expect(web.requests).toEqual([]);
  });

  it.each([
    ['a name with a line break', { 'x-a\r\nx-b': 's3cret' }],
    ['a name with a space', { 'x a': 's3cret' }],
    ['no name', { '': 's3cret' }],
    ['a value with a line break', { 'x-a': 's3cret\r\nx-b: yes' }],
    ['a value with a null character', { 'x-a': 's3cret\0' }],
    ['a value of another script', { 'x-a': 's3cret \u{1f511}' }],
  ])('cannot have %s', async (_name, headers) => {
    const { result, web } = await fetchFrom(text('no'), {}, { headers });
    expect(result).toEqual(failed('refused', /header/));
    expect(JSON.stringify(result)).not.toContain('s3cret');
    expect(web.requests).toEqual([]);
  });

  it.each([401, 403, 404, 500])('are not told with the status %i', async (code) => {
    const headers = { authorization: 'Bearer s3cret' };
    const { result } = await fetchFrom(status(code), {}, { headers });
    expect(result).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('that are not enough are to be checked', async () => {
    const { result } = await fetchFrom(status(401), {}, { headers: { authorization: 'Bearer s3cret' } });
    expect(result).toEqual(failed('unauthorized', /Check that the headers of the source carry/));
  });
});

async function closed(socket: Socket | undefined): Promise<void> {
  if (!socket) throw new Error('There was no connection');
  // Not `once`, which fails when the connection is reset.
  if (!socket.destroyed) await new Promise((resolve) => socket.on('close', resolve));
}
