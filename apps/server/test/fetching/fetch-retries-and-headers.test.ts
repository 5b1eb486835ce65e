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

describe('Retry-After', () => {
  const now = () => Date.parse('2026-05-04T10:00:00Z');
  const answering = (retryAfter: string) => inTurn(status(429, { 'retry-after': retryAfter }), text('yes'));

  it.each([
    ['in seconds', '3'],
    ['as a date', 'Mon, 04 May 2026 10:00:03 GMT'],
  ])('of %s delays the retry when time remains (UF24)', async (_name, retryAfter) => {
    const { result, fetcher } = await fetchFrom(answering(retryAfter), { now });
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toEqual([3000]);
  });

  it.each(['0', 'Mon, 04 May 2020 10:00:00 GMT'])(
    'in the past (%s) does not shorten the delay of a retry (UF24)',
    async (retryAfter) => {
      const { fetcher } = await fetchFrom(answering(retryAfter), { now });
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays.slice(0, 1));
    },
  );

  it('in the past is reported as no delay (UF24)', async () => {
    const page = status(503, { 'retry-after': 'Mon, 04 May 2020 10:00:00 GMT' });
    expect((await fetchFrom(page, { now })).result).toMatchObject({ cause: 'source-error', retryAfter: 0 });
  });

  it.each([
    ['20', 20_000],
    ['3600', 3_600_000],
    ['Mon, 04 May 2026 11:00:00 GMT', 3_600_000],
    ['99999999999', 86_400_000],
  ])('beyond the time limit (%s) is reported, up to a day (UF24)', async (retryAfter, milliseconds) => {
    const { result, web } = await fetchFrom(answering(retryAfter), { now });
    expect(result).toEqual({ ...failed('rate-limited', /status 429/, true), retryAfter: milliseconds });
    expect(web.requests).toHaveLength(1);
  });

  it.each(['soon', '-1', '2026-05-04', 'Mon, 99 May 2026 10:00:00 GMT'])(
    'with an invalid value (%s) is ignored (UF24)',
    async (retryAfter) => {
      const { result, fetcher } = await fetchFrom(answering(retryAfter), { now });
      expect(result).toEqual(fetched('yes'));
      expect(fetcher.waits).toEqual(fetchDefaults.retryDelays.slice(0, 1));
    },
  );
});

