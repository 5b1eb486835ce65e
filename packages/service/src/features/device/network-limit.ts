import type { Deps } from '../../base/ports/deps.js';
import { createPeriodCounts } from './period-counts.js';

/** A fifth of the logins of a server. */
export const mostOfNetwork = 200;

const period = 10 * 60_000;
const mostNetworks = 10_000;

/**
 * Limits how many logins a network may start in 10 minutes, the lifetime of a login, so that no network with many addresses takes all
 * logins of the server. An organization is not known before a user approves. Each process counts by itself.
 */
export interface NetworkLimit {
  /**
   * Counts a login of an address before it is stored, so that concurrent requests do not exceed the limit. Returns a function that takes
   * the count back, for a login that is rejected; undefined beyond the limit.
   */
  count(address: string | undefined): (() => void) | undefined;
}

export function createNetworkLimit(deps: Pick<Deps, 'now'>): NetworkLimit {
  const counts = createPeriodCounts(deps, { period, mostKeys: mostNetworks });
  return {
    count(address) {
      if (address === undefined) return () => undefined;
      const network = counts.of(networkOf(address));
      if (network.count >= mostOfNetwork) return undefined;
      network.count++;
      return () => {
        network.count--;
      };
    },
  };
}

/** Returns the IPv4 /24 or the IPv6 /48 of an address, which one customer of a provider usually has. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [head = ''] = address.split('::');
  const groups = [...head.split(':'), '0', '0', '0'].slice(0, 3);
  return groups.map((group) => group || '0').join(':');
}
