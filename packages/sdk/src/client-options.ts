import type { Logger, LogLevel } from './logger.js';
import type { Middleware } from './middleware.js';

/**
 * What a {@link Client} is made with.
 *
 * @example
 * ```ts
 * const options: ClientOptions = {
 *   baseUrl: 'https://specs.example.com',
 *   token: async () => 'a-short-lived-token',
 *   timeout: 10_000,
 *   deadline: 30_000,
 * };
 * const client = new Client(options);
 * ```
 */
export interface ClientOptions {
  /** The access token, or a function that gives it, called for every attempt. Default: `SPECSHELF_TOKEN`. */
  token?: string | (() => string | Promise<string>) | undefined;
  /** The address of the server, without `/v1`. Default: `SPECSHELF_BASE_URL`. One of the two is needed. */
  baseUrl?: string | URL | undefined;
  /** Default: `globalThis.fetch` as it is when a request is sent. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds that one attempt may take, its body included. Default: 60,000. */
  timeout?: number | undefined;
  /** Milliseconds that a call may take with all its attempts. Default: no limit. */
  deadline?: number | undefined;
  /** How often a request is sent again when that is safe. Default: 2. */
  maxRetries?: number | undefined;
  /** Sent with every request. */
  headers?: Headers | Record<string, string> | [name: string, value: string][] | undefined;
  /** Appended to the `User-Agent`; `null` leaves the header out. Browsers always send their own. */
  userAgent?: string | null | undefined;
  /** Runs around every attempt, the first outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Default: `console`. Tokens are never logged. */
  logger?: Logger | undefined;
  /** Default: `SPECSHELF_LOG`, else `warn`. `debug` logs every request. */
  logLevel?: LogLevel | undefined;
  /** In a browser everybody can read the token. Set this when yours may be read. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/**
 * What can be set for a single call.
 *
 * @example
 * ```ts
 * const options: RequestOptions = { signal: AbortSignal.timeout(5000), headers: { 'x-trace': 'a1' } };
 * await client.user.get(options);
 * ```
 */
export interface RequestOptions {
  /** Ends the call, also while it waits for another attempt. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt may take, its body included. */
  timeout?: number | undefined;
  /** Milliseconds that the call may take with all its attempts. */
  deadline?: number | undefined;
  /** How often the request is sent again when that is safe. */
  maxRetries?: number | undefined;
  /** Sent beside the client's; `null` removes one of those. */
  headers?: Readonly<Record<string, string | null>> | undefined;
  /** Runs inside the client's. */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Retry even if the failed attempt may have had an effect: for `specs.create()`, whose second attempt fails with 409 when the
   * first one succeeded.
   */
  retryUnsafe?: boolean | undefined;
}
