import { routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

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

export function bodiesSuite(context: SuiteContext): void {
  describe('malformed bodies', () => {
    const problemsOf = requestProblems(context);

    for (const body of ['', '{', '{"slug":', 'null', '7', '[]', '"text"']) {
      context.test(`rejects the body ${JSON.stringify(body)} (HT4)`, async () => {
        const headers = { 'content-type': 'application/json' };
        const response = await context.request('POST', list, { body, headers });
        expect(response.status).toBe(400);
        expect(JSON.parse(response.text).error.code).toBe(400);
      });
    }

    context.test('returns 415 for a body that is not JSON (HT3)', async () => {
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
        const response = await context.request('POST', list, {
          body: 'x',
          headers: { 'content-type': type },
        });
        expect(response.status, type).toBe(415);
        expect(JSON.parse(response.text).error.message).toContain('application/json');
      }
    });

    for (const { operationId, method, path, scopes, needsToken } of routes.filter(
      ({ takesBody }) => takesBody,
    )) {
      context.test(`${operationId} returns 415 for a body that is not JSON`, async () => {
        const body = { body: 'x', headers: { 'content-type': 'text/plain' } };
        const response = await context.request(method, pathIn('acme', path), body);
        expect(response.status).toBe(415);
      });

      if (needsToken)
        context.test(`${operationId} checks the token and the organization before the body`, async () => {
          const body = { body: 'x', headers: { 'content-type': 'text/plain', 'content-encoding': 'zip' } };
          const statusOf = async (organization: string, token?: string) =>
            (await context.request(method, pathIn(organization, path), token ? { ...body, token } : body))
              .status;
          const needsScope = scopes.length > 0;
          expect(await statusOf('acme', 'directory')).toBe(needsScope ? 403 : 415);
          expect(await statusOf('unknown', 'directory')).toBe(needsScope ? 403 : 404);
          expect(await statusOf('unknown')).toBe(404);
          expect(await statusOf('acme', 'stranger')).toBe(404);
        });

      context.test(
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

      context.test(`${operationId} limits a body without its specification to 1 MiB`, async () => {
        const body = JSON.stringify({ slug: 'a', source: { text: 'a' }, x: 'x'.repeat(1024 * 1024) });
        const { status, message } = await problemsOf(method, pathIn('acme', path), body, json);
        expect([status, message]).toEqual([413, expect.stringContaining('1048576')]);
      });
    }

    context.test('requires the scope for schema `next` before the space is looked up', async () => {
      const path = '/v1/spaces/unknown/content/computed/document?schema=next';
      expect((await context.request('POST', path, { body: {}, token: 'renderer' })).status).toBe(403);
      expect((await context.request('POST', path, { body: {} })).status).toBe(404);
    });

    context.test('validates a source of more than 1 MiB like any other', async () => {
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

    context.test('returns 415 for an unknown Content-Encoding', async () => {
      const headers = { 'content-encoding': 'zip' };
      const { status, message } = await problemsOf('POST', list, {}, headers);
      expect([status, message]).toEqual([415, expect.stringContaining('Content-Encoding')]);
    });

    context.test('rejects an unknown visibility', async () => {
      await context.publish('ferry', text);
      const { status, paths } = await problemsOf('PATCH', `${list}/ferry`, { visibility: 'secret' });
      expect([status, paths]).toEqual([400, ['/body/visibility']]);
    });
  });
}
