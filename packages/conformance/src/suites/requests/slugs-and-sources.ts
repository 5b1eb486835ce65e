import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const list = '/v1/orgs/acme/openapi';
const text = fixture('ferry.yaml');

export function slugsAndSourcesSuite(context: SuiteContext): void {
  describe('malformed slugs and sources', () => {
    const problemsOf = requestProblems(context);

    for (const slug of ['', 'A', 'a--b', '-a', 'a-', 'a b', 'ä', 'a'.repeat(101), 7, null]) {
      context.test(`rejects the slug ${JSON.stringify(slug)} (HT7)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug, source: { text } });
        expect(status).toBe(400);
        expect(new Set(paths)).toEqual(new Set(['/body/slug']));
      });
    }

    context.test('accepts slugs of 1 and of 100 characters (HT7)', async () => {
      for (const slug of ['a', 'a'.repeat(100)]) {
        expect((await context.request('POST', list, { body: { slug, source: { text } } })).status).toBe(201);
      }
    });

    context.test(
      'accepts only letters, digits, and single hyphens in the slug of a PUT request',
      async () => {
        const put = (slug: string) =>
          context.request('PUT', `${list}/${slug}`, { body: { source: { text } } });
        expect((await put('Ferry-V2')).status).toBe(201);
        for (const slug of ['a_b', 'a.b', 'a--b', 'a%20b', 'a'.repeat(101), '%C3%A4']) {
          expect((await put(slug)).status, slug).toBe(400);
        }
      },
    );

    const sources = [
      {},
      { url: 'https://a.example/', text },
      { text: '' },
      { text: 1 },
      { url: 'not a url' },
      'text',
      null,
      [],
    ];
    for (const source of sources) {
      context.test(`rejects the source ${JSON.stringify(source).slice(0, 50)} (PA20, HT6)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
        expect(status).toBe(400);
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) expect(path).toMatch(/^\/body\/source/);
      });
    }

    context.test('reports that a source with a URL and a text must have exactly one of them', async () => {
      const { message } = await problemsOf('POST', list, {
        slug: 'ferry',
        source: { url: 'https://a.example/', text },
      });
      expect(message).toMatch(/expected to match exactly one/);
    });

    context.test('ignores unknown members (HT6)', async () => {
      const body = { slug: 'ferry', source: { text, origin: 'ci' }, note: 'hello' };
      expect((await context.request('POST', list, { body })).status).toBe(201);
    });

    for (const url of [
      'ftp://a.example/o.json',
      'file:///etc/passwd',
      'https://user:secret@a.example/o.json',
      'javascript:alert(1)',
    ]) {
      context.test(`rejects the URL ${url} immediately`, async () => {
        const { status, message, paths } = await problemsOf('POST', list, { slug: 'ferry', source: { url } });
        expect(status).toBe(400);
        expect(paths).toEqual(['/body/source/url']);
        expect(message).not.toContain('secret');
      });
    }

    for (const [url, uri] of [
      ['http://b\u00fccher.example/', 'http://xn--bcher-kva.example/'],
      ['http://a.example/x|y/{z}?q=[1]', 'http://a.example/x%7Cy/%7Bz%7D?q=%5B1%5D'],
    ] as const) {
      context.test(`stores the URL ${url} as ${uri}`, async () => {
        const { status, text: response } = await context.request('POST', list, {
          body: { slug: 'ferry', source: { url } },
        });
        expect([status, JSON.parse(response).sourceURL]).toEqual([201, uri]);
      });
    }

    context.test('rejects a URL with a port that web servers do not use', async () => {
      const source = { url: 'http://a.example:22/openapi.json' };
      expect((await problemsOf('POST', list, { slug: 'ferry', source })).paths).toEqual(['/body/source/url']);
    });

    context.test('rejects a URL that is too long after percent-encoding', async () => {
      const source = { url: `http://a.example/${'\u00e4'.repeat(1000)}` };
      const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
      expect([status, paths]).toEqual([400, ['/body/source/url']]);
    });

    context.test('reports exactly one problem for an empty source', async () => {
      const { paths } = await problemsOf('POST', list, { slug: 'ferry', source: {} });
      expect(paths).toEqual(['/body/source']);
    });

    context.test('rejects a text with an unpaired surrogate', async () => {
      const body = '{"slug":"ferry","source":{"text":"openapi: \\ud800"}}';
      const { status, paths } = await problemsOf('POST', list, body);
      expect([status, paths]).toEqual([400, ['/body/source/text']]);
    });
  });
}
