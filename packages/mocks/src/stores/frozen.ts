/**
 * A copy of a record, which holds nothing but JSON, that nobody can change: not who gave it, and not who is given it. So it is
 * copied once, when it is stored, and not each time when it is read.
 */
export function frozen<T>(record: T): T {
  return JSON.parse(JSON.stringify(record), (_key, value) => Object.freeze(value));
}
