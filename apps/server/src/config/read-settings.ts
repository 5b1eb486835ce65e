import { defined } from '@specshelf/base/defined';
import { defaultLimits, parseURL } from '@specshelf/service';
import { defaultSourceBodyLimit } from '@specshelf/service/bodies';
import ipaddr from 'ipaddr.js';
import { parseFetchProxy, proxyResolvers } from '../fetching/guard/fetch-proxy.js';
import { type Config, logFormats, logLevels, refusals } from './config.js';
import { type ConfigReader, parseInteger } from './config-reader.js';
import type { ListenAt } from './listen-at.js';
import { mostTrustedProxies, parseTrustedProxies } from './trusted-proxies.js';

/** Reads what the server listens on and whom it answers. */
export function readListening({ read, integer }: ConfigReader) {
  return {
    port:
      read('PORT', (text) => parseInteger(text, 0, 65_535), 'a port, from 0 (any free port) to 65535') ??
      8787,
    host: read('HOST', parseText, 'a host name or an address') ?? '127.0.0.1',
    ...defined({
      publicURL: read('PUBLIC_URL', parsePublicURL, 'an http:// or https:// URL without query and fragment'),
    }),
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
    connectionLimit: integer('SPECSHELF_CONNECTION_LIMIT', 1, 1_000_000) ?? 5_000,
    rateLimit: integer('SPECSHELF_RATE_LIMIT', 0, 1_000_000) ?? 0,
    metrics:
      read(
        'SPECSHELF_METRICS',
        parseMetrics,
        'off, or a port such as 9464 on this machine, or an address and a port such as 10.1.2.3:9464',
      ) ?? false,
  } satisfies Partial<Config>;
}

/** Reads how a server stops. A load balancer in front of several servers needs time to notice. */
export function readStopping({ integer }: ConfigReader, { kind }: Config['database']) {
  return {
    drainDelay: integer('SPECSHELF_DRAIN_DELAY', 0, 300) ?? (kind === 'postgresql' ? 1 : 0),
    drainLimit: integer('SPECSHELF_DRAIN_LIMIT', 0, 3_600) ?? 10,
  } satisfies Partial<Config>;
}

export function readLogging({ choice, integer }: ConfigReader) {
  return {
    logLevel: choice('LOG_LEVEL', logLevels) ?? 'info',
    ...defined({ logFormat: choice('LOG_FORMAT', logFormats) }),
    auditDays: integer('SPECSHELF_AUDIT_DAYS', 1, 36_500) ?? 400,
  } satisfies Partial<Config>;
}

export function readSecrets({ read }: ConfigReader) {
  return defined({
    secretKey: read(
      'SPECSHELF_SECRET_KEY',
      (text) => (text.length >= 32 ? text : undefined),
      'at least 32 characters that cannot be guessed',
    ),
    bootstrapToken: read(
      'SPECSHELF_BOOTSTRAP_TOKEN',
      (text) => (/^[!-~]{16,4096}$/.test(text) ? text : undefined),
      'at least 16 visible ASCII characters without spaces',
    ),
  }) satisfies Partial<Config>;
}

/** Reads from where and how often sources are fetched. */
export function readFetching({ read, integer, choice, isSet, problems }: ConfigReader) {
  const fetchProxy = read(
    'SPECSHELF_FETCH_PROXY',
    parseFetchProxy,
    'the URL of an HTTP proxy such as http://proxy.example.org:3128, with user:password@ before the host if it requires them',
  );
  const resolver = choice('SPECSHELF_FETCH_PROXY_DNS', proxyResolvers);
  if (resolver === 'proxy' && !isSet('SPECSHELF_FETCH_PROXY')) {
    problems.push('SPECSHELF_FETCH_PROXY_DNS is proxy, so SPECSHELF_FETCH_PROXY must be set.');
  }
  return {
    fetchAllow:
      read('SPECSHELF_FETCH_ALLOW', parseRanges, 'address ranges such as 10.1.0.0/16, separated by commas') ??
      false,
    ...defined({
      trustedIssuers: read(
        'SPECSHELF_TRUSTED_ISSUERS',
        parseIssuers,
        'https:// or http:// URLs of issuers such as https://gitlab.example.org, separated by commas',
      ),
    }),
    ...defined({ fetchProxy: fetchProxy && { ...fetchProxy, resolvesNames: resolver === 'proxy' } }),
    refreshInterval:
      read(
        'SPECSHELF_REFRESH_INTERVAL',
        (text) => (text === '0' ? 0 : parseInteger(text, 60, 30 * 86_400)),
        'a whole number of seconds from 60 to 2592000, or 0 for never',
      ) ?? 6 * 3600,
    fetchCountLimit: integer('SPECSHELF_FETCH_COUNT_LIMIT', 1, 5_000) ?? defaultLimits.fetchCount,
  } satisfies Partial<Config>;
}

const remoteImages = ['keep', 'remove'] as const;

/** Reads limits of documents, their processing, and memory. */
export function readProcessing({ integer, choice }: ConfigReader) {
  const bytes = (name: string) => integer(name, 1, 2 ** 29);
  const budget = (name: string) => integer(name, 2 ** 20, 2 ** 36);
  return {
    bodyLimit: bytes('SPECSHELF_BODY_LIMIT') ?? defaultSourceBodyLimit,
    bodyBudget: budget('SPECSHELF_BODY_BUDGET') ?? 192 * 1024 * 1024,
    responseBudget: budget('SPECSHELF_RESPONSE_BUDGET') ?? 256 * 1024 * 1024,
    documentLimit: bytes('SPECSHELF_DOCUMENT_LIMIT') ?? defaultLimits.document,
    filesLimit: bytes('SPECSHELF_FILES_LIMIT') ?? defaultLimits.files,
    workTimeLimit: integer('SPECSHELF_WORK_TIME_LIMIT', 1, 3_600) ?? 15,
    workMemoryLimit: integer('SPECSHELF_WORK_MEMORY_LIMIT', 64, 65_536) ?? 512,
    cacheLimit: integer('SPECSHELF_CACHE_LIMIT', 1, 2 ** 33) ?? defaultLimits.computed,
    remoteImages: choice('SPECSHELF_REMOTE_IMAGES', remoteImages) ?? 'keep',
    compatibilityRefuse: choice('SPECSHELF_COMPATIBILITY_REFUSE', refusals) ?? 'none',
  } satisfies Partial<Config>;
}

function parseText(text: string): string {
  return text;
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

function parseRanges(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => ipaddr.isValidCIDR(range)) ? ranges : undefined;
}

function parseIssuers(text: string): string[] | undefined {
  const issuers = text.split(',').map((issuer) => issuer.trim());
  return issuers.every((issuer) => /^https?:$/.test(parseURL(issuer)?.protocol ?? '')) ? issuers : undefined;
}

/** Parses a list of origins, or `*` for all; undefined if one of them is not an origin. */
function parseCorsOrigins(text: string): '*' | string[] | undefined {
  if (text === '*') return text;
  const origins = text.split(',').map((origin) => parseOrigin(origin.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/** Returns an origin in the form in which browsers send it; undefined if the text is not one. */
function parseOrigin(text: string): string | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, href } = url;
  return /^https?:$/.test(protocol) && href === `${origin}/` && !href.includes('*') ? origin : undefined;
}
