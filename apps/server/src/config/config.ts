// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of all settings.
import { defaultLimits, defined, parseURL } from '@specshelf/service';
import { defaultSourceBodyLimit } from '@specshelf/service/bodies';
import ipaddr from 'ipaddr.js';
import { type FetchProxy, parseFetchProxy, proxyResolvers } from '../fetching/guard/fetch-proxy.js';
import type { ListenAt } from '../runtime/listen.js';
import type { DatabaseLocation, Synchronous } from '../store/database/database.js';
import { parseCorsOrigins } from './cors-origins.js';
import { mostTrustedProxies, parseTrustedProxies } from './trusted-proxies.js';
import { unknownVariables } from './unknown-variables.js';

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
  remoteImages: (typeof remoteImages)[number];
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
  /** Maximum size of each cache (computed pages, their outlines, responses), in bytes. */
  cacheLimit: number;
}

export type LogLevel = (typeof logLevels)[number];
export type LogFormat = (typeof logFormats)[number];
export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult = ({ ok: true; config: Config } | { ok: false; problems: string[] }) & {
  /** Likely mistakes that do not prevent a start, one sentence each. */
  warnings: string[];
};

/** Reads the configuration from the environment. Reports all problems at once. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of all settings.
export function readConfig(environment: Environment): ConfigResult {
  const problems: string[] = [];
  const known = new Set<string>();
  const read = <T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined => {
    known.add(name);
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    // Without the value, which may be a secret.
    if (value === undefined) problems.push(`${name} must be ${expected}.`);
    return value;
  };
  const number = (name: string, minimum: number, maximum: number) =>
    read(
      name,
      (text) => parseInteger(text, minimum, maximum),
      `a whole number from ${minimum} to ${maximum}`,
    );
  const bytes = (name: string) => number(name, 1, 2 ** 29);
  const secretKey = read(
    'SPECSHELF_SECRET_KEY',
    (text) => (text.length >= 32 ? text : undefined),
    'at least 32 characters that cannot be guessed',
  );
  const publicURL = read(
    'PUBLIC_URL',
    parsePublicURL,
    'an http:// or https:// URL without query and fragment',
  );
  const bootstrapToken = read(
    'SPECSHELF_BOOTSTRAP_TOKEN',
    (text) => (/^[!-~]{16,4096}$/.test(text) ? text : undefined),
    'at least 16 visible ASCII characters without spaces',
  );
  const logFormat = read(
    'LOG_FORMAT',
    (text) => logFormats.find((format) => format === text.toLowerCase()),
    `one of ${logFormats.join(', ')}`,
  );
  const fetchProxy = read(
    'SPECSHELF_FETCH_PROXY',
    parseFetchProxy,
    'the URL of an HTTP proxy such as http://proxy.example.org:3128, with user:password@ before the host if it requires them',
  );
  const fetchProxyDNS = read(
    'SPECSHELF_FETCH_PROXY_DNS',
    (text) => proxyResolvers.find((resolver) => resolver === text.toLowerCase()),
    `one of ${proxyResolvers.join(', ')}`,
  );
  const connections = number('SPECSHELF_DATABASE_CONNECTIONS', 1, 1_000) ?? 10;
  const synchronous =
    read(
      'SPECSHELF_SQLITE_SYNCHRONOUS',
      (text) => synchronousModes.find((mode) => mode === text.toLowerCase()),
      `one of ${synchronousModes.join(', ')}`,
    ) ?? 'full';
  const database: DatabaseLocation = read(
    'DATABASE_URL',
    (text) => parseDatabase(text, { connections, synchronous }),
    'the path of a SQLite file, optionally after sqlite:, or a postgres:// URL with the name of a database',
  ) ?? { kind: 'sqlite', file: './data/specshelf.sqlite', synchronous };
  const config: Config = {
    port:
      read('PORT', (text) => parseInteger(text, 0, 65_535), 'a port, from 0 (any free port) to 65535') ??
      8787,
    host: read('HOST', parseText, 'a host name or an address') ?? '127.0.0.1',
    database,
    logLevel: read('LOG_LEVEL', parseLogLevel, `one of ${logLevels.join(', ')}`) ?? 'info',
    fetchAllow:
      read('SPECSHELF_FETCH_ALLOW', parseRanges, 'address ranges such as 10.1.0.0/16, separated by commas') ??
      false,
    bodyLimit: bytes('SPECSHELF_BODY_LIMIT') ?? defaultSourceBodyLimit,
    bodyBudget: number('SPECSHELF_BODY_BUDGET', 2 ** 20, 2 ** 36) ?? 192 * 1024 * 1024,
    responseBudget: number('SPECSHELF_RESPONSE_BUDGET', 2 ** 20, 2 ** 36) ?? 256 * 1024 * 1024,
    rateLimit: number('SPECSHELF_RATE_LIMIT', 0, 1_000_000) ?? 0,
    trustProxy:
      read(
        'SPECSHELF_TRUST_PROXY',
        parseTrustedProxies,
        `the number of proxies, from 1 to ${mostTrustedProxies}, or their addresses and ranges, separated by commas`,
      ) ?? false,
    corsOrigins:
      read(
        'SPECSHELF_CORS_ORIGINS',
        parseCorsOrigins,
        'origins such as https://docs.example.org, separated by commas, or * for all',
      ) ?? [],
    connectionLimit: number('SPECSHELF_CONNECTION_LIMIT', 1, 1_000_000) ?? 5_000,
    metrics:
      read(
        'SPECSHELF_METRICS',
        parseMetrics,
        'off, or a port such as 9464 on this machine, or an address and a port such as 10.1.2.3:9464',
      ) ?? false,
    drainDelay: number('SPECSHELF_DRAIN_DELAY', 0, 300) ?? (database.kind === 'postgresql' ? 1 : 0),
    drainLimit: number('SPECSHELF_DRAIN_LIMIT', 0, 3_600) ?? 10,
    remoteImages:
      read(
        'SPECSHELF_REMOTE_IMAGES',
        (text) => remoteImages.find((choice) => choice === text.toLowerCase()),
        `one of ${remoteImages.join(', ')}`,
      ) ?? 'keep',
    refreshInterval:
      read(
        'SPECSHELF_REFRESH_INTERVAL',
        (text) => (text === '0' ? 0 : parseInteger(text, 60, 30 * 86_400)),
        'a whole number of seconds from 60 to 2592000, or 0 for never',
      ) ?? 6 * 3600,
    documentLimit: bytes('SPECSHELF_DOCUMENT_LIMIT') ?? defaultLimits.document,
    filesLimit: bytes('SPECSHELF_FILES_LIMIT') ?? defaultLimits.files,
    fetchCountLimit: number('SPECSHELF_FETCH_COUNT_LIMIT', 1, 5_000) ?? defaultLimits.fetchCount,
    workTimeLimit: number('SPECSHELF_WORK_TIME_LIMIT', 1, 3_600) ?? 15,
    workMemoryLimit: number('SPECSHELF_WORK_MEMORY_LIMIT', 64, 65_536) ?? 512,
    cacheLimit: number('SPECSHELF_CACHE_LIMIT', 1, 2 ** 33) ?? defaultLimits.computed,
    ...defined({
      logFormat,
      secretKey,
      publicURL,
      bootstrapToken,
      fetchProxy: fetchProxy ? { ...fetchProxy, resolvesNames: fetchProxyDNS === 'proxy' } : undefined,
    }),
  };
  if (config.database.kind === 'postgresql' && !environment['SPECSHELF_SECRET_KEY']?.trim()) {
    problems.push(
      'SPECSHELF_SECRET_KEY must be set when DATABASE_URL is a postgres:// URL, the same on every server.',
    );
  }
  if (fetchProxyDNS === 'proxy' && !environment['SPECSHELF_FETCH_PROXY']?.trim()) {
    problems.push('SPECSHELF_FETCH_PROXY_DNS is proxy, so SPECSHELF_FETCH_PROXY must be set.');
  }
  const warnings = unknownVariables(environment, known);
  return problems.length === 0 ? { ok: true, config, warnings } : { ok: false, problems, warnings };
}

function parseText(text: string): string {
  return text;
}

function parseInteger(text: string, minimum: number, maximum: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
}

function parseMetrics(text: string): false | ListenAt | undefined {
  if (text.toLowerCase() === 'off') return false;
  const [, host, digits] = /^(?:(\[[0-9a-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = digits === undefined ? undefined : parseInteger(digits, 1, 65_535);
  if (port === undefined) return undefined;
  return { host: host?.replace(/^\[|\]$/g, '') ?? '127.0.0.1', port };
}

function parsePublicURL(text: string): string | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, pathname, search, hash, username } = url;
  if (!/^https?:$/.test(protocol) || search || hash || username) return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Parses a path or a URL in the form of DATABASE_URL. */
export function parseDatabase(
  text: string,
  { connections, synchronous = 'full' }: { connections: number; synchronous?: Synchronous },
): DatabaseLocation | undefined {
  if (/^postgres(ql)?:/i.test(text)) {
    const isWhole = (parseURL(text)?.pathname.length ?? 0) > 1;
    return isWhole ? { kind: 'postgresql', url: text, connections } : undefined;
  }
  const path = text.replace(/^(?:sqlite|file):(?:\/\/)?/i, '');
  return path && !/^[a-z][a-z0-9+.-]*:\/\//i.test(path)
    ? { kind: 'sqlite', file: path, synchronous }
    : undefined;
}

const synchronousModes = ['full', 'normal'] as const;

const remoteImages = ['keep', 'remove'] as const;

const logFormats = ['json', 'pretty'] as const;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function parseLogLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text.toLowerCase());
}

function parseRanges(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => ipaddr.isValidCIDR(range)) ? ranges : undefined;
}
