import { brotliDecompressSync } from 'node:zlib';
import { fixture } from '@specshelf/conformance';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fetchBytes } from '../../support/http/fetch-bytes.js';
import { ferry, open, type PagesWorld, script, startPagesWorld } from '../../support/pages/pages-world.js';
import { createVisitor } from '../../support/pages/visitor.js';
import { startServer } from '../../support/server/start-server.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const see = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchBytes(world.target.url + path, { headers, method });

describe('a page in Markdown', () => {
  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.8', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown;q=0, text/html', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['application/json', 'text/html'],
  ])('for Accept: %s is %s', async (accept, type) => {
    const { status, headers } = await see(open, { accept });
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    expect(headers.vary).toBe('Cookie, Authorization, Accept, Accept-Encoding');
  });

  it('is compressed and cached like the page in HTML, and has the same headers for HEAD', async () => {
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

  it('is private for a private specification', async () => {
    const visitor = await world.visitorWith(world.reader);
    const { status, headers } = await visitor.see(`${ferry}.md`);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-cache',
      'noindex',
    ]);
    expect((await createVisitor(world.target.url).see(`${ferry}.md`)).status).toBe(401);
  });

  it('counts as a read of the version, and an index does not', async () => {
    const spec = { organizationId: 'acme', specSlug: 'counted' };
    await world.publish('counted', { text: fixture('lighthouse-30.json') });
    await world.client.specs.setVisibility({ ...spec, visibility: 'public' });
    const docs = '/orgs/acme/openapi/counted';
    for (const path of [docs, `${docs}.md`, `${docs}/operations.md`]) await see(path);
    await see(docs, { accept: 'text/markdown' });
    await see(`${docs}/llms.txt`);
    const { lastVersion: versionId = '' } = await world.client.specs.get(spec);
    const { reads } = await world.client.specs.versions.usage({ ...spec, versionId });
    expect(reads).toEqual([expect.objectContaining({ name: 'Anonymous', requests: 4 })]);
  });
});

describe('llms.txt of an organization', () => {
  const index = '/orgs/acme/llms.txt';

  it('lists the public specifications for visitors, and all of them for members', async () => {
    const visitor = createVisitor(world.target.url);
    const seen = await visitor.see(index);
    expect(seen.status).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60, must-revalidate',
    });
    const url = `${world.target.url}${open}/llms.txt`;
    expect(seen.text).toMatch(
      /^# acme\n\n> The public specifications of the organization `acme`\.\n\n## Specifications\n\n/,
    );
    expect(seen.text).toContain(`- [Ferry](${url}): \`open\`, version 1, 2 operations\n`);
    expect(seen.text).not.toContain(ferry);
    expect(seen.text).toContain(`- [MCP server](${world.target.url}/orgs/acme/mcp): `);
    expect((await visitor.see(index, { 'if-none-match': seen.headers.etag })).status).toBe(304);
    const member = await (await world.visitorWith(world.reader)).see(index);
    expect(member.text).toContain(`${ferry}/llms.txt`);
    expect(member.headers['cache-control']).toBe('private, no-cache');
    const stranger = await (await world.visitorWith(world.stranger)).see(index);
    expect(stranger.text).toBe(seen.text);
  });

  it('of an organization without public specifications looks like a missing one', async () => {
    const visitor = createVisitor(world.target.url);
    const reader = await world.visitorWith(world.reader);
    for (const id of ['globex', 'none', encodeURIComponent(script)]) {
      for (const query of ['', '?page=x']) {
        expect((await visitor.see(`/orgs/${id}/llms.txt${query}`)).status).toBe(401);
        expect((await reader.see(`/orgs/${id}/llms.txt${query}`)).status).toBe(404);
      }
    }
    const own = await (await world.visitorWith(world.stranger)).see('/orgs/globex/llms.txt');
    expect([own.status, own.text.includes('None.')]).toEqual([200, true]);
  });

  it('rejects the cursor of another list', async () => {
    expect((await see(`${index}?page=x`)).status).toBe(400);
  });
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
