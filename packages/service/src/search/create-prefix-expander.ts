import { type Expression, expandPrefixes, prefixesIn } from '@specshelf/search';
import { readWords } from '../heavy-work/search/search-chunks.js';
import type { SearchStore } from '../ports/search/search-store.js';
import type { SearchScope } from './search-scope.js';

export type ExpandPrefixes = (expression: Expression) => Expression;

/** Reading the words of more documents may take longer than a search for prefixes. */
const mostDocuments = 10_000;

/** More words would make the query of a database long. */
const mostWords = 400;

/**
 * In one specification, replaces prefixes by the words of this specification: stores read all documents with a prefix, and most of these belong
 * to others.
 */
export async function createPrefixExpander(
  { stores: { search } }: { stores: { search: Pick<SearchStore, 'readWords'> } },
  { specId }: Pick<SearchScope, 'specId'>,
): Promise<ExpandPrefixes> {
  const read = specId === undefined ? undefined : await search.readWords(specId, mostDocuments);
  if (!read) return (expression) => expression;
  const words = read.flatMap(readWords);
  return (expression) => {
    const beginnings = [...prefixesIn(expression)];
    const found = beginnings.map(
      (beginning) => [beginning, words.filter((word) => word.startsWith(beginning))] as const,
    );
    return expandPrefixes(expression, new Map(found.filter(([, some]) => some.length <= mostWords)));
  };
}
