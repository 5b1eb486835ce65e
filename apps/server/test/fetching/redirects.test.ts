import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import { authority, certificates, key } from '../support/http/certificates.js';
import {
  failed,
  fetched,
  fetchFrom,
  resolvesTo,
  startFetcher,
  startSite,
} from '../support/http/fetch-from.js';
import { type Page, raw, redirect, status, text } from '../support/http/start-web.js';

const paths = (requests: readonly IncomingMessage[]) => requests.map(({ url }) => url);

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('UF14: with %i are followed', async (code) => {
    const { result, web } = await fetchFrom({ '/': redirect('/b', code), '/b': text('yes') });
    expect(result).toEqual(fetched('yes'));
    expect(web.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('UF14: are relative to where they are, and the last URL is what references start from', async () => {
    const { result, web } = await fetchFrom({
      '/': redirect('/a/'),
      '/a/': redirect('../b/openapi.yaml?c#d'),
      '/b/openapi.yaml?c': text('yes'),
    });
    expect(result).toMatchObject({ kind: 'fetched', url: `${web.url}/b/openapi.yaml?c` });
  });

  it('UF14: are followed five times, not more', async () => {
    const pages: Record<string, Page> = { '/5': text('yes'), '/': redirect('/0') };
    for (let hop = 0; hop < 5; hop++) pages[`/${hop}`] = redirect(`/${hop + 1}`);
    const web = await startSite(pages);
    const fetcher = startFetcher();
    expect(await fetcher.fetchSource({ url: `${web.url}/0` })).toEqual(fetched('yes'));
    expect(await fetcher.fetchSource({ url: `${web.url}/` })).toEqual(
      failed('redirect', /redirects more than 5 times/),
    );
  });

  it.each([
    ['to itself', { '/': redirect('/') }, ['/']],
    [
      'over another URL',
      { '/': redirect('/a'), '/a': redirect('/b'), '/b': redirect('/a#c') },
      ['/', '/a', '/b'],
    ],
  ])('UF14: in a loop (%s) are reported as such', async (_name, pages, requested) => {
    const { result, web } = await fetchFrom(pages);
    expect(result).toEqual(failed('redirect', /in a loop/));
    expect(paths(web.requests)).toEqual(requested);
  });

  it.each([
    ['without a target', status(302)],
    ['with an empty target', redirect('')],
    ['with a target that is no URL', redirect('http://[')],
    [
      'with two targets',
      raw('HTTP/1.1 302 Found', 'location: /a', 'location: /b', 'content-length: 0', '', ''),
    ],
  ])('UF14: %s are refused', async (_name, page) => {
    expect((await fetchFrom(page)).result).toEqual(failed('redirect', /redirect has no target/));
  });

  it('UF14: lose their credentials', async () => {
    const web = await startSite({ '/b': text('yes') });
    const { result } = await fetchFrom(redirect(`http://user:s3cret@127.0.0.1:${web.port}/b`));
    expect(result).toMatchObject({ kind: 'fetched', url: `${web.url}/b` });
    expect(web.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('are not read themselves, however large they are', async () => {
    const page: Page = (_request, response) =>
      void response.writeHead(302, { location: '/b' }).write('x'.repeat(100_000));
    expect((await fetchFrom({ '/': page, '/b': text('yes') })).result).toEqual(fetched('yes'));
  });

  it('UF16: from https:// to http:// are refused', async () => {
    const web = await startSite(
      { '/': redirect('http://plain.example/') },
      { key, cert: certificates.valid },
    );
    const fetcher = startFetcher({ authorities: [authority], resolve: resolvesTo('127.0.0.1') });
    const result = await fetcher.fetchSource({ url: `https://service.example:${web.port}/` });
    expect(result).toEqual(failed('redirect', /from https:\/\/ to http:\/\//));
  });
});

describe('the target of a redirect', () => {
  const policy = createAddressPolicy(['127.0.0.1/32']);

  it.each([
    [
      'an address',
      'http://169.254.169.254/latest/meta-data?s3cret',
      /redirect to http:\/\/169.254.169.254: .*not public/,
    ],
    ['an address in another spelling', 'http://0xa9fea9fe/', /not public/],
    ['a relative address', '//10.0.0.1/', /redirect to http:\/\/10.0.0.1: .*not public/],
    ['another scheme', 'file:///etc/passwd', /redirect to a file: URL: .*must begin with http/],
    ['a port', 'http://example.org:22/', /redirect to http:\/\/example.org:22: .*port 22/],
    ['this server', 'http://specs.example/v1', /redirect to http:\/\/specs.example: .*this server itself/],
  ])('UF13: is refused for %s', async (_name, location, message) => {
    const ownOrigins = ['http://specs.example'];
    const { result } = await fetchFrom(redirect(location), { policy, ownOrigins });
    expect(result).toEqual(failed('refused', message));
    expect(JSON.stringify(result)).not.toMatch(/s3cret|passwd/);
  });

  it('UF13: is refused for a private name', async () => {
    const resolve = resolvesTo('8.8.8.8');
    const open = { ...createAddressPolicy(['127.0.0.1/32']), allowsPrivateNames: false };
    const { result } = await fetchFrom(redirect('http://metadata.internal/'), { policy: open, resolve });
    expect(result).toEqual(failed('refused', /private network/));
  });

  it('UF13: is refused for what its name resolves to, which is not told', async () => {
    const { result } = await fetchFrom(redirect('http://inner.example/'), {
      policy,
      resolve: resolvesTo('10.1.2.3'),
    });
    expect(result).toEqual(failed('refused', /redirect to http:\/\/inner.example: .*not public/));
    expect(JSON.stringify(result)).not.toContain('10.1.2.3');
  });

  it('is named by its origin when it fails, since the rest may be signed', async () => {
    const web = await startSite({});
    const { result } = await fetchFrom(redirect(`${web.url}/a?signature=s3cret`));
    expect(result).toEqual(failed('not-found', new RegExp(`^After a redirect to ${web.url}: The host`)));
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });

  it('is tried again like any other', async () => {
    const web = await startSite({ '/': status(503, { 'retry-after': '40' }) });
    const { result } = await fetchFrom(redirect(web.url));
    expect(result).toEqual({ ...failed('source-error', /^After a redirect/, true), retryAfter: 40_000 });
  });

  it('UF28: may be what has not changed', async () => {
    const pages = { '/': redirect('/b'), '/b': status(304) };
    const { result, web } = await fetchFrom(pages, {}, (site) => ({
      validators: { url: `${site}/b`, etag: '"a"' },
    }));
    expect(result).toEqual({ kind: 'unchanged', url: `${web.url}/b`, validators: {} });
    expect(web.requests[0]?.headers).not.toHaveProperty('if-none-match');
  });

  it('that leads elsewhere now is not asked for what another page gave', async () => {
    const pages = { '/': redirect('/c'), '/c': text('c', { etag: '"a"' }) };
    const { result, web } = await fetchFrom(pages, {}, (site) => ({
      validators: { url: `${site}/b`, etag: '"a"' },
    }));
    expect(result).toMatchObject({ kind: 'fetched', url: `${web.url}/c` });
    expect(web.requests[1]?.headers).not.toHaveProperty('if-none-match');
  });
});

describe('the headers of a source', () => {
  const headers = { authorization: 'Bearer s3cret', 'x-key': 's3cret', accept: 'application/yaml' };

  it('UF15: stay with redirects inside their origin', async () => {
    const { web } = await fetchFrom({ '/': redirect('/b'), '/b': text('yes') }, {}, { headers });
    expect(web.requests[1]?.headers).toMatchObject(headers);
  });

  it('UF15: do not go to another origin, where ours are sent instead', async () => {
    const other = await startSite({ '/': text('yes') });
    const { result } = await fetchFrom(redirect(other.url), {}, { headers });
    expect(result).toEqual(fetched('yes'));
    expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(other.requests[0]?.headers).not.toHaveProperty('x-key');
    expect(other.requests[0]?.headers.accept).toContain('application/json');
  });

  it('UF15: do not go on inside another origin', async () => {
    const other = await startSite({ '/': redirect('/b'), '/b': text('yes') });
    const { result } = await fetchFrom(redirect(other.url), {}, { headers });
    expect(result).toEqual(fetched('yes'));
    expect(paths(other.requests)).toEqual(['/', '/b']);
    for (const request of other.requests) expect(request.headers).not.toHaveProperty('authorization');
  });

  it('UF15: do not come back after another origin', async () => {
    const pages: Record<string, Page> = { '/back': redirect('/b'), '/b': text('yes') };
    const web = await startSite(pages);
    const other = await startSite({ '/': redirect(`${web.url}/back`) });
    pages['/'] = redirect(other.url);
    expect(await startFetcher().fetchSource({ url: `${web.url}/`, headers })).toEqual(fetched('yes'));
    expect(paths(web.requests)).toEqual(['/', '/back', '/b']);
    expect(web.requests.map(({ headers }) => headers.authorization)).toEqual([
      headers.authorization,
      undefined,
      undefined,
    ]);
  });

  it('UF15: that were withheld are reported when the other origin requires them', async () => {
    const other = await startSite({ '/': status(401) });
    const { result } = await fetchFrom(redirect(other.url), {}, { headers });
    expect(result).toEqual(failed('unauthorized', /were not sent.*Use the target of the redirect/));
    expect(JSON.stringify(result)).not.toContain('s3cret');
  });
});
