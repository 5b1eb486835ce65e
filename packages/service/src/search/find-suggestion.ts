import {
  type Expression,
  isCorrectable,
  type Query,
  similarWords,
  suggestionsFor,
  tokensOfTerm,
} from '@specshelf/search';

/** What the caller of a search may find. */
export interface SuggestionScope {
  /** Whether the caller also searches the words for members. */
  isMember: boolean;
  /** Whether the caller finds a document with an expression. */
  isFound(expression: Expression): Promise<boolean>;
  /** Returns the words that occur in a document of the index. */
  findTerms(words: readonly string[]): Promise<readonly string[]>;
}

/** A query with more wrong words is not corrected. */
const maxWrong = 2;
/** For a wrong word. */
const maxChoices = 5;
/** So many words are looked up at once. */
const wordsAtOnce = 200;

/**
 * Returns queries that may be meant, the best one first; none if no word is wrong, or too many are. Only what the caller finds decides whether a
 * word is right and which words are similar: all organizations share the words of the index.
 */
export async function possibleQueries(query: Query, scope: SuggestionScope): Promise<string[]> {
  const wrong = new Set<string>();
  for (const { term } of query.words) {
    if (!isCorrectable(term) || wrong.has(term)) continue;
    if (!(await findsAny(scope, [term]))) wrong.add(term);
    if (wrong.size > maxWrong) return [];
  }
  if (wrong.size === 0) return [];
  const choices: string[][] = [];
  for (const { term } of query.words) {
    const similar = wrong.has(term) ? await findSimilar(scope, term) : [];
    choices.push(similar.length === 0 ? [term] : similar);
  }
  return suggestionsFor(query, choices);
}

async function findSimilar(scope: SuggestionScope, term: string): Promise<string[]> {
  const similar = similarWords(term);
  const present = new Set(await scope.findTerms([...similar.keys()]));
  const words = [...similar].filter(([folded]) => present.has(folded)).map(([, word]) => word);
  const found: string[] = [];
  for (let start = 0; start < words.length && found.length < maxChoices; start += wordsAtOnce) {
    const some = words.slice(start, start + wordsAtOnce);
    found.push(...(await findFirst(scope, some, maxChoices - found.length)));
  }
  return found;
}

/** Returns the first of some words that the caller finds. Halves them, because words of others may be many. */
async function findFirst(
  scope: SuggestionScope,
  words: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  if (limit === 0 || words.length === 0 || !(await findsAny(scope, words))) return [];
  if (words.length === 1) return words;
  const middle = Math.ceil(words.length / 2);
  const first = await findFirst(scope, words.slice(0, middle), limit);
  return [...first, ...(await findFirst(scope, words.slice(middle), limit - first.length))];
}

function findsAny({ isFound, isMember }: SuggestionScope, words: readonly string[]): Promise<boolean> {
  const tokens = words.flatMap((word) => tokensOfTerm(word, { isMember }));
  return isFound({ any: tokens.map((token) => ({ token })) });
}
