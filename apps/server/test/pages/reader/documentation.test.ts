import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBytes } from '../../support/http/fetch-bytes.js';
import { open, type PagesWorld, startPagesWorld } from '../../support/pages/pages-world.js';
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
