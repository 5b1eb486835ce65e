import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { type CIIssuer, githubJob, hostIssuer } from '../../support/ci/ci-issuer.js';
import { createPublisher, exchange, organizationId } from '../../support/ci/exchange.js';
import type { SuiteContext } from '../../support/suite-context.js';

const text = fixture('ferry.yaml');
const source = { text };

export function exchangedTokensSuite(context: SuiteContext): void {
  describe('exchanged tokens', () => {
    /** Exchanges the identity token of a job for the specifications `ferry` and `ferry-*`. */
    async function exchangeFor(
      name: string,
      changes: Parameters<typeof createPublisher>[2] = {},
    ): Promise<{ ci: CIIssuer; publisherId: string; secret: string }> {
      const ci = await hostIssuer(context, name);
      const { id: publisherId } = await createPublisher(context, ci, changes);
      const { secret } = await exchange(context, await ci.sign(githubJob));
      return { ci, publisherId, secret };
    }
    const specs = '/v1/orgs/acme/openapi';
    const statusOf = async (secret: string, method: string, path: string, body?: unknown) =>
      (await context.request(method, path, { token: secret, body })).status;

    context.test('publish and read the specifications of their patterns', async () => {
      const { secret } = await exchangeFor('publishing');
      expect(await statusOf(secret, 'PUT', `${specs}/ferry`, { source })).toBe(201);
      expect(await statusOf(secret, 'PUT', `${specs}/FERRY-bookings`, { source })).toBe(201);
      expect(await statusOf(secret, 'POST', specs, { slug: 'ferry-times', source })).toBe(201);
      await context.target.drainQueue();
      const { status, text } = await context.request('GET', `${specs}/ferry`, { token: secret });
      expect([status, JSON.parse(text).permissions]).toEqual([200, { view: true, edit: true }]);
      expect(await statusOf(secret, 'GET', `${specs}/ferry/versions/latest`)).toBe(200);
      expect(await statusOf(secret, 'PUT', `${specs}/ferry/labels/prod`, { version: 'latest' })).toBe(201);
      expect(await statusOf(secret, 'DELETE', `${specs}/ferry-times`)).toBe(205);
    });

    context.test('have no access to other specifications', async () => {
      await context.publish('harbor', text);
      const { secret } = await exchangeFor('others');
      for (const [method, path, body] of [
        ['PUT', `${specs}/harbor`, { source }],
        ['PUT', `${specs}/ferryboats`, { source }],
        ['POST', specs, { slug: 'harbor-2', source }],
        ['PATCH', `${specs}/harbor`, { visibility: 'public' }],
        ['DELETE', `${specs}/harbor`, undefined],
        ['GET', `${specs}/harbor`, undefined],
        ['GET', `${specs}/harbor/versions/latest`, undefined],
        ['GET', `${specs}/missing`, undefined],
        ['PUT', `${specs}/harbor/labels/prod`, { version: 'latest' }],
      ] as const) {
        const reply = await context.request(method, path, { token: secret, body });
        const { type, message } = JSON.parse(reply.text).error;
        expect([path, reply.status, type]).toEqual([path, 403, 'insufficient-scope']);
        expect(message).toContain('access to the specifications ferry, ferry-* only');
      }
    });

    context.test('cannot call operations of the organization, or create tokens', async () => {
      const { secret, publisherId } = await exchangeFor('organization', {
        scopes: ['openapi:acknowledge', 'openapi:read', 'openapi:write'],
      });
      const soon = '2026-03-01T08:05:00Z';
      for (const [method, path, body] of [
        ['GET', specs, undefined],
        ['GET', '/v1/orgs/acme/search?q=ferry', undefined],
        ['GET', '/v1/orgs/acme/search?q=ferry&spec=ferry', undefined],
        ['GET', '/v1/orgs/acme/tokens', undefined],
        ['POST', '/v1/orgs/acme/tokens', { name: 'mine', scopes: ['openapi:read'], expiresAt: soon }],
        ['GET', '/v1/orgs/acme/audit', undefined],
        ['GET', '/v1/orgs/acme/trusted-publishers', undefined],
        ['DELETE', `/v1/orgs/acme/trusted-publishers/${publisherId}`, undefined],
      ] as const) {
        expect([method, path, await statusOf(secret, method, path, body)]).toEqual([method, path, 403]);
      }
      expect(await statusOf(secret, 'GET', '/v1/orgs/acme')).toBe(200);
      expect(await statusOf(secret, 'GET', '/v1/orgs/globex/openapi/ferry')).toBe(404);
    });

    context.test('cannot approve device logins', async () => {
      const { secret } = await exchangeFor('device-logins');
      const { userCode } = await context.client().deviceLogins.start({ clientName: 'laptop' });
      const decision = { organizationId, scopes: ['openapi:read' as const] };
      await expect(context.target.decideLogin({ userCode, token: secret, decision })).rejects.toThrow();
    });

    context.test('have only the scopes of their trusted publisher', async () => {
      const { secret } = await exchangeFor('scopes', { scopes: ['openapi:write'] });
      expect(await statusOf(secret, 'PUT', `${specs}/ferry`, { source })).toBe(201);
      expect(await statusOf(secret, 'GET', `${specs}/ferry`)).toBe(403);
      const acknowledge = { changes: ['0123456789abcdef'] };
      expect(await statusOf(secret, 'PUT', `${specs}/ferry`, { source, acknowledge })).toBe(403);
    });

    context.test('show their access and expire after ten minutes', async () => {
      const { secret } = await exchangeFor('minutes');
      const user = await context.request('GET', '/v1/user', { token: secret });
      expect(JSON.parse(user.text)).toMatchObject({
        displayName: 'acme/ferry (GitHub Actions)',
        grants: [
          {
            organization: 'acme',
            scopes: ['openapi:read', 'openapi:write'],
            specSlugs: ['ferry', 'ferry-*'],
          },
        ],
        expiresAt: '2026-03-01T08:10:00.000Z',
      });
      await context.target.advanceClock(10 * 60_000 - 1);
      expect(await statusOf(secret, 'GET', '/v1/user')).toBe(200);
      await context.target.advanceClock(1);
      expect(await statusOf(secret, 'GET', '/v1/user')).toBe(401);
    });

    context.test('are revoked when their trusted publisher is deleted', async () => {
      const { secret, publisherId, ci } = await exchangeFor('deletion');
      expect(await statusOf(secret, 'GET', '/v1/user')).toBe(200);
      const publisher = { organizationId, trustedPublisherId: publisherId };
      await context.client('manager').trustedPublishers.delete(publisher);
      expect(await statusOf(secret, 'GET', '/v1/user')).toBe(401);
      expect((await exchange(context, await ci.sign(githubJob))).status).toBe(403);
    });

    context.test('are listed and revoked like other tokens', async () => {
      const { secret } = await exchangeFor('listing');
      const { tokens } = context.client('manager');
      const { items } = await tokens.list({ organizationId });
      const found = items.find(({ specSlugs }) => specSlugs !== undefined);
      expect(found).toMatchObject({ name: 'Ferry', state: 'active' });
      await tokens.revoke({ organizationId, tokenId: found?.id ?? '' });
      expect(await statusOf(secret, 'GET', '/v1/user')).toBe(401);
    });

    context.test('leave the job in the audit log', async () => {
      const { secret, publisherId } = await exchangeFor('audit');
      await context.target.advanceClock(1000);
      await statusOf(secret, 'PUT', `${specs}/ferry`, { source });
      const { items } = await context.client('auditor').audit.list({ organizationId });
      const job = {
        publisher: 'Ferry',
        repository: 'acme/ferry',
        ref: 'refs/heads/main',
        commit: githubJob.sha,
        run: githubJob.run_id,
        environment: 'production',
        user: 'ada',
      };
      const byAction = new Map(items.map((event) => [event.action, event]));
      expect(byAction.get('spec.create')).toMatchObject({ details: { specSlug: 'ferry', job } });
      expect(byAction.get('token.exchange')).toMatchObject({
        actor: byAction.get('spec.create')?.actor,
        details: {
          job,
          token: { id: byAction.get('spec.create')?.tokenId, trustedPublisherId: publisherId },
        },
      });
      expect(byAction.get('trusted-publisher.pin')).toMatchObject({
        details: { trustedPublisher: { repositoryId: githubJob.repository_id } },
      });
      expect(JSON.stringify(items)).not.toContain(secret);
    });

    context.test('are limited to a hundred active ones for a repository', async () => {
      const { ci } = await exchangeFor('limit');
      const token = await ci.sign(githubJob);
      for (let number = 1; number < 100; number += 1)
        expect((await exchange(context, token)).status).toBe(201);
      const { status, body } = await exchange(context, token);
      expect([status, body.error?.message]).toEqual([409, expect.stringContaining('100 active tokens')]);
      await context.target.advanceClock(10 * 60_000);
      const later = { ...githubJob, exp: Date.parse(context.world.now) / 1000 + 900 };
      expect((await exchange(context, await ci.sign(later))).status).toBe(201);
    });
  });
}
