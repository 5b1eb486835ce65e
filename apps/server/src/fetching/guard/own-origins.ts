import { networkInterfaces } from 'node:os';
import { parseAddress } from '../parse-address.js';
import { portOf } from './port-of.js';

/** Whether the text of a URL names this server. Compares host and port, but not the scheme. */
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
 * Whether a connection would return to this server. Only origins with an address are compared: the name of a public URL may
 * belong to a proxy, which serves other sites at the same address.
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
  // A connection to the unspecified address (0.0.0.0 or ::) goes to this machine.
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
