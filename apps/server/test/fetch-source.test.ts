import { gzipSync } from 'node:zlib';
import type { FetchResult } from '@specshelf/service';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddressPolicy } from '../src/address-policy.js';
import {
  createSourceFetcher,
  type FetchOptions,
  fetchDefaults,
  type SourceFetcher,
} from '../src/fetch-source.js';
import { inTurn, type Page, redirect, startWeb, status, text, type Web } from './support/start-web.js';

let web: Web | undefined;
let fetcher: SourceFetcher | undefined;
const waits: number[] = [];

afterEach(async () => {
  await fetcher?.close();
  await web?.close();
  waits.length = 0;
});

/** Fetches `/` of a web server on this machine, or another URL. */
async function fetchFrom(
  pages: Record<string, Page>,
  options: Partial<FetchOptions> & { from?: (web: Web) => string } = {},
): Promise<FetchResult> {
  const { from = ({ url }: Web) => `${url}/`, ...replaced } = options;
  web = await startWeb(pages);
  fetcher = createSourceFetcher({
    ...fetchDefaults,
    policy: createAddressPolicy(true),
    delay: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...replaced,
  });
  return fetcher.fetchSource(from(web));
}

const failed = (code: 'FETCH_ERROR' | 'FETCH_TIMEOUT', temporary: boolean, message: RegExp) => ({
  ok: false,
  code,
  temporary,
  message: expect.stringMatching(message),
});

describe('the text', () => {
  const bytes = (encoding: BufferEncoding, ...mark: number[]) =>
    Buffer.concat([Buffer.from(mark), Buffer.from('openapi: 3.1.0 # ü', encoding)]);

  it.each([
    ['UTF-8', bytes('utf8')],
    ['UTF-8 with a byte order mark', bytes('utf8', 0xef, 0xbb, 0xbf)],
    ['UTF-16 with a byte order mark', bytes('utf16le', 0xff, 0xfe)],
    ['big-endian UTF-16 with a byte order mark', Buffer.from(bytes('utf16le', 0xff, 0xfe)).swap16()],
  ])('is read as %s', async (_name, body) => {
    const result = await fetchFrom({ '/': text(body) });
    expect(result).toEqual({ ok: true, text: 'openapi: 3.1.0 # ü', url: `${web?.url}/` });
  });

  it.each([
    ['invalid UTF-8', Buffer.from([0x6f, 0xff])],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x6f, 0, 0, 0])],
  ])('is refused as %s', async (_name, body) => {
    expect(await fetchFrom({ '/': text(body) })).toEqual(failed('FETCH_ERROR', false, /not valid UTF-8/));
  });

  it('may be of any type, and empty', async () => {
    const page = text('', { 'content-type': 'application/octet-stream' });
    expect(await fetchFrom({ '/': page })).toMatchObject({ ok: true, text: '' });
  });

  it('is decompressed', async () => {
    const page = text(gzipSync('openapi: 3.1.0'), { 'content-encoding': 'gzip' });
    expect(await fetchFrom({ '/': page })).toMatchObject({ ok: true, text: 'openapi: 3.1.0' });
  });

  it.each(['zstd', 'gzip, gzip', 'x'])('is refused with the content encoding %s', async (encoding) => {
    const page = text('whatever', { 'content-encoding': encoding });
    expect(await fetchFrom({ '/': page })).toEqual(failed('FETCH_ERROR', false, /compressed/));
  });

  it('is refused when it is not compressed as it says', async () => {
    const page = text('whatever', { 'content-encoding': 'gzip' });
    expect(await fetchFrom({ '/': page })).toEqual(failed('FETCH_ERROR', false, /compressed/));
  });
});

