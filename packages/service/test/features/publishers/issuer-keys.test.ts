import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createIssuerKeys, type IssuerKeys } from '../../../src/features/publishers/create-issuer-keys.js';
import type { IssuerKeysResult } from '../../../src/index.js';

const issuer = 'https://ci.example';
let jwk: object;
let fetches: number;
let result: IssuerKeysResult;
let time: number;
let keys: IssuerKeys;

beforeAll(async () => {
  jwk = await exportJWK((await generateKeyPair('ES256', { extractable: true })).publicKey);
});

beforeEach(() => {
  fetches = 0;
  time = 0;
  result = { kind: 'fetched', keys: { keys: [{ ...jwk, kid: 'a' }] } };
  keys = createIssuerKeys({
    now: () => new Date(time),
    fetchIssuerKeys: async () => {
      fetches++;
      return result;
    },
  });
});

it('fetches the keys of an issuer once an hour', async () => {
  await Promise.all([keys.find(issuer, 'a'), keys.find(issuer, 'a')]);
  expect(fetches).toBe(1);
  time = 3_599_999;
  await keys.find(issuer, 'a');
  expect(fetches).toBe(1);
  time = 3_600_000;
  await Promise.all([keys.find(issuer, 'a'), keys.find(issuer, 'a')]);
  expect(fetches).toBe(2);
});

it('fetches keys again for an unknown key ID, at most once a minute', async () => {
  await keys.find(issuer, 'a');
  for (let attempt = 0; attempt < 100; attempt++) await keys.find(issuer, `unknown ${attempt}`);
  expect(fetches).toBe(1);
  time = 60_000;
  for (let attempt = 0; attempt < 100; attempt++) await keys.find(issuer, `unknown ${attempt}`);
  await Promise.all([keys.find(issuer, 'b'), keys.find(issuer, undefined)]);
  expect(fetches).toBe(2);
});

it('reports a failure for ten seconds without another fetch', async () => {
  result = { kind: 'failed', reason: 'The host did not respond.' };
  const message = `The keys of the issuer "${issuer}" cannot be fetched. The host did not respond. Try again later.`;
  for (time = 0; time < 10_000; time += 1_000) await expect(keys.find(issuer, 'a')).rejects.toThrow(message);
  expect(fetches).toBe(1);
  result = { kind: 'fetched', keys: { keys: [{ ...jwk, kid: 'a' }] } };
  await keys.find(issuer, 'a');
  expect(fetches).toBe(2);
});

it.each([
  [{}],
  [{ keys: [] }],
  [{ keys: 'a' }],
  [{ keys: [1] }],
  [[]],
  [null],
  [{ keys: Array(101).fill({}) }],
])('rejects the key set %j', async (keySet) => {
  result = { kind: 'fetched', keys: keySet };
  await expect(keys.find(issuer, 'a')).rejects.toThrow('not a JSON Web Key Set with 1 to 100 keys');
});

it('fetches keys again after the clock was set back', async () => {
  time = 1_000;
  await keys.find(issuer, 'a');
  time = 0;
  await keys.find(issuer, 'a');
  expect(fetches).toBe(2);
});
