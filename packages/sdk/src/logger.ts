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

const levels: readonly (string | undefined)[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Returns a logger that drops lines above a level. Unknown levels, such as one from the environment, are `warn`. */
export function leveledLogger(logger: Logger, level: string | undefined): Logger {
  const limit = levels.indexOf(level);
  const method = (name: keyof Logger): Logger['error'] =>
    levels.indexOf(name) > (limit < 0 ? 2 : limit) ? () => {} : (...line) => logger[name](...line);
  return { error: method('error'), warn: method('warn'), info: method('info'), debug: method('debug') };
}

/** A URL as it may be logged. */
export function loggableURL(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
