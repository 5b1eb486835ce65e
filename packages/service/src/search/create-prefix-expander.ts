import { type Expression, expandPrefixes, prefixesIn } from '@specshelf/search';
import type { SearchStore } from '../base/ports/search/search-store.js';
import { readWords } from '../work/heavy-work/search/search-chunks.js';
import type { SearchScope } from './search-scope.js';

export type ExpandPrefixes = (expression: Expression) => Promise<Expression>;

/** Decompressing more words would block other requests for milliseconds. */
const mostRead = { documents: 10_000, bytes: 32_000 };

/** More words would make the query of a database long. */
const mostWords = 400;
const mostCharacters = 6_000;

/**
 * In one specification, replaces prefixes by the words of this specification: stores read all documents with a prefix, and most of these belong
 * to others. The words are read when the first prefix must be replaced.
 */
export function createPrefixExpander(
  { stores: { search } }: { stores: { search: Pick<SearchStore, 'readWords'> } },
  { specId }: Pick<SearchScope, 'specId'>,
): ExpandPrefixes {
  let reading: Promise<string[] | undefined> | undefined;
  return async (expression) => {
    const beginnings = [...prefixesIn(expression)];
    if (specId === undefined || beginnings.length === 0) return expression;
    reading ??= search.readWords(specId, mostRead).then((read) => read?.flatMap(readWords));
    const words = await reading;
    if (!words) return expression;
    const found = beginnings.map(
      (beginning) => [beginning, words.filter((word) => word.startsWith(beginning))] as const,
    );
    return expandPrefixes(expression, new Map(found.filter(([, some]) => isShort(some))));
  };
}

function isShort(words: readonly string[]): boolean {
  return words.length <= mostWords && words.join('').length <= mostCharacters;
}
