import type { DatabaseLocation } from '@specshelf/store/database';
import type { FetchProxy } from '../fetching/guard/fetch-proxy.js';
import type { ListenAt } from './listen-at.js';
import type { OIDCConfig } from './oidc-config.js';

/** Configuration of a server. */
export interface Config {
  /** Port to listen on; 0 for any free port. */
  port: number;
  host: string;
  database: DatabaseLocation;
  /** Public URL of the API, without a trailing slash. Default: the URL that it listens on. */
  publicURL?: string;
  logLevel: LogLevel;
  /** JSON lines, or text for people. Default: text on a terminal, JSON elsewhere. */
  logFormat?: LogFormat;
  /** The token that is created in an empty database. Random by default. */
  bootstrapToken?: string;
  /** Private address ranges that sources may be fetched from; `true` for all. */
  fetchAllow: boolean | readonly string[];
  /** Issuers of identity tokens of CI jobs that may have private addresses, and `http`. None by default. */
  trustedIssuers?: readonly string[];
  /** The outbound proxy for sources. None by default. */
  fetchProxy?: FetchProxy;
  /** Maximum size of a body with a specification, decoded, in bytes. */
  bodyLimit: number;
  /** Maximum size of all request bodies in memory, decoded, in bytes. */
  bodyBudget: number;
  /** Maximum size of all large response bodies in transit, in bytes. */
  responseBudget: number;
  /** Requests per minute for each token and each address; 0 for no limit. */
  rateLimit: number;
  /** Trusted reverse proxies, whose forwarded client addresses are used: their number or their addresses. */
  trustProxy: false | number | readonly string[];
  /** Origins whose pages may call the API in a browser; `*` for all. */
  corsOrigins: '*' | readonly string[];
  /** Maximum number of concurrent connections. */
  connectionLimit: number;
  /**
   * Encryption key of the secrets in the database. Default: a key file beside the SQLite file, created if it is missing.
   * Required for PostgreSQL.
   */
  secretKey?: string;
  /** Address that serves metrics, if any. */
  metrics: false | ListenAt;
  /** Time for which a stopping server accepts connections after it reports that it is not ready, in seconds. */
  drainDelay: number;
  /** Maximum time for running requests after that, in seconds. */
  drainLimit: number;
  /** Whether converted descriptions keep images of other hosts. */
  remoteImages: 'keep' | 'remove';
  /** Retention of the audit logs of organizations, in days. */
  auditDays: number;
  /** The least severe impact of changes that specifications without a setting of their own refuse. */
  compatibilityRefuse: (typeof refusals)[number];
  /** Period of source refreshes, in seconds; 0 for none. */
  refreshInterval: number;
  /** Maximum size of one document, in bytes. */
  documentLimit: number;
  /** Maximum size of all files of one specification, in bytes. */
  filesLimit: number;
  /** Maximum number of fetched files per specification. */
  fetchCountLimit: number;
  /** Maximum CPU time of a worker task, in seconds. */
  workTimeLimit: number;
  /** Maximum memory of a worker task, in MiB. */
  workMemoryLimit: number;
  /** Sign-in of users with OpenID Connect. None by default. */
  oidc?: OIDCConfig;
  /** Maximum size of each cache (computed pages, their outlines, responses), in bytes. */
  cacheLimit: number;
}

export const refusals = ['none', 'risky', 'breaking'] as const;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const logFormats = ['json', 'pretty'] as const;

export type LogLevel = (typeof logLevels)[number];
export type LogFormat = (typeof logFormats)[number];