describe('limits', () => {
  it('stop a body that is too large, and take one that just fits', async () => {
    const options = { maximumBytes: 1000 };
    expect(await fetchFrom({ '/': text('x'.repeat(1001)) }, options)).toEqual(
      failed('FETCH_ERROR', false, /larger than 1000 bytes/),
    );
    await fetcher?.close();
    await web?.close();
    expect(await fetchFrom({ '/': text('x'.repeat(1000)) }, options)).toMatchObject({ ok: true });
  });

  it('stop a body without an end', async () => {
    const endless: Page = (_request, response) => {
      const write = () => {
        while (response.write('x'.repeat(500)));
      };
      response.on('drain', write);
      write();
    };
    expect(await fetchFrom({ '/': endless }, { maximumBytes: 1000 })).toEqual(
      failed('FETCH_ERROR', false, /larger/),
    );
  });

  it('count the bytes after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    expect(bomb.byteLength).toBeLessThan(20_000);
    const page = text(bomb, { 'content-encoding': 'gzip' });
    expect(await fetchFrom({ '/': page }, { maximumBytes: 20_000 })).toEqual(
      failed('FETCH_ERROR', false, /larger/),
    );
  });

  it('stop an answer that does not begin', async () => {
    const result = await fetchFrom({ '/': () => undefined }, { totalTimeout: 50 });
    expect(result).toEqual(failed('FETCH_TIMEOUT', true, /after 0.05 seconds/));
  });

  it('stop a body that does not end', async () => {
    const slow: Page = (_request, response) => void response.write('openapi');
    const result = await fetchFrom({ '/': slow }, { totalTimeout: 50 });
    expect(result).toEqual(failed('FETCH_TIMEOUT', true, /seconds/));
    expect(web?.requests).toHaveLength(1);
  });

  it('stop a connection that is not made', async () => {
    const from = ({ port }: Web) => `http://silent.example:${port}/`;
    const result = await fetchFrom({}, { connectTimeout: 20, resolve: () => undefined, from });
    expect(result).toEqual(failed('FETCH_TIMEOUT', true, /did not accept a connection/));
  });
});

describe('redirects', () => {
  it('are followed, and the last URL is what relative references start from', async () => {
    const pages = {
      '/': redirect('/a/'),
      '/a/': redirect('../b/openapi.yaml', 308),
      '/b/openapi.yaml': text('yes'),
    };
    expect(await fetchFrom(pages)).toEqual({ ok: true, text: 'yes', url: `${web?.url}/b/openapi.yaml` });
  });

  it('are followed five times, not more', async () => {
    const pages: Record<string, Page> = { '/5': text('yes') };
    for (let hop = 0; hop < 5; hop++) pages[`/${hop}`] = redirect(`/${hop + 1}`);
    pages['/more'] = redirect('/0');
    expect(await fetchFrom(pages, { from: ({ url }) => `${url}/0` })).toMatchObject({
      ok: true,
      text: 'yes',
    });
    const more = await fetcher?.fetchSource(`${web?.url}/more`);
    expect(more).toEqual(failed('FETCH_ERROR', false, /more than 5 times/));
  });

  it('end in a failure when they go round', async () => {
    expect(await fetchFrom({ '/': redirect('/') })).toEqual(
      failed('FETCH_ERROR', false, /more than 5 times/),
    );
  });

  it.each([
    ['nowhere', status(302), /without saying where/],
    ['another scheme', redirect('file:///etc/passwd'), /must begin with http/],
    ['a port of another kind of server', redirect('http://example.org:22/'), /port 22/],
  ])('to %s are refused', async (_name, page, message) => {
    expect(await fetchFrom({ '/': page })).toEqual(failed('FETCH_ERROR', false, message));
  });

  it('to a private address are refused', async () => {
    const pages = { '/': redirect('http://169.254.169.254/latest/meta-data') };
    const policy = createAddressPolicy(['127.0.0.1/32']);
    expect(await fetchFrom(pages, { policy })).toEqual(failed('FETCH_ERROR', false, /not public/));
  });

  it('lose their credentials', async () => {
    web = await startWeb({ '/b': text('yes') });
    const { port } = web;
    const target = web;
    const result = await fetchFrom({ '/': redirect(`http://user:secret@127.0.0.1:${port}/b`) });
    expect(result).toEqual({ ok: true, text: 'yes', url: `${target.url}/b` });
    await target.close();
  });
});

