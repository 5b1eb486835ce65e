import { brotliDecompressSync } from 'node:zlib';
import { fixture } from '@specshelf/conformance';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fetchBytes } from '../../support/http/fetch-bytes.js';
import { open, type PagesWorld, script, startPagesWorld } from '../../support/pages/pages-world.js';
import { createVisitor } from '../../support/pages/visitor.js';
import { startServer } from '../../support/server/start-server.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const see = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchBytes(world.target.url + path, { headers, method });

it('a page in Markdown is compressed and cached like the page in HTML', async () => {
  const plain = await see(`${open}.md`);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=60, must-revalidate',
    vary: 'Cookie, Authorization, Accept-Encoding',
  });
  const br = await see(`${open}.md`, { 'accept-encoding': 'br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  expect((await see(`${open}.md`, { 'if-none-match': plain.headers.etag ?? '' })).status).toBe(304);
  const head = await see(`${open}.md`, {}, 'HEAD');
  expect([head.status, head.headers.etag, head.body.length]).toEqual([200, plain.headers.etag, 0]);
});

it('an organization whose ID is a script has the index of a missing one', async () => {
  const path = `/orgs/${encodeURIComponent(script)}/llms.txt`;
  expect((await createVisitor(world.target.url).see(path)).status).toBe(401);
  expect((await (await world.visitorWith(world.reader)).see(path)).status).toBe(404);
});

it('two servers send the same bytes for the same document', async () => {
  const texts = new Map<string, Set<string>>();
  for (const start of ['2025-06-01T08:00:00.000Z', '2026-02-03T04:05:06.000Z']) {
    const server = await startServer({
      databaseFile: ':memory:',
      start: new Date(start),
      config: { publicURL: 'https://specs.example' },
    });
    onTestFinished(() => server.close());
    const { organizations } = server.server.stores;
    await organizations.insert({
      id: 'acme',
      title: 'Acme',
      createdAt: start,
      emailDomains: [],
      type: 'business',
    });
    const token = await server.token({ scopes: ['openapi:read', 'openapi:write'] });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const slug of ['lighthouse-30.json', 'tides-32.yaml', 'harbour-swagger-20.json']) {
      const spec = `/orgs/acme/openapi/${slug.replaceAll('.', '-')}`;
      const body = JSON.stringify({ source: { text: fixture(slug) }, visibility: 'public' });
      const url = `${server.url}/v1${spec}`;
      expect((await fetch(url, { method: 'PUT', headers, body })).ok).toBe(true);
      await server.server.processor.idle();
      await fetch(url, { method: 'PATCH', headers, body: '{"visibility":"public"}' });
      const pages = [`${spec}/llms.txt`];
      for (const page of pages) {
        const { text, status } = await createVisitor(server.url).see(page);
        expect([page, status]).toEqual([page, 200]);
        texts.set(page, (texts.get(page) ?? new Set()).add(text));
        for (const [, link = ''] of text.matchAll(
          /\]\(https:\/\/specs\.example(\/orgs\/[^)]+\.(?:md|txt))\)/g,
        )) {
          if (!pages.includes(link) && !link.endsWith('/changelog.md')) pages.push(link);
        }
      }
    }
  }
  expect(texts.size).toBeGreaterThan(25);
  expect([...texts].filter(([, { size }]) => size !== 1).map(([page]) => page)).toEqual([]);
});
