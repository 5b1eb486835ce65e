import type { AccessTokenRecord, AccessTokenStore } from '@specshelf/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { time, token } from '../../../service/test/records.js';
import { cacheTokens } from '../../src/tokens/cache-tokens.js';

let milliseconds: number;
let stored: Map<string, AccessTokenRecord>;
let tokens: AccessTokenStore;
const findByHash = vi.fn(async (hash: string) => stored.get(hash));

beforeEach(() => {
  milliseconds = 1;
  stored = new Map([['hash', token({ hash: 'hash' })]]);
  const change = (changes: Partial<AccessTokenRecord>) =>
    stored.set('hash', token({ hash: 'hash', ...changes }));
  findByHash.mockClear();
  const inner: AccessTokenStore = {
    findByHash,
    insert: async (record) => Boolean(stored.set(record.hash, record)),
    findByIds: async () => [],
    list: async () => [...stored.values()],
    revoke: async (_id, revokedAt) => Boolean(change({ revokedAt })),
    listOfOrganization: async () => ({ records: [], more: false, total: 0 }),
    findInOrganization: async () => undefined,
    countActive: async () => 0,
    removeInactive: async () => 0,
    removeExchanged: async () => 0,
    recordUse: async (_id, lastUsedAt) => void change({ lastUsedAt }),
  };
  tokens = cacheTokens(inner, { now: () => milliseconds });
});

it('queries a token at most twice a second', async () => {
  for (let request = 0; request < 100; request++) {
    expect(await tokens.findByHash('hash')).toMatchObject({ hash: 'hash' });
    milliseconds += 20;
  }
  expect(findByHash).toHaveBeenCalledTimes(4);
});

it('applies a revocation by another server within a second', async () => {
  await tokens.findByHash('hash');
  stored.set('hash', token({ hash: 'hash', revokedAt: time(1) }));
  milliseconds += 999;
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(1) });
});

it('applies own changes and finds new tokens immediately', async () => {
  expect(await tokens.findByHash('new')).toBeUndefined();
  await tokens.insert(token({ hash: 'new' }));
  expect(await tokens.findByHash('new')).toBeDefined();
  await tokens.findByHash('hash');
  await tokens.recordUse('token1', time(1));
  expect(await tokens.findByHash('hash')).toMatchObject({ lastUsedAt: time(1) });
  await tokens.revoke('token1', time(2));
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(2) });
});

it('does not cache a lookup that starts before a change and completes after it', async () => {
  let returnRecord = (_record: AccessTokenRecord): void => undefined;
  findByHash.mockImplementationOnce(() => new Promise((resolve) => (returnRecord = resolve)));
  const late = tokens.findByHash('hash');
  await tokens.revoke('token1', time(2));
  returnRecord(token({ hash: 'hash' }));
  expect((await late)?.revokedAt).toBeUndefined();
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(2) });
});
