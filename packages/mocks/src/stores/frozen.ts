/** Returns an immutable copy of a record of JSON values, so that records are copied when they are stored, not when they are read. */
export function frozen<T>(record: T): T {
  return JSON.parse(JSON.stringify(record), (_key, value) => Object.freeze(value));
}
