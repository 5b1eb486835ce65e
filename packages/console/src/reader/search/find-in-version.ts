import {
  createVocabulary,
  maxQueryLength,
  parseQuery,
  type Query,
  tolerateErrors,
  wordOfToken,
} from '@specshelf/search';
import { inTurns } from '@specshelf/service/in-turns';
import type { Reading } from '../reading/reading.js';
import { entriesOf } from './entries-of.js';
import { createFinder, type Match, sortMatches } from './rank-entries.js';
import type { SearchEntry } from './search-entry.js';

export interface VersionResults {
  /** The query that found the entries. */
  query: Query;
  /** The best one first. */
  entries: readonly SearchEntry[];
  /** Whether words of the entries differ from those of the text by a typing error, because nothing has the words of the text. */
  isTolerant: boolean;
}

type Searched = Pick<Reading, 'version' | 'map' | 'reader'>;

/**
 * Returns the results of a search in a version, for its page and for the suggestions of the search box. Undefined without words. One typing error
 * in each word is tolerated if nothing has the words. `pause` lets other requests run.
 */
export async function findInVersion(
  searched: Searched,
  text: string,
  pause: () => Promise<void>,
): Promise<VersionResults | undefined> {
  const query = parseQuery(text.slice(0, maxQueryLength));
  if (!query) return undefined;
  const entries = await find(searched, query, pause);
  if (entries.length > 0) return { query, entries, isTolerant: false };
  const vocabulary = await inTurns(createVocabulary(await wordsOf(searched, pause)), pause);
  for (const tolerant of tolerateErrors(query, vocabulary)) {
    const similar = await find(searched, tolerant, pause);
    if (similar.length > 0) return { query: tolerant, entries: similar, isTolerant: true };
  }
  return { query, entries, isTolerant: false };
}

async function find(searched: Searched, query: Query, pause: () => Promise<void>): Promise<SearchEntry[]> {
  const findMatches = createFinder(query);
  const matches: Match[] = [];
  await visit(searched, pause, (entries) => matches.push(...findMatches(entries)));
  return sortMatches(matches);
}

async function wordsOf(searched: Searched, pause: () => Promise<void>): Promise<Set<string>> {
  const words = new Set<string>();
  await visit(searched, pause, (entries) => {
    for (const { tokens } of entries) {
      for (const token of tokens.split(' ')) {
        const word = wordOfToken(token);
        if (word !== undefined) words.add(word);
      }
    }
  });
  return words;
}

async function visit(
  { version, map, reader }: Searched,
  pause: () => Promise<void>,
  use: (entries: readonly SearchEntry[]) => void,
): Promise<void> {
  for await (const entries of entriesOf(await version.searchIndex(), map, reader)) {
    use(entries);
    await pause();
  }
}
