import { isIP, isIPv6, Socket } from 'node:net';
import { defined } from '@specshelf/base/defined';
import { buildConnector, Pool } from 'undici';
import { FetchFailure } from '../failures/fetch-failure.js';
import { checkAddresses, resolveChecked } from './check-addresses.js';
import type { FetchProxy } from './fetch-proxy.js';
import type { ConnectorOptions, GuardedConnector } from './guarded-connector.js';
import { portOf } from './port-of.js';

/**
 * Connects through an HTTP proxy with `CONNECT`, also for `http` URLs: only a tunnel goes to the checked address while the `Host`
 * header and the certificate belong to the name. See docs/decisions/0033-tunnel-fetches-to-the-checked-address.md.
 */
export function createTunnelConnector(options: ConnectorOptions, proxy: FetchProxy): GuardedConnector {
  const { connectTimeout: timeout, authorities } = options;
  const connectOptions = { timeout, ...defined({ ca: authorities && [...authorities] }) };
  const pool = new Pool(proxy.origin, { connect: connectOptions });
  const startTLS = buildConnector(connectOptions);

  const connectTo = async (target: buildConnector.Options): Promise<Socket> => {
    const hosts = await hostsOf(target, options, proxy);
    // One time limit for all hosts: undici limits neither the wait for the reply to CONNECT nor for a free connection.
    return tunnelToFirst(pool, proxy, { hosts, port: portOf(target) }, AbortSignal.timeout(timeout));
  };
  return {
    connect: (target, callback) => {
      connectTo(target).then(
        (httpSocket) => {
          if (target.protocol === 'https:') startTLS({ ...target, httpSocket }, callback);
          else callback(null, httpSocket);
        },
        (error: Error) => callback(error, null),
      );
    },
    destroy: () => pool.destroy(),
  };
}

/** Returns the permitted hosts of a `CONNECT`: the checked addresses, or the name if the proxy resolves names. */
function hostsOf(
  target: buildConnector.Options,
  options: ConnectorOptions,
  proxy: FetchProxy,
): Promise<readonly string[]> {
  const { hostname } = target;
  const port = portOf(target);
  return new Promise((resolve, reject) => {
    if (isIP(hostname)) {
      const failure = checkAddresses(options, [hostname], port);
      if (failure) reject(failure);
      else resolve([hostname]);
    } else if (proxy.resolvesNames) {
      resolve([hostname]);
    } else {
      resolveChecked(options, hostname, port, (failure, addresses) => {
        if (failure) reject(failure);
        // IPv4 first: with a proxy that has no IPv6, an attempt may time out.
        else resolve([...addresses].sort((a, b) => a.family - b.family).map(({ address }) => address));
      });
    }
  });
}

/** Tries one host after the other until the proxy connects to one. */
async function tunnelToFirst(
  pool: Pool,
  proxy: FetchProxy,
  { hosts, port }: { hosts: readonly string[]; port: number },
  signal: AbortSignal,
): Promise<Socket> {
  let failure: FetchFailure | undefined;
  for (const host of hosts) {
    const opened = await openTunnel(pool, proxy, `${isIPv6(host) ? `[${host}]` : host}:${port}`, signal);
    if (opened instanceof Socket) return opened;
    failure = opened;
    if (!failure.retryable) break;
  }
  throw failure ?? unreachableHost();
}

async function openTunnel(
  pool: Pool,
  { authorization }: FetchProxy,
  authority: string,
  signal: AbortSignal,
): Promise<Socket | FetchFailure> {
  const headers = { host: authority, ...defined({ 'proxy-authorization': authorization }) };
  try {
    const { statusCode, socket } = await pool.connect({ path: authority, headers, signal });
    if (statusCode >= 200 && statusCode < 300 && socket instanceof Socket) return socket;
    socket.on('error', () => undefined).destroy();
    return failureOfStatus(statusCode);
  } catch {
    // The error may contain the address and the credentials of the proxy.
    return signal.aborted ? tooSlow() : unreachableProxy();
  }
}

function failureOfStatus(status: number): FetchFailure {
  if (status === 407) {
    return new FetchFailure(
      'unreachable',
      'The outbound proxy of this server rejects its credentials. The operator of the server must correct them in SPECSHELF_FETCH_PROXY.',
      { temporary: true },
    );
  }
  if (status === 504) return tooSlow();
  if (status >= 500) return unreachableHost();
  return new FetchFailure(
    'refused',
    `The outbound proxy of this server does not allow a connection to this host and port: it returned the status ${status}. The operator of the proxy can allow it; or send the document as text.`,
  );
}

function tooSlow(): FetchFailure {
  return new FetchFailure(
    'timeout',
    'The outbound proxy of this server did not connect to the host in time. Check that the host is up and can be reached from the internet.',
    { temporary: true },
  );
}

function unreachableHost(): FetchFailure {
  return new FetchFailure(
    'unreachable',
    'The outbound proxy of this server could not connect to the host. Check that the host is up and can be reached from the internet.',
    { retryable: true },
  );
}

function unreachableProxy(): FetchFailure {
  return new FetchFailure(
    'unreachable',
    'The outbound proxy of this server cannot be reached. The operator of the server must check SPECSHELF_FETCH_PROXY and the proxy.',
    { retryable: true },
  );
}
