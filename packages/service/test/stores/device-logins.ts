import { describe, expect, it } from 'vitest';
import type { DeviceLoginDecision, DeviceLoginRecord } from '../../src/index.js';
import { entry, time, token } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const limits = { ofAddress: 2, total: 3 };

export function describeDeviceLogins({ stores }: StoreSuite): void {
  describe('device logins', () => {
    const insert = (changes: Partial<DeviceLoginRecord> = {}) =>
      stores.deviceLogins.insert(login(changes), limits);

    it('are found by the digest of the device code, and by the user code', async () => {
      expect(await insert({ address: '192.0.2.1' })).toBe('inserted');
      const stored = login({ address: '192.0.2.1' });
      expect(await stores.deviceLogins.findByHash('hash1')).toEqual(stored);
      expect(await stores.deviceLogins.findByUserCode('BCDFGHJK')).toEqual(stored);
      expect(await stores.deviceLogins.findByHash('none')).toBeUndefined();
      expect(await stores.deviceLogins.findByUserCode('none')).toBeUndefined();
    });

    it('have different user codes', async () => {
      await insert();
      expect(await insert({ hash: 'hash2' })).toBe('taken');
    });

    it('are limited in total and for each address, until they expire', async () => {
      const [here, there] = ['192.0.2.1', '192.0.2.2'];
      expect(await insert({ ...numbered(1), address: here })).toBe('inserted');
      expect(await insert({ ...numbered(2), address: here })).toBe('inserted');
      expect(await insert({ ...numbered(3), address: here })).toBe('too-many');
      expect(await insert({ ...numbered(4), address: there })).toBe('inserted');
      expect(await insert(numbered(5))).toBe('too-many');
      const later = { createdAt: time(60), expiresAt: time(120) };
      expect(await insert({ ...numbered(6), ...later, address: here })).toBe('inserted');
      expect(await stores.deviceLogins.findByHash('hash1')).toBeUndefined();
    });

    it('store polls and one decision', async () => {
      await insert();
      await stores.deviceLogins.recordPoll('hash1', { polledAt: time(9), intervalSeconds: 10 });
      expect(await stores.deviceLogins.decide('hash1', { kind: 'denied' })).toBe(true);
      expect(await stores.deviceLogins.decide('hash1', approval)).toBe(false);
      expect(await stores.deviceLogins.decide('none', approval)).toBe(false);
      const stored = await stores.deviceLogins.findByHash('hash1');
      expect(stored).toEqual(login({ polledAt: time(9), intervalSeconds: 10, decision: { kind: 'denied' } }));
    });

    it('are collected once, with their token and its audit entry', async () => {
      await insert();
      expect(await stores.deviceLogins.collect('hash1', token(), [entry()])).toBe('gone');
      await stores.deviceLogins.decide('hash1', approval);
      const collect = () => stores.deviceLogins.collect('hash1', token(), [entry()]);
      expect((await Promise.all([collect(), collect()])).sort()).toEqual(['collected', 'gone']);
      expect(await stores.accessTokens.list()).toEqual([token()]);
      const audit = { organizationId: 'acme', filter: {}, limit: 10, countLimit: 10 };
      expect(await stores.auditLog.list(audit)).toMatchObject({ total: 1 });
    });

    it('are not collected under a revoked token', async () => {
      await stores.accessTokens.insert(token({ id: 'parent', hash: 'parent', revokedAt: time(3) }));
      await insert();
      await stores.deviceLogins.decide('hash1', approval);
      const child = token({ created: { name: 'laptop', parentId: 'parent' } });
      expect(await stores.deviceLogins.collect('hash1', child, [])).toBe('refused');
      expect(await stores.accessTokens.findByHash('hash1')).toBeUndefined();
      expect(await stores.deviceLogins.findByHash('hash1')).toBeUndefined();
    });

    it('are removed, and after their expiry in batches', async () => {
      for (const number of [1, 2, 3]) await insert(numbered(number));
      await stores.deviceLogins.remove('hash1');
      expect(await stores.deviceLogins.removeExpired({ now: time(29), limit: 1 })).toBe(0);
      expect(await stores.deviceLogins.removeExpired({ now: time(30), limit: 1 })).toBe(1);
      expect(await stores.deviceLogins.removeExpired({ now: time(30), limit: 9 })).toBe(1);
    });
  });
}

const approval: DeviceLoginDecision = {
  kind: 'approved',
  at: time(5),
  approver: { subject: { id: 'ann', displayName: 'Ann' }, tokenId: 'token1' },
  organizationId: 'acme',
  scopes: ['openapi:read'],
  expiresAt: time(50),
};

function numbered(number: number): Pick<DeviceLoginRecord, 'hash' | 'userCode'> {
  return { hash: `hash${number}`, userCode: `code${number}` };
}

function login(changes: Partial<DeviceLoginRecord> = {}): DeviceLoginRecord {
  return {
    hash: 'hash1',
    userCode: 'BCDFGHJK',
    clientName: 'laptop',
    scopes: ['openapi:read'],
    createdAt: time(0),
    expiresAt: time(30),
    intervalSeconds: 5,
    ...changes,
  };
}
