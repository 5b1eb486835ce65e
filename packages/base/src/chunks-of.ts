/** Splits a list into chunks. By default as long as suits statements: databases limit the number of values in one. */
export function* chunksOf<T>(list: readonly T[], size = 200): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
