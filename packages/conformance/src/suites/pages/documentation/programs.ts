import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import type { Page } from '../../../support/web/page.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const ferry = '/orgs/acme/openapi/ferry';
const open = '/orgs/acme/openapi/open';
const missing = '/orgs/acme/openapi/nothing';
const index = '/orgs/acme/llms.txt';

export function documentationProgramsSuite(context: SuiteContext): void {
  const publish = async () => {
    await publishPages(context, 'ferry');
    await publishOpenPages(context, 'open');
  };
  const see = (path: string, authorization: string, headers = {}, method = 'GET') =>
    new Visitor(context).see(path, { authorization, ...headers }, method);
  const visit = (path: string, accept = '*/*') => new Visitor(context).see(path, { accept });
  const bearer = (token: string, scheme = 'Bearer') => `${scheme} ${context.tokenSecret(token)}`;
  const errorsOf = (pages: readonly Page[]) =>
    [...new Set(pages.map(({ html }) => html))].map((text) => JSON.parse(text).error);

  describe('a program with an access token', () => {
    context.test('reads private documentation', async () => {
      await publish();
      for (const scheme of ['Bearer', 'bearer']) {
        const authorization = bearer('reader', scheme);
        const list = await see(index, authorization);
        expect([list.status, list.header('cache-control')]).toEqual([200, 'private, no-cache']);
        const spec = await see(list.find(/\/orgs\/acme\/openapi\/ferry\/llms\.txt/), authorization);
        // The index leads to pages and files.
        const linked = [...spec.html.matchAll(/\((http[^)]+)\)/g)].map(([, url = '']) => url);
        const read = linked.filter((url) => !url.endsWith('/mcp'));
        expect(read).toContainEqual(expect.stringMatching(/\/document\.yaml$/));
        for (const url of read) expect([url, (await see(url, authorization)).status]).toEqual([url, 200]);
        for (const path of ['.md', '/operations.md', '/search.json', '']) {
          const page = await see(ferry + path, authorization);
          expect([path, page.status, page.header('set-cookie')]).toEqual([path, 200, undefined]);
          expect(page.header('vary')).toContain('Authorization');
        }
        expect((await see(`${ferry}.md`, authorization, {}, 'HEAD')).status).toBe(200);
      }
    });

    context.test('sees the same for an inaccessible and a missing specification', async () => {
      await publish();
      const authorization = bearer('stranger');
      expect((await see(index, authorization)).html).not.toContain(ferry);
      expect((await see(`${open}.md`, authorization)).status).toBe(200);
      const pages: Page[] = [];
      for (const path of [`${ferry}.md`, `${missing}.md`, `${ferry}/llms.txt`]) {
        const page = await see(path, authorization);
        expect([page.status, page.header('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
        pages.push(page);
      }
      const message = 'This page does not exist, or your token has no access to it.';
      expect(errorsOf(pages)).toEqual([{ code: 404, type: 'not-found', message }]);
    });

    context.test('receives an error of the API for an invalid token', async () => {
      await publish();
      for (const path of [`${ferry}.md`, `${open}.md`, index]) {
        const page = await see(path, 'Bearer shelf_wrong');
        expect([page.status, page.header('www-authenticate')]).toEqual([401, 'Bearer realm="specshelf"']);
        expect(page.header('content-type')).toBe('application/json; charset=utf-8');
        expect(page.html).not.toContain('shelf_wrong');
        expect(JSON.parse(page.html).error.message).toMatch(/^The access token is invalid\./);
      }
    });

    context.test('needs a session for other pages, and keeps the access of a session', async () => {
      await publish();
      for (const path of ['/orgs/acme', `${ferry}/versions`, `${ferry}/manage`])
        (await see(path, bearer('reader'))).isPage(401);
      const visitor = await visitorWith(context, 'reader');
      const headers = { authorization: bearer('stranger') };
      expect((await visitor.see(`${ferry}.md`, headers)).status).toBe(200);
      (await visitor.see(missing, headers)).isPage(404);
      (await visitor.see(missing, { accept: '*/*' })).isPage(404);
    });
  });

  describe('a program without an access token', () => {
    context.test('receives an error of the API', async () => {
      await publish();
      const files = [`${ferry}/changelog.atom`, `${ferry}/versions/none/document.json`];
      for (const accept of ['*/*', 'text/markdown', 'application/json']) {
        const pages: Page[] = [];
        for (const path of [`${ferry}.md`, `${ferry}/llms.txt`, ferry, `${missing}.md`, ...files]) {
          const page = await visit(path, accept);
          expect([path, page.status]).toEqual([path, 401]);
          expect(page.header('content-type')).toBe('application/json; charset=utf-8');
          expect(page.header('www-authenticate')).toBe('Bearer realm="specshelf"');
          pages.push(page);
        }
        const message = 'An access token is required. Send `Authorization: Bearer <token>`.';
        expect(errorsOf(pages)).toEqual([{ code: 401, type: 'unauthenticated', message }]);
      }
      const other = await new Visitor(context).see(`${open}.md`, { accept: '*/*' }, 'DELETE');
      expect([other.status, other.header('allow')]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(other.html).error.code).toBe(405);
    });

    context.test('reads what is public', async () => {
      await publish();
      for (const path of [`${open}.md`, index]) expect((await visit(path)).status).toBe(200);
    });

    context.test(
      'receives the sign-in form where a session is necessary, as browsers do everywhere',
      async () => {
        await publish();
        (await visit('/orgs/acme')).isPage(401);
        const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
        for (const path of [`${ferry}.md`, ferry]) (await visit(path, browser)).isPage(401);
        // A script in the page of a session that has ended.
        const visitor = await visitorWith(context, 'reader');
        visitor.cookie = visitor.cookie?.replace(/(specshelf_session=[^;]+)[^;]{4}/, '$1');
        (await visitor.see(`${ferry}.md`, { accept: '*/*' })).isPage(401);
      },
    );
  });

  describe('an Authorization header of a proxy', () => {
    context.test('is ignored', async () => {
      await publish();
      for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x', 'Bearer']) {
        expect((await see(`${open}.md`, authorization)).status).toBe(200);
        (await see(`${ferry}.md`, authorization)).isPage(401);
      }
    });
  });
}
