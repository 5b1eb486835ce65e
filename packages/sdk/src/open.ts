/**
 * A string of which these values are known. Servers newer than this library may answer others, so that code which
 * handles all known ones needs a default.
 *
 * @example
 * ```ts
 * const format: Open<'json' | 'yaml'> = 'toml';
 * ```
 */
export type Open<T extends string> = T | (string & {});
