import { type CallLimits, callLimits } from './call-limits.js';
import type { ClientOptions } from './client-options.js';
import { environmentVariable, isBrowser } from './environment.js';
import { ArgumentError } from './errors.js';
import { isLogLevel, type Logger, leveledLogger } from './logger.js';
import type { Middleware } from './middleware.js';
import { version } from './version.js';

/** The options of a client, checked, and completed by the environment and the defaults. */
export interface Settings extends CallLimits {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Makes the headers of a request. */
  readonly newHeaders: () => Headers;
  readonly middleware: readonly Middleware[];
  readonly logger: Logger;
  /** Whether requests are logged. */
  readonly verbose: boolean;
  /** A function, so that no dump of the settings shows the token. */
  readonly token: () => Promise<string | undefined>;
  /** Whether the token may change. */
  readonly hasTokenFunction: boolean;
}

export function settingsOf(options: ClientOptions): Settings {
  if (isBrowser() && !options.dangerouslyAllowBrowser) {
    throw new ArgumentError(
      'In a browser, the token is public. To allow that, set `dangerouslyAllowBrowser`.',
    );
  }
  const fromEnvironment = environmentVariable('SPECSHELF_LOG');
  const level = options.logLevel ?? (isLogLevel(fromEnvironment) ? fromEnvironment : 'warn');
  return {
    baseUrl: checkedBaseUrl(options.baseUrl ?? environmentVariable('SPECSHELF_BASE_URL')),
    // Looked up when it is called, so that a mock of the global one is seen whenever it is installed.
    fetch: (url, init) => (options.fetch ?? globalThis.fetch)(url, init),
    ...callLimits(options, { timeout: 60_000, deadline: Infinity, maxRetries: 2 }),
    newHeaders: headersMaker(options),
    middleware: options.middleware ?? [],
    logger: leveledLogger(options.logger ?? console, level),
    verbose: level === 'debug',
    token: tokenReader(options.token ?? environmentVariable('SPECSHELF_TOKEN')),
    hasTokenFunction: typeof options.token === 'function',
  };
}

/** Sets headers; `null` removes one. No message repeats a value: it may be secret. */
export function setHeaders(headers: Headers, entries: Readonly<Record<string, string | null>> = {}): void {
  for (const [name, value] of Object.entries(entries)) {
    try {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    } catch {
      throw new ArgumentError(`The header ${JSON.stringify(name)} cannot be sent.`);
    }
  }
}

/** No message repeats it: it may contain a token or a password. */
function checkedBaseUrl(value: string | URL | undefined): string {
  let address = '';
  try {
    // On Node.js 20, `URL.canParse` is not reliable.
    address = new URL(value ?? '').href.replace(/\/+$/, '');
  } catch {}
  if (/^https?:\/\/[^@?#]+(?<!\/v1)$/.test(address)) return address;
  throw new ArgumentError(
    '`baseUrl` must be like https://specs.example.com, without credentials, query, and /v1. Default: SPECSHELF_BASE_URL.',
  );
}

function headersMaker({ userAgent, headers: given }: ClientOptions): () => Headers {
  let own: Headers | undefined;
  const makeHeaders = () => {
    const headers = new Headers(own);
    // Browsers: a header of ours would need the server's permission in every preflight.
    if (userAgent !== null && !headers.has('user-agent') && !isBrowser())
      headers.set('user-agent', `specshelf-sdk/${version} ${userAgent ?? ''}`.trim());
    return headers;
  };
  // Node.js loads all that belongs to `fetch` with the first `Headers`, which takes longer than all else here: a client that is
  // made and not used yet should not wait for it.
  try {
    own = given && new Headers(given);
    if (userAgent) makeHeaders();
  } catch {
    throw new ArgumentError('One of the headers cannot be sent.');
  }
  return makeHeaders;
}

function tokenReader(token: ClientOptions['token']): () => Promise<string | undefined> {
  return async () => {
    let value: string | undefined;
    try {
      value = (typeof token === 'function' ? await token() : token)?.trim();
    } catch (cause) {
      throw new ArgumentError('The `token` function failed.', { cause });
    }
    if (!value || /^[\x21-\x7e]+$/.test(value)) return value;
    throw new ArgumentError('The token contains a character that a header cannot.');
  };
}
