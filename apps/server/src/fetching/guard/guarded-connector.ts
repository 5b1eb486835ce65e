import type { buildConnector } from 'undici';
import type { ResolveOptions } from './check-addresses.js';

export interface ConnectorOptions extends ResolveOptions {
  /** In milliseconds. */
  connectTimeout: number;
  /** Certificates of the trusted authorities, in PEM. Default: those that Node.js trusts. */
  authorities?: readonly string[];
}

/** Opens the connection for a request. Fails with a `FetchFailure` if its address is forbidden. */
export interface GuardedConnector {
  connect: buildConnector.connector;
  destroy(): Promise<void>;
}
