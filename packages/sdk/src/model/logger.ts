/**
 * The destination of log messages, for example `console`.
 *
 * @example
 * ```ts
 * const logger: Logger = {
 *   error: (message) => process.stderr.write(`${message}\n`),
 *   warn: (message) => process.stderr.write(`${message}\n`),
 *   info: () => {},
 *   debug: () => {},
 * };
 * const client = new Client({ logger });
 * ```
 */
export interface Logger {
  /** Logs a failure that is not reported otherwise. */
  error(message: string, ...details: unknown[]): void;
  /** Logs a problem that the developer should fix. */
  warn(message: string, ...details: unknown[]): void;
  /** Logs a retry with its reason. */
  info(message: string, ...details: unknown[]): void;
  /** Logs a request and its response. */
  debug(message: string, ...details: unknown[]): void;
}

/**
 * The least severe level that is logged.
 *
 * @example
 * ```ts
 * const logLevel: LogLevel = 'debug';
 * const client = new Client({ logLevel });
 * ```
 */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

const levels: readonly (string | undefined)[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Returns a logger that drops messages beyond a level. Unknown levels, which the environment may contain, mean `warn`. */
export function leveledLogger(logger: Logger, level: string | undefined): Logger {
  const limit = levels.indexOf(level);
  const method = (name: keyof Logger): Logger['error'] =>
    levels.indexOf(name) > (limit < 0 ? 2 : limit) ? () => {} : (...line) => logger[name](...line);
  return { error: method('error'), warn: method('warn'), info: method('info'), debug: method('debug') };
}

/** Returns a URL without credentials and query, which may be secret. */
export function loggableURL(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
