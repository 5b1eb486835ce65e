import { routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const list = '/v1/orgs/acme/openapi';
const text = fixture('ferry.yaml');

export function pathsAndQueriesSuite(context: SuiteContext): void {
  describe('paths, queries, and methods', () => {
    const problemsOf = requestProblems(context);

    context.test('rejects a query parameter without a value', async () => {
      const { status, message } = await problemsOf('GET', `${list}?page=`, undefined);
      expect([status, message]).toEqual([400, expect.stringContaining('Empty value')]);
    });

    context.test('rejects an unknown query parameter (HT12)', async () => {
      const { status, text: answer } = await context.request('GET', `${list}?color=red`);
      expect(status).toBe(400);
      expect(answer).toContain('color');
    });

    context.test(
      'accepts the example of each query parameter with unescaped reserved characters',
      async () => {
        const versionId = (await context.publish('ferry', text)).lastVersion ?? '';
        const ferry = { organizationId: 'acme', specSlug: 'ferry' };
        await context.client().specs.labels.set({ ...ferry, label: 'prod', version: versionId });
        // The example of a filter of the search.
        await context.publish('ferry-bookings', text);
        for (const { path, query } of exampleQueries()) {
          const target = path
            .replace('{organizationId}', 'acme')
            .replace('{specSlug}', 'ferry')
            .replace('{versionId}', versionId)
            .replace('{label}', 'prod')
            .replace('{spaceId}', 'docs');
          const caller = path.endsWith('/audit') ? 'auditor' : 'editor';
          const { status, text: answer } = await context.request('GET', `${target}?${query}`, {
            token: caller,
          });
          expect(status, `${query}: ${answer}`).toBe(200);
        }
      },
    );

    context.test('treats brackets in the name of a query parameter literally (HT12)', async () => {
      for (const name of ['limit[]', 'limit[x]', '[limit]', '[x]', '__proto__[x]']) {
        const { status, paths } = await problemsOf('GET', `${list}?${name}=1`, undefined);
        expect([status, paths]).toEqual([400, [`/query/${name}`]]);
      }
    });

    context.test('rejects a repeated query parameter (HT12)', async () => {
      expect((await context.request('GET', `${list}?limit=1&limit=2`)).status).toBe(400);
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
      context.test(`returns 404 for the path ${path} (HT10)`, async () => {
        const { status, text: response } = await context.request('GET', path);
        expect(status).toBe(404);
        expect(JSON.parse(response).error.code).toBe(404);
      });
    }

    context.test('returns 405 with the allowed methods of a path (HT15)', async () => {
      const { status, headers } = await context.request('DELETE', list);
      expect(status).toBe(405);
      expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    });

    context.test('returns the status of GET without a body for HEAD (HT14)', async () => {
      const { status, text: body } = await context.request('HEAD', list);
      expect([status, body]).toEqual([200, '']);
    });

    context.test('rejects an invalid percent-encoding (HT9)', async () => {
      for (const slug of ['%', '%zz', '%E0%A4%A']) {
        expect((await context.request('GET', `${list}/${slug}`)).status, slug).toBe(400);
      }
    });

    context.test('does not interpret an encoded slash or dot as part of the path (HT8)', async () => {
      await context.publish('ferry', text);
      for (const slug of ['ferry%2Fversions', '%2e%2e%2fopenapi', 'x%2F..%2Fferry', 'ferry%00']) {
        expect((await context.request('GET', `${list}/${slug}`)).status, slug).toBe(404);
      }
    });

    context.test('returns a unique request ID with every response', async () => {
      const ids = [await context.request('GET', list), await context.request('GET', '/unknown')].map(
        (response) => response.headers.get('x-request-id'),
      );
      expect(ids[0]).toBeTruthy();
      expect(ids[1]).toBeTruthy();
      expect(ids[0]).not.toBe(ids[1]);
    });
  });
}

/** Yields the path of each GET operation with each of its query parameters, whose example is not escaped beyond spaces. */
function* exampleQueries(): Iterable<{ path: string; query: string }> {
  const { parameters } = Object(document['components']);
  const paths = Object(document['paths']);
  for (const { path, method } of routes.filter(({ method }) => method === 'GET')) {
    const examples: { pair: string; required: boolean }[] = [];
    for (const entry of paths[path][method.toLowerCase()].parameters ?? []) {
      const {
        in: place,
        name,
        example,
        required = false,
      } = parameters[entry.$ref?.split('/').at(-1)] ?? entry;
      // A cursor is valid in the list that returned it only.
      if (place === 'query' && name !== 'page')
        examples.push({ pair: `${name}=${String(example).replaceAll(' ', '%20')}`, required });
    }
    for (const { pair } of examples) {
      const others = examples.filter((each) => each.required && each.pair !== pair);
      yield { path, query: [...others.map((each) => each.pair), pair].join('&') };
    }
  }
}
