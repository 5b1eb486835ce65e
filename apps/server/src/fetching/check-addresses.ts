import type { LookupAddress } from 'node:dns';
import { FetchFailure } from './fetch-failure.js';
import { isOwnAddress } from './own-origins.js';
import type { TargetRules } from './refuse-source-url.js';

export interface ResolveOptions extends TargetRules {
  /** All addresses of a name. */
  resolve: Resolve;
}

type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Resolves a name and checks every address of it. The connection must go to one of the returned addresses: resolving the name
 * again would leave a moment in which the answer can change. One address that is refused fails the whole name.
 */
export function resolveChecked(
  options: ResolveOptions,
  hostname: string,
  port: number,
  callback: (failure: FetchFailure | undefined, addresses: readonly LookupAddress[]) => void,
): void {
  options.resolve(hostname, (error, addresses) => {
    if (error || addresses.length === 0) return callback(unresolved(), []);
    const failure = checkAddresses(
      options,
      addresses.map(({ address }) => address),
      port,
    );
    callback(failure, failure ? [] : addresses);
  });
}

/** The reason why a connection to one of these addresses is refused; undefined when all of them are allowed. */
export function checkAddresses(
  { policy, ownOrigins }: TargetRules,
  addresses: readonly string[],
  port: number,
): FetchFailure | undefined {
  if (addresses.some((address) => isOwnAddress(address, port, ownOrigins))) {
    return new FetchFailure(
      'refused',
      'The name of the host leads to this server itself. Use the URL from which the document comes, or send its text.',
    );
  }
  if (!addresses.every((address) => policy.allows(address))) {
    return new FetchFailure(
      'refused',
      'The name of the host belongs to an address that is not public. The operator of the server can allow address ranges with SPECSHELF_FETCH_ALLOW.',
    );
  }
  return undefined;
}

function unresolved(): FetchFailure {
  return new FetchFailure(
    'unreachable',
    'The name of the host could not be resolved. Check that the URL is spelled right, and that the name is known on the internet.',
    { temporary: true },
  );
}
