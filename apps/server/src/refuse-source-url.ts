import { isIP } from 'node:net';
import type { AddressPolicy } from './address-policy.js';

const maximumLength = 2048;

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
  if (text.length > maximumLength) return `is longer than ${maximumLength} characters`;
  // Parsing a URL drops or escapes these, so that what is fetched would not be what was sent.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(text))
    return 'has spaces, control characters or backslashes, which a URL cannot have';
  const url = parse(text);
  return url ? refuseURL(url, policy) : 'is not a valid URL';
}

function refuseURL(url: URL, policy: AddressPolicy): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (url.username || url.password) return 'must not carry a user name or a password';
  if (refusedPorts.has(Number(url.port))) return `names port ${url.port}, which is not used by web servers`;
  return refuseHost(url.hostname, policy);
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

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
