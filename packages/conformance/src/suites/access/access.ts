import { type OperationId, routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { requestOperation } from '../../support/operation-requests.js';
import { sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');

export function accessSuite(context: SuiteContext): void {
  describe('authentication and authorization', () => {
    async function call(
      operationId: OperationId,
      options: { token: string | null; organization?: string; space?: string },
    ) {
      const spec = await context.client().specs.get({ organizationId: 'acme', specSlug: 'ferry' });
      return requestOperation(context, operationId, { ...options, versionId: spec.lastVersion ?? '' });
    }

    for (const { operationId, scopes, path } of routes.filter((route) => route.needsToken)) {
      context.test(`${operationId} returns 401 without a valid token (AU1)`, async () => {
        await context.publish('ferry', ferry);
        const texts = new Set<string>();
        for (const token of ['no-such-token', 'expired', '"', 'x'.repeat(5000)]) {
          const { status, headers, text } = await call(operationId, { token });
          expect(status).toBe(401);
          expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
          texts.add(text);
        }
        expect(texts.size).toBe(1);
        expect((await call(operationId, { token: null })).status).toBe(401);
      });

      for (const scope of scopes) {
        context.test(
          `${operationId} returns 403 and names the missing scope ${scope} (AU7, AU8)`,
          async () => {
            await context.publish('ferry', ferry);
            const token =
              scope === 'openapi:read' ? 'pusher' : scope === 'openapi:write' ? 'reader' : 'pusher';
            const { status, text } = await call(operationId, { token });
            expect(status).toBe(403);
            expect(JSON.parse(text).error.message).toContain(scope);
          },
        );
      }

      if (path.includes('{organizationId}') || path.includes('{spaceId}')) {
        context.test(
          `${operationId} returns the same response for another organization and for an unknown one (TN1, TN7)`,
          async () => {
            await context.publish('ferry', ferry);
            const foreign = await call(operationId, { token: 'stranger' });
            const unknown = await call(operationId, {
              token: 'stranger',
              organization: 'unknown',
              space: 'missing',
            });
            expect([foreign.status, unknown.status]).toEqual([404, 404]);
            const withoutNames = (text: string) =>
              text.replaceAll(/unknown|acme/g, '').replaceAll(/missing|docs/g, '');
            expect(withoutNames(foreign.text)).toBe(withoutNames(unknown.text));
          },
        );
      }
    }

    context.test('accepts the Bearer scheme in any case (AU2)', async () => {
      const headers = { authorization: `bEaReR ${context.tokenSecret('editor')}` };
      expect((await context.request('GET', '/v1/user', { token: null, headers })).status).toBe(200);
    });

    context.test('returns 401 for another scheme and for a token in the query (AU2, AU5)', async () => {
      const basic = { authorization: `Basic ${context.tokenSecret('editor')}` };
      expect((await context.request('GET', '/v1/user', { token: null, headers: basic })).status).toBe(401);
      const query = `/v1/user?access_token=${context.tokenSecret('editor')}`;
      expect((await context.request('GET', query, { token: null })).status).toBe(401);
    });

    context.test('rejects a token after it expires', async () => {
      expect((await context.request('GET', '/v1/user', { token: 'brief' })).status).toBe(200);
      await context.target.advanceClock(3_600_000);
      expect((await context.request('GET', '/v1/user', { token: 'brief' })).status).toBe(401);
    });

    context.test('returns the user of the token', async () => {
      expect(await context.client().user.get()).toEqual({
        object: 'user',
        id: 'ada',
        displayName: 'Ada Editor',
        email: 'ada@acme.example',
        grants: [{ organization: 'acme', scopes: context.world.tokens['editor']?.scopes }],
        urls: { location: `${context.target.baseUrl}/v1/user` },
      });
      expect(await context.client('reader').user.get()).not.toHaveProperty('email');
    });

    context.test('returns the permissions of the caller', async () => {
      await context.publish('ferry', ferry);
      const spec = await context.client('reader').specs.get({ organizationId: 'acme', specSlug: 'ferry' });
      expect(spec.permissions).toEqual({ view: true, edit: false });
    });

    context.test(
      'keeps specifications with the same slug in two organizations separate (TN3, TN4)',
      async () => {
        const ours = await context.publish('ferry', ferry);
        const theirs = await context.publish('ferry', ferry, 'globex', 'stranger');
        expect(theirs.id).not.toBe(ours.id);
        await context.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
        const content = context
          .client('stranger')
          .specs.versions.getLatestContent({ organizationId: 'globex', specSlug: 'ferry' });
        expect((await content).filesystem).toHaveLength(1);
      },
    );

    context.test(
      'computes content only from specifications of the organization of the space (TN6)',
      async () => {
        await context.publish('ferry', ferry);
        const body = { source: sourceOf('ferry', { models: true }), seed: 'seed' };
        const { status } = await context.request('POST', '/v1/spaces/handbook/content/computed/revision', {
          token: 'stranger',
          body,
        });
        expect(status).toBe(404);
      },
    );
  });
}
