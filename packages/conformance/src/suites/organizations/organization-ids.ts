import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { world } from '../../world/world.js';

const ferry = fixture('ferry.yaml');

export function organizationIdsSuite(context: SuiteContext): void {
  describe('organization IDs', () => {
    async function publish(): Promise<string> {
      const { lastVersion } = await context.publish('ferry', ferry);
      await context
        .client()
        .specs.setVisibility({ organizationId: 'acme', specSlug: 'ferry', visibility: 'public' });
      return lastVersion ?? '';
    }

    context.test('returns identical content for an organization ID in any case', async () => {
      const version = await publish();
      const paths = [
        '',
        '/openapi',
        '/openapi?limit=1',
        '/openapi/ferry',
        '/openapi/ferry/versions',
        '/openapi/ferry/versions/latest',
        '/openapi/ferry/versions/latest/content',
        '/openapi/ferry/versions/latest/content/raw',
        `/openapi/ferry/versions/${version}`,
        `/openapi/ferry/versions/${version}/content`,
        `/openapi/ferry/versions/${version}/document.json`,
        `/openapi/ferry/versions/${version}/document.yaml`,
        `/openapi/ferry/versions/${version}/source`,
        `/openapi/ferry/versions/${version}/source/openapi.yaml`,
        '/openapi/missing',
      ];
      for (const path of paths) {
        const [exact, other] = await Promise.all(
          ['acme', 'AcMe'].map((id) => context.request('GET', `/v1/orgs/${id}${path}`)),
        );
        expect([other?.status, other?.text, other?.headers.get('etag')], path).toEqual([
          exact?.status,
          exact?.text,
          exact?.headers.get('etag'),
        ]);
        expect(exact?.status, path).toBe(path === '/openapi/missing' ? 404 : 200);
      }
    });

    context.test('serves published documents for an organization ID in any case', async () => {
      await publish();
      for (const format of ['json', 'yaml']) {
        const [exact, other] = await Promise.all(
          ['acme', 'ACME'].map((id) =>
            context.request('GET', `/published/${id}/ferry.${format}`, { token: null }),
          ),
        );
        expect([other?.status, other?.text]).toEqual([200, exact?.text]);
      }
      const missing = await context.request('GET', '/published/ACME/missing.json', { token: null });
      expect(missing.status).toBe(404);
    });

    context.test('continues a list under an organization ID in another case', async () => {
      await context.publish('one', ferry);
      await context.publish('two', ferry);
      const first = await context.request('GET', '/v1/orgs/acme/openapi?limit=1');
      const page = encodeURIComponent(JSON.parse(first.text).next.page);
      const next = await context.request('GET', `/v1/orgs/ACME/openapi?limit=1&page=${page}`);
      expect([next.status, JSON.parse(next.text).items.length]).toEqual([200, 1]);
    });

    context.test('writes to the same specifications under an organization ID in another case', async () => {
      const { specs } = context.client();
      const source = { text: ferry };
      const organizationId = 'ACME';
      const created = await specs.create({ organizationId, slug: 'ferry', source });
      expect(new URL(created.urls.location).pathname).toBe('/v1/orgs/acme/openapi/ferry');
      await context.target.drainQueue();
      await expect(specs.create({ organizationId: 'acme', slug: 'ferry', source })).rejects.toMatchObject({
        status: 409,
      });
      const replaced = await specs.upsert({ organizationId, specSlug: 'ferry', source });
      expect(replaced.id).toBe(created.id);
      const published = await specs.setVisibility({
        organizationId,
        specSlug: 'ferry',
        visibility: 'public',
      });
      expect(new URL(published.urls.published ?? '').pathname).toBe('/published/acme/ferry.json');
      await context.target.drainQueue();
      const deletion = await context.request('DELETE', '/v1/orgs/ACME/openapi/ferry');
      expect(deletion.status).toBe(205);
      const gone = await context.request('GET', '/v1/orgs/acme/openapi/ferry');
      expect(gone.status).toBe(404);
    });

    context.test(
      'returns the same response for another organization in any case and for an unknown one',
      async () => {
        await publish();
        const calls = [
          ['GET', ''],
          ['GET', '/openapi'],
          ['GET', '/openapi/ferry'],
          ['DELETE', '/openapi/ferry'],
          ['PUT', '/openapi/ferry', { source: { text: ferry } }],
        ] as const;
        for (const [method, path, body] of calls) {
          const responses = ['ACME', 'acme', 'NONE'].map(async (id) => {
            const { status, text } = await context.request(method, `/v1/orgs/${id}${path}`, {
              token: 'stranger',
              body,
            });
            return [status, text.replaceAll(id, 'ID')];
          });
          const [other, exact, missing] = await Promise.all(responses);
          expect(missing?.[0], `${method} ${path}`).toBe(404);
          expect([other, exact], `${method} ${path}`).toEqual([missing, missing]);
        }
      },
    );

    context.test('does not treat letters outside ASCII as cases of ASCII letters', async () => {
      // The Kelvin sign: its lower case is k.
      const kelvin = encodeURIComponent('\u212a');
      const all: typeof world = {
        ...world,
        organizations: [{ id: 'kite', title: 'Kite', emailDomains: [], spaces: [] }],
        tokens: {
          editor: {
            subject: { id: 'all', displayName: 'All' },
            organizations: '*',
            scopes: ['openapi:read'],
          },
        },
      };
      await context.withWorld(all, async () => {
        expect((await context.request('GET', '/v1/orgs/KITE')).status).toBe(200);
        expect((await context.request('GET', '/v1/orgs/KITE/openapi')).status).toBe(200);
        expect((await context.request('GET', `/v1/orgs/${kelvin}ite`)).status).toBe(404);
      });
    });
  });
}
