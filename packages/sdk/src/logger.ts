/**
 * Where log lines go. `console` is one.
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
  /** A failure that nobody is told otherwise. */
  error(message: string, ...details: unknown[]): void;
  /** Something that should be changed. */
  warn(message: string, ...details: unknown[]): void;
  /** Another attempt, and why. */
  info(message: string, ...details: unknown[]): void;
  /** A request that is sent, and its answer. */
  debug(message: string, ...details: unknown[]): void;
}

/**
 * Which lines are logged: those of the level and the ones before it.
 *
 * @example
 * ```ts
 * const logLevel: LogLevel = 'debug';
 * const client = new Client({ logLevel });
 * ```
 */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

const levels = ['off', 'error', 'warn', 'info', 'debug'] as const;

/** A logger that passes on what its level allows. */
export function leveledLogger(logger: Logger, level: LogLevel): Logger {
  const allows = (line: LogLevel) => levels.indexOf(line) <= levels.indexOf(level);
  const ignore = () => {};
  return {
    error: allows('error') ? (...line) => logger.error(...line) : ignore,
    warn: allows('warn') ? (...line) => logger.warn(...line) : ignore,
    info: allows('info') ? (...line) => logger.info(...line) : ignore,
    debug: allows('debug') ? (...line) => logger.debug(...line) : ignore,
  };
}

/** Whether a text, such as one from the environment, names a level. */
export function isLogLevel(text: string | undefined): text is LogLevel {
  return levels.some((level) => level === text);
}

const secret = /^(proxy-)?authorization$|cookie|api-key|token|secret/i;

/** Headers as they may be logged. */
export function loggableHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, secret.test(name) ? '***' : value]));
}

/** A URL as it may be logged. */
export function loggableURL(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
