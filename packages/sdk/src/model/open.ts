/**
 * A string with known values. Newer servers may return other values, so code that handles all known values also needs a default.
 *
 * @example
 * ```ts
 * const format: Open<'json' | 'yaml'> = 'toml';
 * ```
 */
export type Open<T extends string> = T | (string & {});
