import { isIP, type LookupFunction } from 'node:net';
import { defined } from '@specshelf/base/defined';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { checkAddresses, resolveChecked } from './check-addresses.js';
import type { FetchProxy } from './fetch-proxy.js';
import type { ConnectorOptions, GuardedConnector } from './guarded-connector.js';
import { portOf } from './port-of.js';
import { createTunnelConnector } from './tunnel-connector.js';

export interface AgentOptions extends ConnectorOptions {
  connectionsPerHost: number;
  /** The proxy for connections to sources. None by default. */
  proxy?: FetchProxy;
}

export interface GuardedAgent {
  dispatcher: Dispatcher;
  /** Closes all connections, also those to the proxy. */
  destroy(): Promise<void>;
}

/**
 * Connects to sources, each time to an address that was checked for this connection. The environment variables for proxies
 * (`HTTP_PROXY`) are ignored: their proxy would resolve the name, and no address could be checked.
 * See docs/decisions/0042-check-addresses-at-connection-time.md.
 */
export function createGuardedAgent(options: AgentOptions): GuardedAgent {
  const { connect, destroy } = options.proxy
    ? createTunnelConnector(options, options.proxy)
    : createDirectConnector(options);
  const agent = new Agent({
    connections: options.connectionsPerHost,
    // The time limit of the whole fetch replaces these.
    headersTimeout: 0,
    bodyTimeout: 0,
    // Limits how long a connection is reused after its name may resolve to another address.
    keepAliveMaxTimeout: 10_000,
    connect,
  });
  return {
    dispatcher: agent,
    destroy: async () => {
      await Promise.all([agent.destroy(), destroy()]);
    },
  };
}

function createDirectConnector(options: ConnectorOptions): GuardedConnector {
  return {
    connect: (target, callback) => {
      const port = portOf(target);
      // The lookup, which checks addresses, is not called for an address.
      const failure = isIP(target.hostname) ? checkAddresses(options, [target.hostname], port) : undefined;
      if (failure) callback(failure, null);
      else connectorTo(port, options)(target, callback);
    },
    destroy: async () => undefined,
  };
}

function connectorTo(port: number, options: ConnectorOptions): buildConnector.connector {
  return buildConnector({
    lookup: checkedLookup(options, port),
    timeout: options.connectTimeout,
    // Delay before the next of several addresses is tried; the default of Node.js is too short for a distant host.
    autoSelectFamilyAttemptTimeout: 1_000,
    ...defined({ ca: options.authorities && [...options.authorities] }),
  });
}

function checkedLookup(options: ConnectorOptions, port: number): LookupFunction {
  return (hostname, { all }, callback) =>
    resolveChecked(options, hostname, port, (failure, addresses) => {
      const [first] = addresses;
      if (failure || !first) callback(failure ?? null, '');
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
}
