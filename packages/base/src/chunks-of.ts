/** Splits a list into chunks for statements, because databases limit the number of values in a statement. */
export function* chunksOf<T>(list: readonly T[], size = 200): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
