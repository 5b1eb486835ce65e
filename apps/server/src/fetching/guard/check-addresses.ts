import type { LookupAddress } from 'node:dns';
import { FetchFailure } from '../failures/fetch-failure.js';
import { isOwnAddress } from './own-origins.js';
import type { TargetRules } from './source-url-problem.js';

export interface ResolveOptions extends TargetRules {
  /** Resolves a name to all of its addresses. */
  resolve: Resolve;
}

type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Resolves a name and checks all of its addresses; a single forbidden address is a failure. The connection must go to one of the
 * returned addresses: the name might be resolved to other addresses the next time.
 */
export function resolveChecked(
  options: ResolveOptions,
  hostname: string,
  port: number,
  callback: (failure: FetchFailure | undefined, addresses: readonly LookupAddress[]) => void,
): void {
  options.resolve(hostname, (error, addresses) => {
    if (error && isResolverFailure(error)) return callback(unresolved(), []);
    if (error || addresses.length === 0) return callback(forbiddenName(), []);
    const failure = checkAddresses(
      options,
      addresses.map(({ address }) => address),
      port,
    );
    callback(failure, failure ? [] : addresses);
  });
}

/** Returns a failure if a connection to one of these addresses is not allowed; undefined if all of them are allowed. */
export function checkAddresses(
  { policy, ownOrigins }: TargetRules,
  addresses: readonly string[],
  port: number,
): FetchFailure | undefined {
  const isAllowed = (address: string) => policy.allows(address) && !isOwnAddress(address, port, ownOrigins);
  return addresses.every(isAllowed) ? undefined : forbiddenName();
}

/** One failure for unknown names, private addresses, and this server itself: it must not reveal which names and ports exist. */
function forbiddenName(): FetchFailure {
  return new FetchFailure(
    'refused',
    'The name of the host is unknown, or belongs to an address that is not public. Check the URL. The operator of the server can allow address ranges with SPECSHELF_FETCH_ALLOW.',
  );
}

/** Whether the resolver failed, so that it is unknown whether the name exists. */
function isResolverFailure(error: Error): boolean {
  return !('code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'));
}

function unresolved(): FetchFailure {
  return new FetchFailure(
    'unreachable',
    'The name of the host could not be resolved at the moment. Try again later.',
    { temporary: true },
  );
}
