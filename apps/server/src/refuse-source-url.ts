import { isIP } from 'node:net';
import { readSourceURL } from '@specshelf/service';
import type { AddressPolicy } from './address-policy.js';

// Servers that are no web servers, but take some of what a web client sends for commands of their own.
const refusedPorts = new Set([
  20, 21, 22, 23, 25, 53, 69, 110, 111, 135, 137, 139, 143, 161, 179, 389, 445, 465, 512, 513, 514, 515, 587,
  636, 873, 993, 995, 1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 6379, 6443, 9042,
  9092, 9200, 9300, 10250, 11211, 27017,
]);

/**
 * Why a URL can never be fetched, as far as its text shows; undefined when it may be tried. What its name resolves to is
 * judged when a connection is made.
 */
export function refuseSourceURL(text: string, policy: AddressPolicy): string | undefined {
  const read = readSourceURL(text);
  if ('refusal' in read) return read.refusal;
  const { port, hostname } = read.url;
  if (refusedPorts.has(Number(port))) return `names port ${port}, which is not used by web servers`;
  return refuseHost(hostname, policy);
}

function refuseHost(hostname: string, policy: AddressPolicy): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return policy.allows(host) ? undefined : 'names an address that is not public';
  if (policy.allowsPrivateNames) return undefined;
  return isPrivateName(host) ? 'names a host of a private network' : undefined;
}

const privateSuffixes = ['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home.arpa'];

function isPrivateName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(`.${suffix}`));
}
