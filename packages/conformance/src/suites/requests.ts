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
  describe('requests that are wrong', () => {
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
      stage.test(`the slug ${JSON.stringify(slug)} is refused (HT7)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug, source: { text } });
        expect(status).toBe(400);
        expect(new Set(paths)).toEqual(new Set(['/body/slug']));
      });
    }

    stage.test('slugs of 1 and of 100 characters are taken (HT7)', async () => {
      for (const slug of ['a', 'a'.repeat(100)]) {
        expect((await stage.request('POST', list, { body: { slug, source: { text } } })).status).toBe(201);
      }
    });

    stage.test('PUT takes capitals in a slug, and nothing stranger', async () => {
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
      stage.test(`the source ${JSON.stringify(source).slice(0, 50)} is refused (PA20, HT6)`, async () => {
        const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
        expect(status).toBe(400);
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) expect(path).toMatch(/^\/body\/source/);
      });
    }

    stage.test('a source with both a URL and a text is told to be one of them', async () => {
      const { message } = await problemsOf('POST', list, {
        slug: 'ferry',
        source: { url: 'https://a.example/', text },
      });
      expect(message).toMatch(/expected to match exactly one/);
    });

    stage.test('members that nobody knows are tolerated (HT6)', async () => {
      const body = { slug: 'ferry', source: { text, origin: 'ci' }, note: 'hello' };
      expect((await stage.request('POST', list, { body })).status).toBe(201);
    });

    for (const url of [
      'ftp://a.example/o.json',
      'file:///etc/passwd',
      'https://user:secret@a.example/o.json',
      'javascript:alert(1)',
    ]) {
      stage.test(`the URL ${url} is refused at once`, async () => {
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
      stage.test(`the URL ${url} is kept as ${uri}`, async () => {
        const { status, text: answer } = await stage.request('POST', list, {
          body: { slug: 'ferry', source: { url } },
        });
        expect([status, JSON.parse(answer).sourceURL]).toEqual([201, uri]);
      });
    }

    stage.test("a URL with a port that is no web server's is refused", async () => {
      const source = { url: 'http://a.example:22/openapi.json' };
      expect((await problemsOf('POST', list, { slug: 'ferry', source })).paths).toEqual(['/body/source/url']);
    });

    stage.test('a URL that is too long once it is escaped is refused', async () => {
      const source = { url: `http://a.example/${'\u00e4'.repeat(1000)}` };
      const { status, paths } = await problemsOf('POST', list, { slug: 'ferry', source });
      expect([status, paths]).toEqual([400, ['/body/source/url']]);
    });

    stage.test('an empty source is told one thing only', async () => {
      const { paths } = await problemsOf('POST', list, { slug: 'ferry', source: {} });
      expect(paths).toEqual(['/body/source']);
    });

    stage.test('a text with half of a surrogate pair is refused', async () => {
      const body = '{"slug":"ferry","source":{"text":"openapi: \\ud800"}}';
      const { status, paths } = await problemsOf('POST', list, body);
      expect([status, paths]).toEqual([400, ['/body/source/text']]);
    });

    for (const body of ['', '{', '{"slug":', 'null', '7', '[]', '"text"']) {
      stage.test(`the body ${JSON.stringify(body)} is refused (HT4)`, async () => {
        const headers = { 'content-type': 'application/json' };
        const answer = await stage.request('POST', list, { body, headers });
        expect(answer.status).toBe(400);
        expect(JSON.parse(answer.text).error.code).toBe(400);
      });
    }

    stage.test('a body that is not JSON is an unsupported media type (HT3)', async () => {
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
        const answer = await stage.request('POST', list, { body: 'x', headers: { 'content-type': type } });
        expect(answer.status, type).toBe(415);
        expect(JSON.parse(answer.text).error.message).toContain('application/json');
      }
    });

    stage.test('a query parameter without a value is refused as such', async () => {
      const { status, message } = await problemsOf('GET', `${list}?page=`, undefined);
      expect([status, message]).toEqual([400, expect.stringContaining('Empty value')]);
    });

    for (const { operationId, method, path } of routes.filter(({ takesBody }) => takesBody)) {
      stage.test(`${operationId} takes JSON only`, async () => {
        const body = { body: 'x', headers: { 'content-type': 'text/plain' } };
        const answer = await stage.request(method, pathIn('acme', path), body);
        expect(answer.status).toBe(415);
      });

      stage.test(`${operationId} checks who calls, and where, before it looks at the body`, async () => {
        const body = { body: 'x', headers: { 'content-type': 'text/plain', 'content-encoding': 'zip' } };
        const ask = async (organization: string, token?: string) =>
          (await stage.request(method, pathIn(organization, path), token ? { ...body, token } : body)).status;
        expect(await ask('acme', 'directory')).toBe(403);
        expect(await ask('nowhere', 'directory')).toBe(403);
        expect(await ask('nowhere')).toBe(404);
        expect(await ask('acme', 'stranger')).toBe(404);
      });

      stage.test(
        `${operationId} rejects bodies that are nested too deep, or have too many values`,
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

      stage.test(`${operationId} limits what is no specification to 1 MiB`, async () => {
        const body = JSON.stringify({ slug: 'a', source: { text: 'a' }, x: 'x'.repeat(1024 * 1024) });
        const { status, message } = await problemsOf(method, pathIn('acme', path), body, json);
        expect([status, message]).toEqual([413, expect.stringContaining('1048576')]);
      });
    }

    stage.test('a document with schema `next` needs its scope before there is anything to find', async () => {
      const path = '/v1/spaces/nowhere/content/computed/document?schema=next';
      expect((await stage.request('POST', path, { body: {}, token: 'renderer' })).status).toBe(403);
      expect((await stage.request('POST', path, { body: {} })).status).toBe(404);
    });

    stage.test('a source of more than 1 MiB is checked like any other', async () => {
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

    stage.test('a body that is encoded in an unknown way is an unsupported media type', async () => {
      const headers = { 'content-encoding': 'zip' };
      const { status, message } = await problemsOf('POST', list, {}, headers);
      expect([status, message]).toEqual([415, expect.stringContaining('Content-Encoding')]);
    });

    stage.test('a visibility that does not exist is refused', async () => {
      await stage.publish('ferry', text);
      const { status, paths } = await problemsOf('PATCH', `${list}/ferry`, { visibility: 'secret' });
      expect([status, paths]).toEqual([400, ['/body/visibility']]);
    });

    stage.test('a query parameter that nobody knows is refused (HT12)', async () => {
      const { status, text: answer } = await stage.request('GET', `${list}?colour=red`);
      expect(status).toBe(400);
      expect(answer).toContain('colour');
    });

    stage.test('brackets in the name of a query parameter mean nothing (HT12)', async () => {
      for (const name of ['limit[]', 'limit[x]', '[limit]', '[x]', '__proto__[x]']) {
        const { status, paths } = await problemsOf('GET', `${list}?${name}=1`, undefined);
        expect([status, paths]).toEqual([400, [`/query/${name}`]]);
      }
    });

    stage.test('a parameter that comes twice is refused (HT12)', async () => {
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
      stage.test(`the path ${path} is not found (HT10)`, async () => {
        const { status, text: answer } = await stage.request('GET', path);
        expect(status).toBe(404);
        expect(JSON.parse(answer).error.code).toBe(404);
      });
    }

    stage.test('a method that a path does not have is answered with those that it has (HT15)', async () => {
      const { status, headers } = await stage.request('DELETE', list);
      expect(status).toBe(405);
      expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    });

    stage.test('HEAD answers like GET, without a body (HT14)', async () => {
      const { status, text: body } = await stage.request('HEAD', list);
      expect([status, body]).toEqual([200, '']);
    });

    stage.test('a percent sign that encodes nothing is refused (HT9)', async () => {
      for (const slug of ['%', '%zz', '%E0%A4%A']) {
        expect((await stage.request('GET', `${list}/${slug}`)).status, slug).toBe(400);
      }
    });

    stage.test('an encoded slash or dot never leads to another path (HT8)', async () => {
      await stage.publish('ferry', text);
      for (const slug of ['ferry%2Fversions', '%2e%2e%2fopenapi', 'x%2F..%2Fferry', 'ferry%00']) {
        expect((await stage.request('GET', `${list}/${slug}`)).status, slug).toBe(404);
      }
    });

    stage.test('every answer carries an id of its own', async () => {
      const ids = [await stage.request('GET', list), await stage.request('GET', '/nowhere')].map((answer) =>
        answer.headers.get('x-request-id'),
      );
      expect(ids[0]).toBeTruthy();
      expect(ids[1]).toBeTruthy();
      expect(ids[0]).not.toBe(ids[1]);
    });
  });
}
