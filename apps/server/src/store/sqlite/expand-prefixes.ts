import type { SearchExpression } from '@specshelf/service';

/** Returns the words with a prefix; undefined if there are too many. */
export type FindWords = (prefix: string) => Promise<readonly string[] | undefined>;

/**
 * Returns a function that replaces prefixes of words by the tokens with these words. FTS5 reads all documents of a prefix first, but those of
 * tokens only as far as they are results.
 */
export function createPrefixExpander(
  wordOf: (token: string) => string | undefined,
  find: FindWords,
): (expression: SearchExpression) => Promise<SearchExpression> {
  const known = new Map<string, Promise<readonly string[] | undefined>>();
  const expand = async (part: SearchExpression): Promise<SearchExpression> => {
    if ('token' in part) return part;
    if ('any' in part) return { any: await Promise.all(part.any.map(expand)) };
    if ('all' in part) {
      const all = await Promise.all(part.all.map(expand));
      return part.not === undefined ? { all } : { all, not: await expand(part.not) };
    }
    const word = wordOf(part.prefix);
    if (word === undefined) return part;
    const found = known.get(word) ?? find(word);
    known.set(word, found);
    const words = await found;
    const letter = part.prefix.slice(0, part.prefix.length - word.length);
    return words === undefined ? part : { any: words.map((each) => ({ token: letter + each })) };
  };
  return expand;
}
