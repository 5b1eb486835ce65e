import { expect, it } from 'vitest';
import { createNetworkLimit, mostOfNetwork } from '../../../src/features/device/network-limit.js';

it.each([
  ['IPv4 addresses of a /24', (host: number) => `192.0.2.${host}`, '198.51.100.1'],
  ['IPv6 networks of a /48', (host: number) => `2001:db8:0:${host.toString(16)}::/64`, '2001:db8:1::/64'],
])('limits the logins of all %s together, and no others', (_title, addressOf, other) => {
  let now = 0;
  const limit = createNetworkLimit({ now: () => new Date(now) });
  for (let host = 1; host <= mostOfNetwork; host++) expect(limit.count(addressOf(host))).toBeDefined();
  expect(limit.count(addressOf(1))).toBeUndefined();
  expect(limit.count(addressOf(255))).toBeUndefined();
  expect(limit.count(other)).toBeDefined();
  now = 600_000;
  expect(limit.count(addressOf(1))).toBeDefined();
});

it('takes the shortened and the full form of a network for the same', () => {
  const limit = createNetworkLimit({ now: () => new Date(0) });
  for (let count = 0; count < mostOfNetwork; count++) limit.count('2001:db8::/64');
  expect(limit.count('2001:db8:0:5::/64')).toBeUndefined();
});

it('does not limit logins without an address', () => {
  const limit = createNetworkLimit({ now: () => new Date(0) });
  for (let count = 0; count <= mostOfNetwork; count++) expect(limit.count(undefined)).toBeDefined();
});

it('does not count a login that is rejected for another reason', () => {
  const limit = createNetworkLimit({ now: () => new Date(0) });
  for (let count = 0; count <= mostOfNetwork; count++) limit.count('192.0.2.1')?.();
  expect(limit.count('192.0.2.2')).toBeDefined();
});
