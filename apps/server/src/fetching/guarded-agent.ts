import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { FetchFailure } from './fetch-failure.js';
import { isOwnAddress } from './own-origins.js';
import type { TargetRules } from './refuse-source-url.js';

export interface AgentOptions extends TargetRules {
  /** In milliseconds. */
  connectTimeout: number;
  connectionsPerHost: number;
  /** All addresses of a name. */
  resolve: Resolve;
  /** Certificates of the authorities to trust, in PEM. By default those that Node.js trusts. */
  authorities?: readonly string[];
}

type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Makes the connections to sources, each to an address that was judged for it. It takes no notice of the environment variables
 * for proxies, on purpose: behind a proxy only the proxy would know which address is asked, so nothing could be judged here.
 * Where the network is reached through a proxy only, sources are sent as text.
 */
export function createGuardedAgent(options: AgentOptions): Agent {
  return new Agent({
    connections: options.connectionsPerHost,
    // One limit on the whole fetch stands for these.
    headersTimeout: 0,
    bodyTimeout: 0,
    // A connection must not outlive by much what its name meant when it was made.
    keepAliveMaxTimeout: 10_000,
    connect: (target, callback) => connect(options, target, callback),
  });
}

function connect(
  options: AgentOptions,
  target: buildConnector.Options,
  callback: buildConnector.Callback,
): void {
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  // No name, so no look-up, where it would be judged.
  const refusal = isIP(target.hostname) ? refuseAddresses(options, [target.hostname], port) : undefined;
  if (refusal) callback(refusal, null);
  else connectorTo(port, options)(target, callback);
}

function connectorTo(port: number, options: AgentOptions): buildConnector.connector {
  return buildConnector({
    lookup: guardedLookup(options, port),
    timeout: options.connectTimeout,
    // Of several addresses the next is tried after this long; the default of Node.js is too short for a distant host.
    autoSelectFamilyAttemptTimeout: 1_000,
    ...(options.authorities ? { ca: [...options.authorities] } : {}),
  });
}

/**
 * Resolves a name for a connection, which then goes to one of the addresses that were judged here. Asking once more would
 * leave a moment in which the answer can change. One address that is refused spoils all.
 */
function guardedLookup(options: AgentOptions, port: number): LookupFunction {
  return (hostname, { all }, callback) =>
    options.resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(unresolved(), '');
      const refusal = refuseAddresses(
        options,
        addresses.map(({ address }) => address),
        port,
      );
      if (refusal) return callback(refusal, '');
      return all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });
}

function unresolved(): FetchFailure {
  return new FetchFailure(
    'unreachable',
    'The name of the host could not be resolved. Check that the URL is spelled right, and that the name is known on the internet.',
    { temporary: true },
  );
}

function refuseAddresses(
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
