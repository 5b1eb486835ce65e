import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditFilter } from '../../src/index.js';
import { entry, organization, spec, time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeAuditLog({ stores }: StoreSuite): void {
  describe('audit log', () => {
    const list = async (filter: AuditFilter = {}, more: object = {}) => {
      const query = { organizationId: 'acme', filter, limit: 10, countLimit: 3, ...more };
      return stores.auditLog.list(query);
    };
    const actions = async (filter?: AuditFilter) =>
      (await list(filter)).records.map(({ actor, action }) => `${actor} ${action}`);

    beforeEach(() => stores.organizations.insert(organization({ id: 'globex' })));

    it('returns entries as they were stored, newest first', async () => {
      const full = entry({ tokenId: 'token1', account: 'root', requestId: 'r1', traceId: 't1' });
      await stores.auditLog.append([full, entry({ actor: 'bob' }), entry({ createdAt: time(2) })]);
      const { records, more, total } = await list();
      expect(records.map(({ id: _id, ...rest }) => rest)).toEqual([
        entry({ createdAt: time(2) }),
        entry({ actor: 'bob' }),
        full,
      ]);
      expect([more, total]).toEqual([false, 3]);
    });

    it('selects by time, action, and actor', async () => {
      await stores.auditLog.append([
        entry({ createdAt: time(1) }),
        entry({ createdAt: time(2), action: 'spec.delete' }),
        entry({ createdAt: time(3), actor: 'bob' }),
        entry({ createdAt: time(4), organizationId: 'globex' }),
      ]);
      expect(await actions()).toEqual(['bob spec.create', 'ann spec.delete', 'ann spec.create']);
      expect(await actions({ since: time(2), until: time(3) })).toEqual(['ann spec.delete']);
      expect(await actions({ action: 'spec.create' })).toEqual(['bob spec.create', 'ann spec.create']);
      expect(await actions({ actor: 'ann', action: 'spec.create' })).toEqual(['ann spec.create']);
      expect(await actions({ actor: '\0' })).toEqual([]);
    });

    it('continues after an entry, and counts up to a limit', async () => {
      await stores.auditLog.append(Array.from({ length: 6 }, (_, number) => entry({ actor: `${number}` })));
      const first = await list({}, { limit: 4 });
      expect(first).toMatchObject({ more: true, total: 4 });
      const after = first.records.at(-1);
      const rest = await list({}, { limit: 4, after });
      expect(rest.more).toBe(false);
      const actors = [...first.records, ...rest.records].map(({ actor }) => actor);
      expect(actors).toEqual(['5', '4', '3', '2', '1', '0']);
    });

    it('removes old entries in batches', async () => {
      await stores.auditLog.append([1, 2, 3, 4].map((seconds) => entry({ createdAt: time(seconds) })));
      const remove = () => stores.auditLog.removeBefore({ createdBefore: time(4), limit: 2 });
      expect([await remove(), await remove(), await remove()]).toEqual([2, 1, 0]);
      expect((await list()).records.map(({ createdAt }) => createdAt)).toEqual([time(4)]);
    });

    it('ends with its organization', async () => {
      await stores.auditLog.append([entry(), entry({ organizationId: 'globex' })]);
      await stores.organizations.remove('acme', time(9));
      await stores.organizations.insert(organization());
      expect((await list()).records).toEqual([]);
      expect((await list({}, { organizationId: 'globex' })).records).toHaveLength(1);
    });

    it('is written with changes of specifications, and not without them', async () => {
      const { specs } = stores;
      expect(await specs.insert(spec(), [], [entry({ action: 'insert' })])).toBe(true);
      expect(await specs.insert(spec({ id: 'other' }), [], [entry({ action: 'again' })])).toBe(false);
      const change = { id: 'spec1', changes: { updatedAt: time(5) } };
      const entries = [entry({ action: 'commit' })];
      expect(await specs.commit({ ...change, expected: { attempt: 7 }, entries })).toBeUndefined();
      expect(await specs.commit({ ...change, expected: { attempt: 1 }, entries })).toBeDefined();
      expect(await specs.remove('spec1', time(6), [entry({ action: 'remove' })])).toBe(true);
      expect(await specs.remove('spec1', time(6), [entry({ action: 'again' })])).toBe(false);
      expect(await actions()).toEqual(['ann remove', 'ann commit', 'ann insert']);
    });
  });
}
