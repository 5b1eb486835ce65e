import ipaddr from 'ipaddr.js';

/** How a server is run. */
export interface Config {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** A SQLite file, or `:memory:`. */
  databaseFile: string;
  /** Where the API is reached from outside, without a trailing slash. By default, where it listens. */
  publicURL?: string;
  logLevel: LogLevel;
  /** The token that is made on an empty database. By default a random one. */
  bootstrapToken?: string;
  /** Private address ranges from which sources may be fetched all the same; `true` for all of them. */
  fetchAllow: boolean | readonly string[];
  /** In bytes. */
  bodyLimit: number;
}

export type LogLevel = (typeof logLevels)[number];
export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the configuration from the environment. When something is wrong with it, all of it is told at once. */
export function readConfig(environment: Environment): ConfigResult {
  const problems: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined => {
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    // Not the value itself: it may be a secret.
    if (value === undefined) problems.push(`${name} must be ${expected}.`);
    return value;
  };
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
  const config: Config = {
    port:
      read('PORT', (text) => parseInteger(text, 0, 65_535), 'a port, from 0 (any that is free) to 65535') ??
      8787,
    host: read('HOST', parseText, 'a host name or an address') ?? '127.0.0.1',
    databaseFile:
      read(
        'DATABASE_URL',
        parseDatabaseFile,
        'the path of a SQLite file, with or without sqlite: before it; no other database is supported yet',
      ) ?? './data/specshelf.sqlite',
    logLevel: read('LOG_LEVEL', parseLogLevel, `one of ${logLevels.join(', ')}`) ?? 'info',
    fetchAllow:
      read('SPECSHELF_FETCH_ALLOW', parseRanges, 'address ranges such as 10.1.0.0/16, separated by commas') ??
      false,
    bodyLimit:
      read(
        'SPECSHELF_BODY_LIMIT',
        (text) => parseInteger(text, 1, 2 ** 29),
        'a number of bytes, at most 536870912',
      ) ?? 48 * 1024 * 1024,
    ...(publicURL === undefined ? {} : { publicURL }),
    ...(bootstrapToken === undefined ? {} : { bootstrapToken }),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function parseText(text: string): string {
  return text;
}

function parseInteger(text: string, minimum: number, maximum: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
}

function parsePublicURL(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  if (!/^https?:$/.test(protocol) || search || hash || username) return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function parseDatabaseFile(text: string): string | undefined {
  const path = text.replace(/^(?:sqlite|file):(?:\/\/)?/i, '');
  return path && !/^[a-z][a-z0-9+.-]*:\/\//i.test(path) ? path : undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

function parseLogLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text.toLowerCase());
}

function parseRanges(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => ipaddr.isValidCIDR(range)) ? ranges : undefined;
}
