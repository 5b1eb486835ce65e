import { routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const list = '/v1/orgs/acme/openapi';
const text = fixture('ferry.yaml');

const json = { 'content-type': 'application/json' };

/** The path of an operation, in an organization and in its space. */
function pathIn(organization: string, path: string): string {
  return path
    .replace('{spaceId}', organization === 'acme' ? 'docs' : organization)
    .replace('{organizationId}', organization)
    .replaceAll(/\{\w+\}/g, 'ferry');
}

export function requestsSuite(stage: Stage): void {
  describe('malformed requests', () => {
    async function problemsOf(
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ) {
      const answer = await stage.request(method, path, { body, headers });
      const { error } = JSON.parse(answer.text);
      return {
        status: answer.status,
        message: error.message,
        paths: (error.details ?? []).map((one: { path: string }) => one.path),
      };
    }

    for (const slug of ['', 'A', 'a--b', '-a', 'a-', 'a b', 'ä', 'a'.repeat(101), 7, null]) {
      stage.test(`rejects the slug ${JSON.stringify(slug)} (HT7)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug, source: { text } });
        expect(status).toBe(400);
        expect(new Set(paths)).toEqual(new Set(['/body/slug']));
      });
    }

    stage.test('accepts slugs of 1 and of 100 characters (HT7)', async () => {
      for (const slug of ['a', 'a'.repeat(100)]) {
        expect((await stage.request('POST', list, { body: { slug, source: { text } } })).status).toBe(201);
      }
    });

    stage.test('accepts only letters, digits, and single hyphens in the slug of a PUT request', async () => {
      const put = (slug: string) => stage.request('PUT', `${list}/${slug}`, { body: { source: { text } } });
      expect((await put('Ferry-V2')).status).toBe(201);
      for (const slug of ['a_b', 'a.b', 'a--b', 'a%20b', 'a'.repeat(101), '%C3%A4']) {
        expect((await put(slug)).status, slug).toBe(400);
      }
    });

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
      stage.test(`rejects the source ${JSON.stringify(source).slice(0, 50)} (PA20, HT6)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
        expect(status).toBe(400);
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) expect(path).toMatch(/^\/body\/source/);
      });
    }

    stage.test('reports that a source with a URL and a text must have exactly one of them', async () => {
      const { message } = await problemsOf('POST', list, {
        slug: 'ferry',
        source: { url: 'https://a.example/', text },
      });
      expect(message).toMatch(/expected to match exactly one/);
    });

    stage.test('ignores unknown members (HT6)', async () => {
      const body = { slug: 'ferry', source: { text, origin: 'ci' }, note: 'hello' };
      expect((await stage.request('POST', list, { body })).status).toBe(201);
    });

    for (const url of [
      'ftp://a.example/o.json',
      'file:///etc/passwd',
      'https://user:secret@a.example/o.json',
      'javascript:alert(1)',
    ]) {
      stage.test(`rejects the URL ${url} immediately`, async () => {
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
      stage.test(`stores the URL ${url} as ${uri}`, async () => {
        const { status, text: answer } = await stage.request('POST', list, {
          body: { slug: 'ferry', source: { url } },
        });
        expect([status, JSON.parse(answer).sourceURL]).toEqual([201, uri]);
      });
    }

    stage.test('rejects a URL with a port that web servers do not use', async () => {
      const source = { url: 'http://a.example:22/openapi.json' };
      expect((await problemsOf('POST', list, { slug: 'ferry', source })).paths).toEqual(['/body/source/url']);
    });

    stage.test('rejects a URL that is too long after percent-encoding', async () => {
      const source = { url: `http://a.example/${'\u00e4'.repeat(1000)}` };
      const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
      expect([status, paths]).toEqual([400, ['/body/source/url']]);
    });

    stage.test('reports exactly one problem for an empty source', async () => {
      const { paths } = await problemsOf('POST', list, { slug: 'ferry', source: {} });
      expect(paths).toEqual(['/body/source']);
    });

    stage.test('rejects a text with an unpaired surrogate', async () => {
      const body = '{"slug":"ferry","source":{"text":"openapi: \\ud800"}}';
      const { status, paths } = await problemsOf('POST', list, body);
      expect([status, paths]).toEqual([400, ['/body/source/text']]);
    });

    for (const body of ['', '{', '{"slug":', 'null', '7', '[]', '"text"']) {
      stage.test(`rejects the body ${JSON.stringify(body)} (HT4)`, async () => {
        const headers = { 'content-type': 'application/json' };
        const answer = await stage.request('POST', list, { body, headers });
        expect(answer.status).toBe(400);
        expect(JSON.parse(answer.text).error.code).toBe(400);
      });
    }

    stage.test('returns 415 for a body that is not JSON (HT3)', async () => {
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
        const answer = await stage.request('POST', list, { body: 'x', headers: { 'content-type': type } });
        expect(answer.status, type).toBe(415);
        expect(JSON.parse(answer.text).error.message).toContain('application/json');
      }
    });

    stage.test('rejects a query parameter without a value', async () => {
      const { status, message } = await problemsOf('GET', `${list}?page=`, undefined);
      expect([status, message]).toEqual([400, expect.stringContaining('Empty value')]);
    });

    for (const { operationId, method, path } of routes.filter(({ takesBody }) => takesBody)) {
      stage.test(`${operationId} returns 415 for a body that is not JSON`, async () => {
        const body = { body: 'x', headers: { 'content-type': 'text/plain' } };
        const answer = await stage.request(method, pathIn('acme', path), body);
        expect(answer.status).toBe(415);
      });

      stage.test(`${operationId} checks the token and the organization before the body`, async () => {
        const body = { body: 'x', headers: { 'content-type': 'text/plain', 'content-encoding': 'zip' } };
        const statusOf = async (organization: string, token?: string) =>
          (await stage.request(method, pathIn(organization, path), token ? { ...body, token } : body)).status;
        expect(await statusOf('acme', 'directory')).toBe(403);
        expect(await statusOf('unknown', 'directory')).toBe(403);
        expect(await statusOf('unknown')).toBe(404);
        expect(await statusOf('acme', 'stranger')).toBe(404);
      });

      stage.test(
        `${operationId} rejects bodies that are nested too deeply or have too many values`,
        async () => {
          const deep = `{"x":${'['.repeat(100)}${']'.repeat(100)}}`;
          const wide = `{"x":[${'{},'.repeat(9_999)}{}]}`;
          for (const [body, reason] of [
            [deep, 'nested deeper than 100 levels'],
            [wide, 'more than 10000 values'],
          ] as const) {
            const { status, message } = await problemsOf(method, pathIn('acme', path), body, json);
            expect([status, message]).toEqual([400, expect.stringContaining('/body: ')]);
            expect(message).toContain(reason);
          }
        },
      );

      stage.test(`${operationId} limits a body without its specification to 1 MiB`, async () => {
        const body = JSON.stringify({ slug: 'a', source: { text: 'a' }, x: 'x'.repeat(1024 * 1024) });
        const { status, message } = await problemsOf(method, pathIn('acme', path), body, json);
        expect([status, message]).toEqual([413, expect.stringContaining('1048576')]);
      });
    }

    stage.test('requires the scope for schema `next` before the space is looked up', async () => {
      const path = '/v1/spaces/unknown/content/computed/document?schema=next';
      expect((await stage.request('POST', path, { body: {}, token: 'renderer' })).status).toBe(403);
      expect((await stage.request('POST', path, { body: {} })).status).toBe(404);
    });

    stage.test('validates a source of more than 1 MiB like any other', async () => {
      const long = 'x'.repeat(1024 * 1024);
      const wrong: [string, string][] = [
        [`{"slug":"A","source":{"text":"${long}"}}`, '/body/slug'],
        [`{"slug":"a","source":{"text":"${long}\\ud800"}}`, '/body/source/text'],
        [`{"slug":"a","source":{"text":"${long}","url":"https://a.example/"}}`, '/body/source'],
        [`{"slug":"a","source":{"files":{"/a":"${long}"},"entry":"/a"}}`, '/body/source/files/~1a'],
        [`{"slug":"a","source":{"files":{"a":"${long}","b":""},"entry":"c"}}`, '/body/source/entry'],
        [`{"slug":"a","source":{"text":"${long}"}`, '/body'],
      ];
      for (const [body, path] of wrong) {
        const { status, paths } = await problemsOf('POST', list, body, json);
        expect([status, paths]).toEqual([400, [path]]);
      }
    });

    stage.test('returns 415 for an unknown Content-Encoding', async () => {
      const headers = { 'content-encoding': 'zip' };
      const { status, message } = await problemsOf('POST', list, {}, headers);
      expect([status, message]).toEqual([415, expect.stringContaining('Content-Encoding')]);
    });

    stage.test('rejects an unknown visibility', async () => {
      await stage.publish('ferry', text);
      const { status, paths } = await problemsOf('PATCH', `${list}/ferry`, { visibility: 'secret' });
      expect([status, paths]).toEqual([400, ['/body/visibility']]);
    });

    stage.test('rejects an unknown query parameter (HT12)', async () => {
      const { status, text: answer } = await stage.request('GET', `${list}?colour=red`);
      expect(status).toBe(400);
      expect(answer).toContain('colour');
    });

    stage.test('treats brackets in the name of a query parameter literally (HT12)', async () => {
      for (const name of ['limit[]', 'limit[x]', '[limit]', '[x]', '__proto__[x]']) {
        const { status, paths } = await problemsOf('GET', `${list}?${name}=1`, undefined);
        expect([status, paths]).toEqual([400, [`/query/${name}`]]);
      }
    });

    stage.test('rejects a repeated query parameter (HT12)', async () => {
      expect((await stage.request('GET', `${list}?limit=1&limit=2`)).status).toBe(400);
    });

    for (const path of [
      '/',
      '/v1',
      '/v2/user',
      '/v1/orgs',
      '/V1/user',
      '/v1/user/',
      '/v1/orgs/acme/openapi/ferry/',
    ]) {
      stage.test(`returns 404 for the path ${path} (HT10)`, async () => {
        const { status, text: answer } = await stage.request('GET', path);
        expect(status).toBe(404);
        expect(JSON.parse(answer).error.code).toBe(404);
      });
    }

    stage.test('returns 405 with the allowed methods of a path (HT15)', async () => {
      const { status, headers } = await stage.request('DELETE', list);
      expect(status).toBe(405);
      expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    });

    stage.test('answers HEAD like GET, without a body (HT14)', async () => {
      const { status, text: body } = await stage.request('HEAD', list);
      expect([status, body]).toEqual([200, '']);
    });

    stage.test('rejects an invalid percent-encoding (HT9)', async () => {
      for (const slug of ['%', '%zz', '%E0%A4%A']) {
        expect((await stage.request('GET', `${list}/${slug}`)).status, slug).toBe(400);
      }
    });

    stage.test('does not resolve an encoded slash or dot to another path (HT8)', async () => {
      await stage.publish('ferry', text);
      for (const slug of ['ferry%2Fversions', '%2e%2e%2fopenapi', 'x%2F..%2Fferry', 'ferry%00']) {
        expect((await stage.request('GET', `${list}/${slug}`)).status, slug).toBe(404);
      }
    });

    stage.test('returns a unique request ID with every response', async () => {
      const ids = [await stage.request('GET', list), await stage.request('GET', '/unknown')].map((answer) =>
        answer.headers.get('x-request-id'),
      );
      expect(ids[0]).toBeTruthy();
      expect(ids[1]).toBeTruthy();
      expect(ids[0]).not.toBe(ids[1]);
    });
  });
}
