import type { Logger, LogLevel } from './logger.js';
import type { Middleware } from './middleware.js';

/**
 * The options of a {@link Client}.
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
  /** The access token, or a function that returns it, called for each attempt. Default: `SPECSHELF_TOKEN`. */
  token?: string | (() => string | Promise<string>) | undefined;
  /** The URL of the server, without `/v1`. Required here or in `SPECSHELF_BASE_URL`. */
  baseUrl?: string | URL | undefined;
  /** Default: the value of `globalThis.fetch` when a request is sent. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of one attempt in milliseconds, including its body. Default: 60,000. */
  timeout?: number | undefined;
  /** Timeout of a call with all its attempts, in milliseconds. Default: no limit. */
  deadline?: number | undefined;
  /** The maximum number of retries of a request that is safe to repeat. Default: 2. */
  maxRetries?: number | undefined;
  /**
   * The longest body of a response that is read, in bytes after decompression. Default: 67,108,864 (64 MiB), and 268,435,456 (256 MiB) for
   * documents, files, and archives of versions. `Infinity` is no limit.
   */
  maxResponseBytes?: number | undefined;
  /** Headers of every request. */
  headers?: Headers | Record<string, string> | [name: string, value: string][] | undefined;
  /** Appended to the `User-Agent` header; `null` omits the header. Browsers always send their own. */
  userAgent?: string | null | undefined;
  /** Middleware that runs around each attempt, the first one outermost. */
  middleware?: readonly Middleware[] | undefined;
  /** Default: `console`. Tokens are never logged. */
  logger?: Logger | undefined;
  /** Default: `SPECSHELF_LOG`, or `warn`. `debug` logs every request. */
  logLevel?: LogLevel | undefined;
  /** In a browser, every user can read the token. Set this option if the token may be public. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/**
 * The options of a single call.
 *
 * @example
 * ```ts
 * const options: RequestOptions = { signal: AbortSignal.timeout(5000), headers: { 'x-trace': 'a1' } };
 * await client.user.get(options);
 * ```
 */
export interface RequestOptions {
  /** Aborts the call, also while it waits for a retry. */
  signal?: AbortSignal | undefined;
  /** Timeout of one attempt in milliseconds, including its body. */
  timeout?: number | undefined;
  /** Timeout of the call with all its attempts, in milliseconds. */
  deadline?: number | undefined;
  /** The maximum number of retries of a request that is safe to repeat. */
  maxRetries?: number | undefined;
  /** The longest body of a response that is read, in bytes after decompression. */
  maxResponseBytes?: number | undefined;
  /** Headers in addition to those of the client; `null` removes one. */
  headers?: Readonly<Record<string, string | null>> | undefined;
  /** Middleware that runs inside that of the client. */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Retry even if the failed attempt may have had an effect. For `specs.create()`: its second attempt fails with 409 if the first one
   * succeeded.
   */
  retryUnsafe?: boolean | undefined;
}
