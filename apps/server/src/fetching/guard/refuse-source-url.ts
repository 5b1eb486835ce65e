import { readSourceURL } from '@specshelf/service';
import { parseAddress } from '../parse-address.js';
import type { AddressPolicy } from './address-policy.js';
import { isOwnOrigin } from './own-origins.js';

/** Limits on the URLs of sources. */
export interface TargetRules {
  policy: AddressPolicy;
  /**
   * Where this server itself is reached: its public URL, and where it listens. Read each time, since where a server listens is
   * known only when it does.
   */
  readonly ownOrigins: readonly string[];
}

/**
 * Returns why a URL can never be fetched, judged by its text; undefined when it may be. The addresses of its host are
 * checked when a connection is made.
 */
export function refuseSourceURL(text: string, { policy, ownOrigins }: TargetRules): string | undefined {
  const read = readSourceURL(text);
  if ('refusal' in read) return read.refusal;
  const { url } = read;
  if (isOwnOrigin(url, ownOrigins)) {
    return 'names this server itself; use the URL from which the document comes, or send its text';
  }
  return refuseHost(url.hostname, policy);
}

const allowList = 'the operator of the server can allow address ranges with SPECSHELF_FETCH_ALLOW';

function refuseHost(hostname: string, policy: AddressPolicy): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (parseAddress(host))
    return policy.allows(host) ? undefined : `names an address that is not public; ${allowList}`;
  if (policy.allowsPrivateNames) return undefined;
  return isPrivateName(host) ? `names a host of a private network; ${allowList}` : undefined;
}

const privateSuffixes = ['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home.arpa'];

function isPrivateName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(`.${suffix}`));
}
