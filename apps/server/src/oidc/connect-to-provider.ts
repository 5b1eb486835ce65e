import type { Logger } from 'pino';
import type { OIDCConfig } from '../config/oidc-config.js';
import { type ConnectedIssuer, connectIssuer } from './create-issuer.js';
import type { createIssuerFetch } from './create-issuer-fetch.js';
import { describeProblem } from './describe-problem.js';

// In milliseconds.
const firstDelay = 5_000;
const longestDelay = 300_000;

interface ConnectionOptions {
  oidc: OIDCConfig;
  logger: Pick<Logger, 'info' | 'error'>;
  fetch: ReturnType<typeof createIssuerFetch>;
  redirectURI: string;
}

export interface ProviderConnection {
  /** Whether the last request succeeded. */
  isUp: boolean;
  /** Callers share one discovery. A failed one is repeated by the next caller. */
  connect(): Promise<ConnectedIssuer>;
  start(): void;
  close(): void;
}

/** Returns a connection to the provider that discovers its endpoints once, and knows whether the last request succeeded. */
export function connectToProvider({
  fetch,
  oidc,
  redirectURI,
  logger,
}: ConnectionOptions): ProviderConnection {
  let connecting: Promise<ConnectedIssuer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const discover = async (): Promise<ConnectedIssuer> => {
    try {
      const issuer = await connectIssuer(fetch, oidc);
      connection.isUp = true;
      return issuer;
    } catch (error) {
      connecting = undefined;
      connection.isUp = false;
      throw error;
    }
  };
  const tryToConnect = async (delay: number): Promise<void> => {
    try {
      await connection.connect();
      if (!isClosed) logger.info({ issuer: oidc.issuer, redirectURI }, 'identity provider ready');
    } catch (error) {
      if (isClosed) return;
      const { reason } = describeProblem(error);
      logger.error(
        { issuer: oidc.issuer, reason, retryInSeconds: delay / 1000 },
        'identity provider unavailable',
      );
      timer = setTimeout(() => void tryToConnect(Math.min(delay * 2, longestDelay)), delay).unref();
    }
  };
  const connection: ProviderConnection = {
    isUp: false,
    connect: () => {
      connecting ??= discover();
      return connecting;
    },
    start: () => void tryToConnect(firstDelay),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
  return connection;
}
