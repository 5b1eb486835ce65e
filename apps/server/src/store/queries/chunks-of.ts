/** Splits a list for statements, whose number of values is limited. */
export function* chunksOf<T>(list: readonly T[], size = 200): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