describe('statuses', () => {
  it.each([204, 206, 304, 400, 401, 403, 404, 410])('%i is a failure for good', async (code) => {
    const result = await fetchFrom({ '/': status(code) });
    expect(result).toEqual(failed('FETCH_ERROR', false, new RegExp(`status ${code}`)));
    expect(web?.requests).toHaveLength(1);
  });

  it.each([429, 500, 503])('%i is tried again twice, and is a failure for now', async (code) => {
    const result = await fetchFrom({ '/': status(code) });
    expect(result).toEqual(failed('FETCH_ERROR', true, new RegExp(`status ${code}`)));
    expect(web?.requests).toHaveLength(3);
    expect(waits).toEqual(fetchDefaults.retryDelays);
  });

  it('that pass are forgotten', async () => {
    expect(await fetchFrom({ '/': inTurn(status(503), text('yes')) })).toMatchObject({
      ok: true,
      text: 'yes',
    });
    expect(waits).toHaveLength(1);
  });
});

describe('connections', () => {
  const hangUp: Page = (request) => void request.socket.destroy();

  it('that break are tried again', async () => {
    expect(await fetchFrom({ '/': inTurn(hangUp, text('yes')) })).toMatchObject({ ok: true, text: 'yes' });
  });

  it('that break in the middle of the body are a failure for now', async () => {
    const cut: Page = (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    };
    expect(await fetchFrom({ '/': cut })).toEqual(failed('FETCH_ERROR', true, /closed before/));
  });

  it('say nothing of an address that refuses them', async () => {
    const from = ({ port }: Web) => `http://service.example:${port}/`;
    const resolve: FetchOptions['resolve'] = (_name, callback) =>
      callback(null, [{ address: '127.0.0.2', family: 4 }]);
    const result = await fetchFrom({}, { from, resolve });
    expect(result).toEqual(failed('FETCH_ERROR', true, /failed or was closed/));
    expect(JSON.stringify(result)).not.toContain('127');
  });
});

describe('ports', () => {
  it('that no web client connects to are refused for good', async () => {
    const result = await fetchFrom({}, { from: () => 'http://127.0.0.1:6667/' });
    expect(result).toEqual(failed('FETCH_ERROR', false, /names a port/));
  });
});

describe('names', () => {
  const open = createAddressPolicy(['127.0.0.1/32']);
  const from = ({ port }: Web) => `http://service.example:${port}/`;
  const resolvesTo =
    (...addresses: string[]): FetchOptions['resolve'] =>
    (_name, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it('are resolved once, and the connection goes to the address that was judged', async () => {
    let count = 0;
    const resolve: FetchOptions['resolve'] = (name, callback) => {
      count += 1;
      resolvesTo(count === 1 ? '127.0.0.1' : '10.0.0.1')(name, callback);
    };
    expect(await fetchFrom({ '/': text('yes') }, { policy: open, from, resolve })).toMatchObject({
      ok: true,
    });
    expect(count).toBe(1);
  });

  it.each([
    ['one private address among public ones', ['127.0.0.1', '10.0.0.1']],
    ['a private IPv6 address', ['fd00::1']],
    ['a private IPv4 address in the form of IPv6', ['::ffff:10.0.0.1']],
  ])('with %s are refused for good, without telling it', async (_name, addresses) => {
    const result = await fetchFrom(
      { '/': text('no') },
      { policy: open, from, resolve: resolvesTo(...addresses) },
    );
    expect(result).toEqual(failed('FETCH_ERROR', false, /not public/));
    for (const address of addresses) expect(JSON.stringify(result)).not.toContain(address);
    expect(web?.requests).toEqual([]);
  });

  it('of this machine are refused by default, before anything is asked', async () => {
    const policy = createAddressPolicy(false);
    const result = await fetchFrom({ '/': text('no') }, { policy });
    expect(result).toEqual(failed('FETCH_ERROR', false, /not public/));
    expect(web?.requests).toEqual([]);
  });

  it('that do not resolve are a failure for now', async () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const result = await fetchFrom({}, { from, resolve: (_name, callback) => callback(error, []) });
    expect(result).toEqual(failed('FETCH_ERROR', true, /could not be resolved/));
  });
});
