import type { SearchEntry } from './search-entry.js';

/** Longer queries are cut. */
export const longestQuery = 200;
const mostTerms = 8;

/**
 * Returns the entries that contain all terms of a query, best first: matches in names of operations, then in their descriptions,
 * then schemas. Among them the beginning of a name ranks above the middle of a word.
 */
export function rankEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  return sortMatches(findMatches(entries, termsOf(query)));
}

export interface Match {
  entry: SearchEntry;
  score: number;
}

/** Returns the entries that contain all terms, in their order. */
export function findMatches(entries: readonly SearchEntry[], terms: readonly string[]): Match[] {
  if (terms.length === 0) return [];
  return entries.flatMap((entry) => {
    const score = scoreOf(entry, terms);
    return score === undefined ? [] : [{ entry, score }];
  });
}

/** Returns the entries of matches, best first. */
export function sortMatches(matches: readonly Match[]): SearchEntry[] {
  // Sorting is stable: equal scores keep the order of the navigation.
  return [...matches].sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

export function termsOf(query: string): string[] {
  return normalize(query.slice(0, longestQuery))
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, mostTerms);
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const perClass = 1_000;

/** Undefined if a term does not match. */
function scoreOf(entry: SearchEntry, terms: readonly string[]): number | undefined {
  const names = [entry.title, entry.address, entry.operationId, entry.method]
    .filter((name) => name !== undefined)
    .map(normalize);
  const text = normalize(entry.text ?? '');
  let sum = 0;
  let inNames = true;
  for (const term of terms) {
    const name = Math.max(...names.map((each) => matchOf(each, term)));
    if (name === 0) inNames = false;
    const match = name > 0 ? name : matchOf(text, term);
    if (match === 0) return undefined;
    sum += match;
  }
  return classOf(entry, inNames) * perClass + sum / terms.length - (entry.deprecated ? 1 : 0);
}

function classOf({ kind }: SearchEntry, inNames: boolean): number {
  if (kind === 'schema') return 0;
  return inNames ? 2 : 1;
}

/** 0 for no match. */
function matchOf(text: string, term: string): number {
  if (text === term) return 100;
  const index = text.indexOf(term);
  if (index < 0) return 0;
  if (index === 0) return 60;
  return /[\p{L}\p{N}]/u.test(text[index - 1] ?? '') ? 20 : 40;
}
