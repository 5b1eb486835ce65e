import type { buildConnector } from 'undici';
import type { ResolveOptions } from './check-addresses.js';

export interface ConnectorOptions extends ResolveOptions {
  /** In milliseconds. */
  connectTimeout: number;
  /** Certificates of the authorities to trust, in PEM. By default those that Node.js trusts. */
  authorities?: readonly string[];
}

/** Opens the connection for a request, or fails with a `FetchFailure` where the rules refuse its address. */
export interface GuardedConnector {
  connect: buildConnector.connector;
  destroy(): Promise<void>;
}

/** The port of a connection, which is empty where the scheme implies it. */
export function portOfTarget({ port, protocol }: buildConnector.Options): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}
