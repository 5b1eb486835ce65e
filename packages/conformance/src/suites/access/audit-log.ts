import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { collect } from '../../support/collect.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const source = { text: fixture('ferry.yaml') };
const specSlug = 'ferry';

export function auditLogSuite(context: SuiteContext): void {
  describe('audit log', () => {
    /** Makes five changes, a minute apart. */
    async function change() {
      const { specs } = context.client();
      const changes = [
        () => specs.create({ organizationId, specSlug, source }),
        () => specs.upsert({ organizationId, specSlug, source }),
        () => specs.setVisibility({ organizationId, specSlug, visibility: 'public' }),
        () => specs.delete({ organizationId, specSlug }),
        () => context.client('pusher').specs.upsert({ organizationId, specSlug, source }),
      ];
      for (const each of changes) {
        await each();
        await context.target.advanceClock(60_000);
      }
    }

    async function actionsOf(filter: object = {}, token = 'auditor') {
      const list = context.client(token).audit.list({ organizationId, limit: 2, ...filter });
      return (await list.toArray({ limit: 100 })).map(({ action, actor }) => `${actor} ${action}`);
    }

    context.test('records changes with their actors, newest first', async () => {
      await change();
      expect(await actionsOf()).toEqual([
        'ci spec.create',
        'ada spec.delete',
        'ada spec.visibility',
        'ada spec.replace',
        'ada spec.create',
      ]);
    });

    context.test('shows the resource, the token, and the time of a change', async () => {
      const { token, secret } = await context.client('reader').tokens.create({
        organizationId,
        name: 'laptop',
        scopes: ['openapi:read'],
        expiresAt: '2026-03-08T08:00:00Z',
      });
      const [event] = (await context.client('auditor').audit.list({ organizationId })).items;
      const { tokens } = context.client('reader');
      const parent = (await tokens.list({ organizationId })).items.find(({ name }) => name === 'Rob Reader');
      expect(event).toMatchObject({
        object: 'audit-event',
        createdAt: '2026-03-01T08:00:00.000Z',
        action: 'token.create',
        actor: 'rob',
        tokenId: parent?.id,
        details: {
          token: { id: token.id, name: 'laptop', prefix: token.prefix, subject: 'rob', scopes: token.scopes },
        },
      });
      expect(JSON.stringify(event)).not.toContain(secret);
    });

    context.test('records a revocation once', async () => {
      const { tokens } = context.client('reader');
      const { items } = await tokens.list({ organizationId });
      const tokenId = items[0]?.id ?? '';
      await context.client('manager').tokens.revoke({ organizationId, tokenId });
      await context.client('manager').tokens.revoke({ organizationId, tokenId });
      expect(await actionsOf()).toEqual(['max token.revoke']);
    });

    context.test('selects events by action, actor, and time', async () => {
      await change();
      expect(await actionsOf({ action: 'spec.create' })).toEqual(['ci spec.create', 'ada spec.create']);
      expect(await actionsOf({ actor: 'ci' })).toEqual(['ci spec.create']);
      expect(await actionsOf({ actor: 'ada', action: 'spec.create' })).toEqual(['ada spec.create']);
      expect(await actionsOf({ actor: 'nobody' })).toEqual([]);
      expect(await actionsOf({ action: '\0' })).toEqual([]);
      const since = '2026-03-01T08:01:00Z';
      const until = '2026-03-01T09:03:00+01:00';
      expect(await actionsOf({ since, until })).toEqual(['ada spec.visibility', 'ada spec.replace']);
      expect(await actionsOf({ since: '2026-03-02' })).toEqual([]);
      expect(await actionsOf({ until: '2026-03-01' })).toEqual([]);
    });

    context.test('accepts the longest actor: a user of an identity provider', async () => {
      expect(await actionsOf({ actor: `oidc:${'x'.repeat(255)}` })).toEqual([]);
      expect((await errorOf(actionsOf({ actor: 'x'.repeat(261) }))).status).toBe(400);
    });

    context.test('returns the number of selected events with every page', async () => {
      await change();
      const list = context.client('auditor').audit.list({ organizationId, actor: 'ada', limit: 3 });
      const pages = await collect(list.pages());
      expect(pages.map(({ items, count }) => [items.length, count])).toEqual([
        [3, 4],
        [1, 4],
      ]);
    });

    context.test('rejects a page of the list with another filter', async () => {
      await change();
      const { audit } = context.client('auditor');
      const { next } = await audit.list({ organizationId, limit: 1 });
      const page = next?.page ?? '';
      expect((await errorOf(audit.list({ organizationId, page, actor: 'ada' }))).status).toBe(400);
      expect((await audit.list({ organizationId, page })).items).toHaveLength(4);
    });

    for (const query of ['since=yesterday', 'until=2026-02-30', 'since=2026-13-01', 'actor=', 'limit=0']) {
      context.test(`rejects the filter ${query}`, async () => {
        const { status, text } = await context.request('GET', `/v1/orgs/acme/audit?${query}`);
        const [name] = query.split('=');
        expect([status, JSON.parse(text).error.details[0].path]).toEqual([400, `/query/${name}`]);
      });
    }

    context.test('keeps the audit logs of organizations separate', async () => {
      await change();
      await context.client('stranger').specs.create({ organizationId: 'globex', specSlug, source });
      const { items } = await context.client('stranger').audit.list({ organizationId: 'globex' });
      expect(items.map(({ actor, action }) => `${actor} ${action}`)).toEqual(['gus spec.create']);
    });

    context.test('does not record rejected requests', async () => {
      await errorOf(context.client('reader').specs.create({ organizationId, specSlug, source }));
      await context.client().specs.delete({ organizationId, specSlug });
      expect(await actionsOf()).toEqual([]);
    });
  });
}
