import ipaddr from 'ipaddr.js';

export const mostTrustedProxies = 32;

/** Parses the number of trusted proxies, or their addresses and ranges. */
export function parseTrustedProxies(text: string): number | string[] | undefined {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= mostTrustedProxies ? count : undefined;
  }
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

// Names of ranges in Express.
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  // A range of all addresses would trust every client.
  if (/%|\/0+$/.test(text)) return false;
  const { IPv4, IPv6 } = ipaddr;
  return (
    IPv4.isValidFourPartDecimal(text) ||
    IPv4.isValidCIDRFourPartDecimal(text) ||
    IPv6.isValid(text) ||
    IPv6.isValidCIDR(text)
  );
}
