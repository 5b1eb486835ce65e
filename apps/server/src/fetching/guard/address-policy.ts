import ipaddr from 'ipaddr.js';
import { parseAddress } from '../parse-address.js';

/** Determines the addresses from which sources may be fetched. */
export interface AddressPolicy {
  allows(address: string): boolean;
  /** Whether names of private networks may be resolved. */
  allowsPrivateNames: boolean;
}

/** Allows public addresses and the ranges (`10.1.0.0/16`) of the operator; all addresses with `true`. */
export function createAddressPolicy(allowPrivate: boolean | readonly string[]): AddressPolicy {
  if (typeof allowPrivate === 'boolean') {
    return { allows: (address) => allowPrivate || isPublic(address), allowsPrivateNames: allowPrivate };
  }
  const ranges = allowPrivate.map((range) => ipaddr.parseCIDR(range));
  return {
    allows: (address) => isPublic(address) || ranges.some((range) => isWithin(address, range)),
    allowsPrivateNames: ranges.length > 0,
  };
}

/** Allows known public ranges instead of rejecting private ones, because no list of private ranges is complete. */
function isPublic(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() !== 'unicast') return false;
  // All assigned public IPv6 addresses are in 2000::/3. IPv4-compatible addresses, for example, are not.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

function isWithin(address: string, range: ReturnType<typeof ipaddr.parseCIDR>): boolean {
  const parsed = parseAddress(address);
  return parsed !== undefined && parsed.kind() === range[0].kind() && parsed.match(range);
}
