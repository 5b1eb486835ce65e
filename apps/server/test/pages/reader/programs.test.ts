import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferry,
  missing,
  open,
  type PagesWorld,
  startPagesWorld,
} from '../../support/pages/pages-world.js';
import { createVisitor } from '../../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const see = (path: string, authorization: string, headers = {}, method = 'GET') =>
  createVisitor(world.target.url).see(path, { authorization, ...headers }, method);

const index = '/orgs/acme/llms.txt';

describe('a program with an access token', () => {
  it.each(['Bearer', 'bearer'])('reads private documentation (%s)', async (scheme) => {
    const authorization = `${scheme} ${world.reader}`;
    const list = await see(index, authorization);
    expect([list.status, list.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const [address = ''] = list.text.match(/\/orgs\/acme\/openapi\/ferry\/llms\.txt/) ?? [];
    const spec = await see(address, authorization);
    // The index leads to pages and files.
    const linked = [...spec.text.matchAll(/\((http[^)]+)\)/g)].map(([, url = '']) => new URL(url));
    const read = linked.filter(({ pathname }) => !pathname.endsWith('/mcp'));
    expect(read.map(({ pathname }) => pathname)).toContainEqual(expect.stringMatching(/\/document\.yaml$/));
    for (const { pathname, search } of read) {
      expect([pathname, (await see(pathname + search, authorization)).status]).toEqual([pathname, 200]);
    }
    for (const path of [`${ferry}.md`, `${ferry}/operations.md`, `${ferry}/search.json`, ferry]) {
      const { status, headers } = await see(path, authorization);
      expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined]);
      expect(headers.vary).toContain('Authorization');
    }
    expect((await see(`${ferry}.md`, authorization, {}, 'HEAD')).status).toBe(200);
  });

  it('sees what its token may read, and the same for an inaccessible and a missing specification', async () => {
    const authorization = `Bearer ${world.stranger}`;
    expect((await see(index, authorization)).text).not.toContain(ferry);
    expect((await see(`${open}.md`, authorization)).status).toBe(200);
    const replies = new Set<string>();
    for (const path of [`${ferry}.md`, `${missing}.md`, `${ferry}/llms.txt`]) {
      const { status, headers, text } = await see(path, authorization);
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      replies.add(text);
    }
    expect([...replies].map((text) => JSON.parse(text))).toEqual([
      {
        error: {
          code: 404,
          type: 'not-found',
          message: 'This page does not exist, or your token has no access to it.',
        },
      },
    ]);
  });

  it.each([`${ferry}.md`, `${open}.md`, index])(
    'receives an error of the API for an invalid token (%s)',
    async (path) => {
      const { status, headers, text } = await see(path, 'Bearer shelf_wrong');
      expect(status).toBe(401);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'www-authenticate': 'Bearer realm="specshelf"',
      });
      expect(text).not.toContain('shelf_wrong');
      expect(JSON.parse(text).error.message).toMatch(/^The access token is invalid\./);
    },
  );

  it('needs a session for other pages', async () => {
    for (const path of ['/orgs/acme', `${ferry}/versions`, `${ferry}/manage`]) {
      expectPage(await see(path, `Bearer ${world.reader}`), 401);
    }
  });

  it('keeps the access and the pages of a session', async () => {
    const visitor = await world.visitorWith(world.reader);
    const headers = { authorization: `Bearer ${world.stranger}` };
    expect((await visitor.see(`${ferry}.md`, headers)).status).toBe(200);
    expectPage(await visitor.see(missing, headers), 404);
    expectPage(await visitor.see(missing, { accept: '*/*' }), 404);
  });
});

describe('a program without an access token', () => {
  const visit = (path: string, accept = '*/*') => createVisitor(world.target.url).see(path, { accept });

  it.each(['*/*', 'text/markdown', 'application/json'])(
    'receives an error of the API (%s)',
    async (accept) => {
      const replies = new Set<string>();
      const files = [`${ferry}/changelog.atom`, `${ferry}/versions/none/document.json`];
      for (const path of [`${ferry}.md`, `${ferry}/llms.txt`, ferry, `${missing}.md`, ...files]) {
        const { status, headers, text } = await visit(path, accept);
        expect([path, status]).toEqual([path, 401]);
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'www-authenticate': 'Bearer realm="specshelf"',
        });
        replies.add(text);
      }
      expect([...replies].map((text) => JSON.parse(text))).toEqual([
        {
          error: {
            code: 401,
            type: 'unauthenticated',
            message: 'An access token is required. Send `Authorization: Bearer <token>`.',
          },
        },
      ]);
    },
  );

  it('receives an error of the API for a method that the page does not have', async () => {
    const { see } = createVisitor(world.target.url);
    const { status, headers, text } = await see(`${open}.md`, { accept: '*/*' }, 'DELETE');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(text).error.code).toBe(405);
  });

  it('reads what is public', async () => {
    expect((await visit(`${open}.md`)).status).toBe(200);
    expect((await visit(index)).status).toBe(200);
  });

  it('receives the sign-in form where a session is necessary, as browsers do everywhere', async () => {
    expectPage(await visit('/orgs/acme'), 401);
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const path of [`${ferry}.md`, ferry]) expectPage(await visit(path, browser), 401);
    // A script in the page of a session that has ended.
    const visitor = await world.visitorWith(world.reader);
    visitor.cookie = visitor.cookie?.replace(/(specshelf_session=[^;]+)[^;]{4}/, '$1');
    expectPage(await visitor.see(`${ferry}.md`, { accept: '*/*' }), 401);
  });
});

describe('an Authorization header of a proxy', () => {
  it.each(['Basic dXNlcjpwYXNz', 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x', 'Bearer'])(
    'is ignored: %s',
    async (authorization) => {
      expect((await see(`${open}.md`, authorization)).status).toBe(200);
      expectPage(await see(`${ferry}.md`, authorization), 401);
    },
  );
});
