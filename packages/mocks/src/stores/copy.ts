/** A copy of a record, which holds nothing but JSON, so that nobody changes what a store keeps. */
export function copy<T>(record: T): T {
  return JSON.parse(JSON.stringify(record));
}
