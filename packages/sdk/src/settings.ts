import type { ClientOptions } from './client-options.js';
import { environmentVariable, isBrowser } from './environment.js';
import { ArgumentError } from './errors.js';
import { isLogLevel, type Logger, leveledLogger } from './logger.js';
import type { Middleware } from './middleware.js';
import { version } from './version.js';

/** The options of a client, checked, and completed by the environment and the defaults. */
export interface Settings {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeout: number;
  readonly deadline: number;
  readonly maxRetries: number;
  /** Makes the headers of a request. */
  readonly newHeaders: () => Headers;
  readonly middleware: readonly Middleware[];
  readonly logger: Logger;
  /** Whether requests are logged. */
  readonly verbose: boolean;
  /** A function, so that no dump of the settings shows the token. */
  readonly token: () => Promise<string | undefined>;
}

export function settingsOf(options: ClientOptions): Settings {
  if (isBrowser() && !options.dangerouslyAllowBrowser) {
    throw new ArgumentError(
      'A token in a browser can be read by everybody. Call the API from a server, or set `dangerouslyAllowBrowser`.',
    );
  }
  const fromEnvironment = environmentVariable('SPECSHELF_LOG');
  const level = options.logLevel ?? (isLogLevel(fromEnvironment) ? fromEnvironment : 'warn');
  return {
    baseUrl: checkedBaseUrl(options.baseUrl ?? environmentVariable('SPECSHELF_BASE_URL')),
    // Looked up when it is called, so that a mock of the global one is seen whenever it is installed.
    fetch: (url, init) => (options.fetch ?? globalThis.fetch)(url, init),
    timeout: checkedMilliseconds('timeout', options.timeout) ?? 60_000,
    deadline: checkedMilliseconds('deadline', options.deadline) ?? Infinity,
    maxRetries: checkedRetries(options.maxRetries) ?? 2,
    newHeaders: headersMaker(options),
    middleware: options.middleware ?? [],
    logger: leveledLogger(options.logger ?? console, level),
    verbose: level === 'debug',
    token: tokenReader(options.token ?? environmentVariable('SPECSHELF_TOKEN')),
  };
}

export function checkedMilliseconds(name: string, value: number | undefined): number | undefined {
  if (value !== undefined && !(value > 0)) {
    throw new ArgumentError(`\`${name}\` must be a positive number of milliseconds, not ${value}.`);
  }
  return value;
}

export function checkedRetries(value: number | undefined): number | undefined {
  if (value !== undefined && !(Number.isInteger(value) && value >= 0)) {
    throw new ArgumentError(`\`maxRetries\` must be 0 or a positive integer, not ${value}.`);
  }
  return value;
}

/** Sets headers; `null` removes one. No message repeats a value: it may be secret. */
export function setHeaders(
  headers: Headers,
  entries: Readonly<Record<string, string | null>> | undefined = {},
): void {
  for (const [name, value] of Object.entries(entries)) {
    try {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    } catch {
      throw new ArgumentError(
        `The header ${JSON.stringify(name)} has a name or a value that cannot be sent.`,
      );
    }
  }
}

/** No message repeats it: people write tokens and passwords into it. */
function checkedBaseUrl(value: string | URL | undefined): string {
  if (!value) {
    throw new ArgumentError(
      'Which server? Give `new Client({ baseUrl: "https://specs.example.com" })`, or set SPECSHELF_BASE_URL.',
    );
  }
  const address = URL.canParse(value) ? new URL(value).href.replace(/\/+$/, '') : '';
  if (!/^https?:\/\/[^@?#]+$/.test(address)) {
    throw new ArgumentError(
      '`baseUrl` must be like https://specs.example.com: http or https, without a user, a password, a query or a fragment. The token goes into `token`.',
    );
  }
  if (address.endsWith('/v1'))
    throw new ArgumentError('`baseUrl` must be the address of the server, without /v1.');
  return address;
}

function headersMaker({ userAgent, headers: given }: ClientOptions): () => Headers {
  const own = given && checkedHeaders(given);
  const makeHeaders = () => {
    const headers = new Headers(own);
    // Browsers: a header of ours would need the server's permission in every preflight.
    if (userAgent !== null && !headers.has('user-agent') && !isBrowser()) {
      setHeaders(headers, { 'user-agent': `specshelf-sdk/${version} ${userAgent ?? ''}`.trim() });
    }
    return headers;
  };
  // Node.js loads all that belongs to `fetch` with the first `Headers`, which takes longer than all else here: a client that is
  // made and not used yet should not wait for it.
  if (userAgent) makeHeaders();
  return makeHeaders;
}

function checkedHeaders(given: HeadersInit): Headers {
  try {
    return new Headers(given);
  } catch {
    throw new ArgumentError('One of the `headers` has a name or a value that cannot be sent.');
  }
}

function tokenReader(token: ClientOptions['token']): () => Promise<string | undefined> {
  return async () => {
    const value = (typeof token === 'function' ? await given(token) : token)?.trim();
    if (!value || /^[\x21-\x7e]+$/.test(value)) return value;
    throw new ArgumentError(
      'The token has characters that no header can carry, such as a space or a line break.',
    );
  };
}

async function given(token: () => string | Promise<string>): Promise<string> {
  try {
    return await token();
  } catch (cause) {
    throw new ArgumentError('The function given as `token` failed.', { cause });
  }
}
