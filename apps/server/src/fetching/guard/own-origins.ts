import { networkInterfaces } from 'node:os';
import { parseAddress } from '../parse-address.js';

/** Whether a URL is one of this server, as far as its text shows. The scheme does not count, only the host and the port. */
export function isOwnOrigin(url: URL, ownOrigins: readonly string[]): boolean {
  const host = hostOf(url);
  const port = portOf(url);
  return (
    isOwnAddress(host, port, ownOrigins) ||
    ownOrigins.some((origin) => {
      const own = new URL(origin);
      return hostOf(own) === host && portOf(own) === port;
    })
  );
}

/**
 * Whether a connection would come back to this server. Only origins that name an address are compared: behind the name of a
 * public URL there may be a proxy, which serves other sites at the same address.
 */
export function isOwnAddress(address: string, port: number, ownOrigins: readonly string[]): boolean {
  return ownOrigins.some((origin) => {
    const own = new URL(origin);
    return portOf(own) === port && listensAt(hostOf(own), address);
  });
}

function listensAt(ownHost: string, address: string): boolean {
  const parsed = parseAddress(address);
  if (!parsed) return false;
  // A connection to the unspecified address goes to this machine.
  const isUnspecified = parsed.range() === 'unspecified';
  if (everywhere.has(ownHost)) return isUnspecified || isOfThisMachine(address);
  const own = parseAddress(ownHost);
  return own !== undefined && (isUnspecified || own.toNormalizedString() === parsed.toNormalizedString());
}

const everywhere = new Set(['localhost', '0.0.0.0', '::']);

function isOfThisMachine(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() === 'loopback') return true;
  const normal = parsed?.toNormalizedString();
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => parseAddress(own.address)?.toNormalizedString() === normal);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '');
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}
