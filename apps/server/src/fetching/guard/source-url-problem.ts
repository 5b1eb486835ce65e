import { readSourceURL } from '@specshelf/service';
import { parseAddress } from '../parse-address.js';
import { type AddressPolicy, createAddressPolicy } from './address-policy.js';
import { isOwnOrigin } from './own-origins.js';

/** Limits on the URLs of sources. */
export interface TargetRules {
  policy: AddressPolicy;
  /**
   * The origins of this server: of its public URL, and of the address on which it listens. Read for each check, because that
   * address is unknown before the server listens.
   */
  readonly ownOrigins: readonly string[];
}

/**
 * Returns the reason why the text of a URL is forbidden; undefined if it is not. The addresses of its host are checked when a
 * connection is opened.
 */
export function sourceURLProblem(text: string, { policy, ownOrigins }: TargetRules): string | undefined {
  const read = readSourceURL(text);
  if ('problem' in read) return read.problem;
  const { url } = read;
  if (isOwnOrigin(url, ownOrigins)) {
    return 'names this server itself; use the original URL of the document, or send its text';
  }
  return hostProblem(url.hostname, policy);
}

const allowList = 'the operator of the server can allow address ranges with SPECSHELF_FETCH_ALLOW';

function hostProblem(hostname: string, policy: AddressPolicy): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (parseAddress(host))
    return policy.allows(host) ? undefined : `names an address that is not public; ${allowList}`;
  if (policy.allowsPrivateNames) return undefined;
  return isPrivateName(host) ? `names a host of a private network; ${allowList}` : undefined;
}

/** Whether the text of a URL shows that its host belongs to a private network. */
export function hasPrivateHost({ hostname }: URL): boolean {
  return hostProblem(hostname, noPrivateAddresses) !== undefined;
}

const noPrivateAddresses = createAddressPolicy(false);

const privateSuffixes = ['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home.arpa'];

function isPrivateName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(`.${suffix}`));
}
