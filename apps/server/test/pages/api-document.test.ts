import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, linksOf } from '../support/pages/visitor.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

let target: TestServer;

beforeAll(async () => {
  target = await startServer({ databaseFile: ':memory:' });
});

afterAll(() => target.close());

describe('the document of the API', () => {
  it('is public, and names this server', async () => {
    const response = await fetch(`${target.url}/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="specshelf-openapi.json"');
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: target.url }],
      paths: { '/v1/user': expect.any(Object) },
    });
  });

  it('exists as YAML, and is unmodified for a matching ETag', async () => {
    const response = await fetch(`${target.url}/openapi.yaml`);
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(await response.text()).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: Specshelf API\n/);
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${target.url}/openapi.yaml`, { headers })).status).toBe(304);
  });
});

describe('the documentation of the API', () => {
  it('is public, and all links within it lead to pages', async () => {
    const visitor = createVisitor(target.url);
    const waiting = ['/docs'];
    const seen = new Map<string, number>();
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address)) continue;
      const page = await visitor.see(address);
      seen.set(address, page.status);
      if (!page.headers['content-type']?.startsWith('text/html')) continue;
      waiting.push(...linksOf(page, address).filter((link) => /^\/(?:docs|openapi)/.test(link)));
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
    for (const address of ['/docs/operations', '/docs/schemas/OpenAPISpec', '/openapi.yaml']) {
      expect([...seen.keys()]).toContain(address);
    }
    const { text } = await visitor.see('/docs/operations');
    expect(text.match(/<a [^>]*href="\/docs\/pages\/[^"]+"/g)?.length).toBeGreaterThan(20);
  });

  it('finds operations, and is unmodified for a matching ETag', async () => {
    const found = await createVisitor(target.url).see('/docs/search?q=audit');
    expect(found.text).toContain('/docs/pages/');
    const response = await fetch(`${target.url}/docs`);
    expect(await response.text()).toContain('Specshelf API');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${target.url}/docs`, { headers })).status).toBe(304);
  });
});

describe('an unknown path', () => {
  it('is a page for browsers and JSON for programs', async () => {
    const browser = await fetch(`${target.url}/nothing`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(browser.status).toBe(404);
    expect(browser.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await browser.text()).toContain('Go to the first page');
    const program = await fetch(`${target.url}/nothing`);
    expect([program.status, (await program.json()).error.code]).toEqual([404, 404]);
    const ofAPI = await fetch(`${target.url}/v1/nothing`, { headers: { accept: 'text/html' } });
    expect(ofAPI.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
