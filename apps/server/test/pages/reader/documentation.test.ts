import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBytes } from '../../support/http/fetch-bytes.js';
import { ferry, open, type PagesWorld, startPagesWorld } from '../../support/pages/pages-world.js';
import { createVisitor } from '../../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const see = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchBytes(world.target.url + path, { headers, method });

describe('a page of the documentation', () => {
  it('is sent in the encodings that the browser accepts, with an ETag for each', async () => {
    const plain = await see(open);
    const br = await see(open, { 'accept-encoding': 'gzip, br' });
    const gzip = await see(open, { 'accept-encoding': 'gzip' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toBe('Cookie, Authorization, Accept, Accept-Encoding');
    const unmodified = await see(open, { 'accept-encoding': 'br', 'if-none-match': br.headers.etag ?? '' });
    expect([unmodified.status, unmodified.headers.etag, unmodified.body.length]).toEqual([
      304,
      br.headers.etag,
      0,
    ]);
  });

  it('allows scripts and style sheets of this server only, and images of other sites', async () => {
    const { headers } = await see(open);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60, must-revalidate',
    });
  });

  it('of a private specification is cached by the browser only', async () => {
    const visitor = await world.visitorWith(world.reader);
    const { status, headers } = await visitor.see(ferry);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  it('has the same headers for HEAD', async () => {
    for (const path of [open, `${open}/docs/sailings`, `${open}/search?q=a`]) {
      const get = await see(path);
      const head = await see(path, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
      for (const name of ['content-type', 'etag', 'cache-control']) {
        expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
      }
    }
  });

  it('changes its ETag with a new version', async () => {
    const text = (version: string) =>
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Tides', version }, paths: {} });
    await world.publish('tides', { text: text('1') });
    const visitor = await world.visitorWith(world.reader);
    const first = await visitor.see('/orgs/acme/openapi/tides');
    await world.publish('tides', { text: text('2') });
    const second = await visitor.see('/orgs/acme/openapi/tides', { 'if-none-match': first.headers.etag });
    expect(second.status).toBe(200);
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });
});

it('a search is neither compressed nor stored', async () => {
  const { headers, status } = await see(`${open}/search?q=${'a'.repeat(100)}`, { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-store');
});

it('the style sheet and the script are served compressed and immutable', async () => {
  const { text } = await createVisitor(world.target.url).see(open);
  const assets = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets).toHaveLength(2);
  for (const path of assets) {
    const { status, headers } = await see(path, { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
  }
});