describe('the connection to a source', () => {
  const hangUp: Page = ({ socket }) => void socket.destroy();

  it('is retried after it breaks', async () => {
    const { result, fetcher } = await fetchFrom(inTurn(hangUp, text('yes')));
    expect(result).toEqual(fetched('yes'));
    expect(fetcher.waits).toEqual([250]);
  });

  it('is a temporary failure when it breaks every time', async () => {
    const { result, web } = await fetchFrom(hangUp);
    expect(result).toEqual(failed('unreachable', /failed, or was closed before a response/, true));
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
  ])('is a temporary failure when it breaks during a body %s (UF26)', async (_name, page) => {
    const { result, web } = await fetchFrom(page);
    expect(result).toEqual(failed('invalid-answer', /was truncated/, true));
    expect(web.requests).toHaveLength(3);
  });

  it('is retried when a body breaks once (UF26)', async () => {
    const cut = raw('HTTP/1.1 200 OK', 'content-length: 100', '', 'half');
    expect((await fetchFrom(inTurn(cut, text('yes')))).result).toEqual(fetched('yes'));
  });

  it('is a permanent failure when the peer does not speak HTTP', async () => {
    const { result } = await fetchFrom(raw('220 mail.example ESMTP', ''));
    expect(result).toEqual(failed('invalid-answer', /valid HTTP/));
  });

  it('is a failure when it switches protocols', async () => {
    const page = raw('HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: x', '', '');
    expect((await fetchFrom(page)).result).toMatchObject({ kind: 'failed', code: 'FETCH_ERROR' });
  });

  it('accepts informational responses', async () => {
    const page = raw('HTTP/1.1 103 Early Hints', '', 'HTTP/1.1 200 OK', 'content-length: 3', '', 'yes');
    expect((await fetchFrom(page)).result).toEqual(fetched('yes'));
  });

  it('is a permanent failure with too many headers', async () => {
    const page = text('no', { 'x-a': 'a'.repeat(20_000) });
    expect((await fetchFrom(page)).result).toEqual(failed('invalid-answer', /valid HTTP/));
  });

  it('is reported without the address that refuses it', async () => {
    const web = await startSite({});
    const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.2') });
    const result = await fetcher.fetchSource({ url: `http://service.example:${web.port}/` });
    expect(result).toEqual(failed('unreachable', /failed, or was closed/, true));
    expect(JSON.stringify(result)).not.toMatch(/127|ECONN/);
  });

  it('ignores proxies of the environment (UF34)', async () => {
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

  it('are read from the response (UF28)', async () => {
    const { result, web } = await fetchFrom(text('yes', { etag, 'last-modified': lastModified }));
    expect(result).toMatchObject({ kind: 'fetched', validators: { etag, lastModified } });
    expect(web.requests[0]?.headers).not.toHaveProperty('if-none-match');
  });

  it('are sent, and 304 reports an unchanged source (UF28)', async () => {
    const { result, web } = await fetchFrom(status(304, { etag: 'W/"a1"' }), {}, (site) => ({
      validators: { url: `${site}/`, etag, lastModified },
    }));
    expect(result).toEqual({ kind: 'unchanged', url: `${web.url}/`, validators: { etag: 'W/"a1"' } });
    expect(web.requests[0]?.headers).toMatchObject({
      'if-none-match': etag,
      'if-modified-since': lastModified,
    });
  });

  it('are replaced together with the bytes when they change (UF28)', async () => {
    const { result } = await fetchFrom(text('new', { etag: '"b2"' }), {}, (site) => ({
      validators: { url: `${site}/`, etag },
    }));
    expect(result).toMatchObject({ kind: 'fetched', bytes: bytesOf('new'), validators: { etag: '"b2"' } });
  });

  it.each([
    ['too long', { etag: `"${'a'.repeat(1024)}"` }],
    ['not visible', { etag: '"\u00e9"' }],
    ['two', { etag: ['"a"', '"b"'] }],
  ])('are not stored when they are %s', async (_name, headers) => {
    const { result } = await fetchFrom(text('yes', headers));
    expect(result).toMatchObject({ kind: 'fetched', validators: {} });
    expect(result).not.toHaveProperty('validators.etag');
  });

  it('are not sent when no header can contain them, and 304 is then a failure', async () => {
    const { result, web } = await fetchFrom(status(304), {}, (site) => ({
      validators: { url: `${site}/`, etag: '"a"\r\nx-injected: yes' },
    }));
    expect(result).toEqual(failed('invalid-answer', /304/));
    expect(web.requests[0]?.headers).not.toHaveProperty('x-injected');
  });
});

describe('the headers of a source', () => {
  it('are sent, and override the default headers', async () => {
    const headers = { authorization: 'Bearer s3cret', accept: 'application/yaml' };
    const { web } = await fetchFrom(text('yes'), {}, { headers });
    expect(web.requests[0]?.headers).toMatchObject({ ...headers, 'user-agent': 'specshelf' });
  });

  it('are accepted in any case', async () => {
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

  it.each([401, 403, 404, 500])('are not reported with the status %i', async (code) => {
    const headers = { authorization: 'Bearer s3cret' };
    const { result } = await fetchFrom(status(code), {}, { headers });
    expect(result).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('are reported as insufficient for 401', async () => {
    const { result } = await fetchFrom(status(401), {}, { headers: { authorization: 'Bearer s3cret' } });
    expect(result).toEqual(failed('unauthorized', /Check that the credentials in the headers of the source/));
  });
});
