import type { AccessTokenRecord, AccessTokenStore } from '@specshelf/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { time, token } from '../../../packages/service/test/records.js';
import { rememberTokens } from '../src/store/remember-tokens.js';

let milliseconds: number;
let kept: Map<string, AccessTokenRecord>;
let tokens: AccessTokenStore;
const findByHash = vi.fn(async (hash: string) => kept.get(hash));

beforeEach(() => {
  milliseconds = 1;
  kept = new Map([['hash', token({ hash: 'hash' })]]);
  const change = (changes: Partial<AccessTokenRecord>) =>
    kept.set('hash', token({ hash: 'hash', ...changes }));
  findByHash.mockClear();
  const asked: AccessTokenStore = {
    findByHash,
    insert: async (record) => Boolean(kept.set(record.hash, record)),
    list: async () => [...kept.values()],
    revoke: async (_id, revokedAt) => Boolean(change({ revokedAt })),
    noteUse: async (_id, lastUsedAt) => void change({ lastUsedAt }),
  };
  tokens = rememberTokens(asked, { now: () => milliseconds });
});

it('looks for a token twice a second, however often it is used', async () => {
  for (let request = 0; request < 100; request++) {
    expect(await tokens.findByHash('hash')).toMatchObject({ hash: 'hash' });
    milliseconds += 20;
  }
  expect(findByHash).toHaveBeenCalledTimes(4);
});

it('hears within a second that somebody else has revoked a token', async () => {
  await tokens.findByHash('hash');
  kept.set('hash', token({ hash: 'hash', revokedAt: time(1) }));
  milliseconds += 999;
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(1) });
});

it('finds what it has changed itself, and what was made, at once', async () => {
  expect(await tokens.findByHash('new')).toBeUndefined();
  await tokens.insert(token({ hash: 'new' }));
  expect(await tokens.findByHash('new')).toBeDefined();
  await tokens.findByHash('hash');
  await tokens.noteUse('token1', time(1));
  expect(await tokens.findByHash('hash')).toMatchObject({ lastUsedAt: time(1) });
  await tokens.revoke('token1', time(2));
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(2) });
});

it('does not remember what was found before a change, when that comes late', async () => {
  let answer = (_record: AccessTokenRecord): void => undefined;
  findByHash.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const late = tokens.findByHash('hash');
  await tokens.revoke('token1', time(2));
  answer(token({ hash: 'hash' }));
  expect((await late)?.revokedAt).toBeUndefined();
  expect(await tokens.findByHash('hash')).toMatchObject({ revokedAt: time(2) });
});
