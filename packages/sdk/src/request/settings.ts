import { ArgumentError } from '../errors/errors.js';
import type { ClientOptions } from '../model/client-options.js';
import { type Logger, leveledLogger } from '../model/logger.js';
import type { Middleware } from '../model/middleware.js';
import { type CallLimits, callLimits } from './call-limits.js';
import { version } from './version.js';

/** The validated options of a client, with values of the environment and defaults. */
export interface Settings extends CallLimits {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Creates the headers of a request, with the token. A function, so that no dump of the settings shows the token. */
  readonly newHeaders: (accept: string) => Promise<Headers>;
  readonly middleware: readonly Middleware[];
  readonly logger: Logger;
  /** Whether requests are logged. */
  readonly verbose: boolean;
  /** Whether the token may change. */
  readonly hasTokenFunction: boolean;
}

export function settingsOf(options: ClientOptions): Settings {
  if (isBrowser() && !options.dangerouslyAllowBrowser) {
    throw new ArgumentError('In a browser, the token is public. Set `dangerouslyAllowBrowser` to allow it.');
  }
  const level = options.logLevel ?? environmentVariable('SPECSHELF_LOG');
  return {
    baseUrl: checkedBaseUrl(options.baseUrl ?? environmentVariable('SPECSHELF_BASE_URL')),
    // Looked up for each request, so that a mock of the global `fetch` works whenever it is installed.
    fetch: (url, init) => (options.fetch ?? globalThis.fetch)(url, init),
    ...callLimits(options, {
      timeout: 60_000,
      deadline: Infinity,
      maxRetries: 2,
      maxResponseBytes: undefined,
    }),
    newHeaders: headersMaker(options),
    middleware: options.middleware ?? [],
    logger: leveledLogger(options.logger ?? console, level),
    verbose: level === 'debug',
    hasTokenFunction: typeof options.token === 'function',
  };
}

/** Creates the headers of a call without those that are `null`. Messages contain no values, which may be secret. */
export function headersOfCall(entries: Readonly<Record<string, string | null>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(entries)) {
    try {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    } catch {
      throw new ArgumentError(`The header ${JSON.stringify(name)} is invalid.`);
    }
  }
  return headers;
}

/** The message does not contain the value, which may include a password. */
function checkedBaseUrl(value: string | URL | undefined): string {
  let address = '';
  try {
    // On Node.js 20, `URL.canParse` is not reliable.
    address = new URL(value ?? '').href.replace(/\/+$/, '');
  } catch {}
  if (/^https?:\/\/[^@?#]+(?<!\/v1)$/.test(address)) return address;
  throw new ArgumentError(
    '`baseUrl` (SPECSHELF_BASE_URL) must be like https://specs.example.com, without credentials, query, or /v1.',
  );
}

function headersMaker({ userAgent, headers: given, token }: ClientOptions): Settings['newHeaders'] {
  const credential = token ?? environmentVariable('SPECSHELF_TOKEN');
  let own: Headers | undefined;
  // Node.js loads everything that belongs to `fetch` with the first `Headers`, which takes longer than the rest of this constructor. A
  // client without header options creates none before its first request.
  try {
    own = given && new Headers(given);
    if (userAgent) new Headers({ userAgent });
  } catch {
    throw new ArgumentError('A header is invalid.');
  }
  return async (accept) => {
    const headers = new Headers({ accept });
    const bearer = await readToken(credential);
    // In browsers, an additional header would need the server's permission in every preflight.
    if (userAgent !== null && !isBrowser())
      headers.set('user-agent', `specshelf-sdk/${version} ${userAgent ?? ''}`);
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    for (const [name, value] of own ?? []) headers.set(name, value);
    return headers;
  };
}

async function readToken(token: ClientOptions['token']): Promise<string | undefined> {
  let value: string | undefined;
  try {
    value = (typeof token === 'function' ? await token() : token)?.trim();
  } catch (cause) {
    throw new ArgumentError('The `token` function failed.', { cause });
  }
  if (!value || /^[\x21-\x7e]+$/.test(value)) return value;
  throw new ArgumentError('The token contains an invalid character.');
}

/** Returns an environment variable, or `undefined` if it is empty or the runtime has no environment. */
function environmentVariable(name: string): string | undefined {
  try {
    // Not `process.env`: bundlers would replace it, and workers and browsers have no `process`.
    const value: string | undefined = Object(globalThis).process?.env?.[name];
    return value || undefined;
  } catch {
    return undefined; // Deno without permission to read it.
  }
}

/** Whether this is a page in a browser or one of its workers. Other runtimes have another user agent. */
function isBrowser(): boolean {
  return /^Mozilla\//.test(`${globalThis.navigator?.userAgent}`);
}
