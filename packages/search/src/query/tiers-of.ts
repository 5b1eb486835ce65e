import { otherForms } from '../tokens/fold-plural.js';
import { identifierLetter, memberLetter } from '../tokens/token-letters.js';
import { ideographs } from '../tokens/words-of.js';
import type { Expression } from './expression.js';
import type { Query, QueryWord } from './parse-query.js';

/**
 * Where all words of a query are, the best place first, as the letters that each place adds to the former ones. Members of the organization also
 * search for words that are for them only.
 */
const places = { reader: ['n', 'p', 'b'], member: ['n', `p${memberLetter}`, 'b'] };

/** Words of the specification narrow a query down. Alone, or by their beginning, they would find too many of its documents. */
const context = 'c';

/**
 * Returns an expression for each tier of results, the best one first: an identifier, the whole name of a part (such as a segment of the path
 * or a property), then all words in the name, in the name or the path, and anywhere. No document is in two tiers, because `not` has the
 * documents of the former ones.
 */
export function tiersOf(query: Query, options: TierOptions = {}): Expression[] {
  const { best, added } = partsOf(query, options);
  if (!hasSeveralWords(query)) {
    // Documents with the word in a former place are found by a former tier, so each place is read once.
    const others = added.map((letters) => wordsIn(query.words, letters));
    return [...best, ...others].map((expression, index, all) => without(all.slice(0, index), expression));
  }
  // With words in several places. Each tier includes the former one.
  const others = added.map((_, index) => wordsIn(query.words, added.slice(0, index + 1).join('')));
  return [
    ...best.map((expression, index) => without(best.slice(0, index), expression)),
    ...others.map((expression, index) => without([...best, ...others.slice(0, index).slice(-1)], expression)),
  ];
}

/** Returns one expression for the documents of all tiers. */
export function allTiersOf(query: Query, options: TierOptions = {}): Expression {
  const { best, added } = partsOf(query, options);
  return anyOf([...best, wordsIn(query.words, added.join(''))]);
}

interface TierOptions {
  isMember?: boolean;
}

function partsOf(query: Query, { isMember = false }: TierOptions) {
  const added = places[isMember ? 'member' : 'reader'];
  const names = [query.joined, ...otherForms(query.joined)];
  const best = [tokenIn(names, identifierLetter)];
  if (hasSeveralWords(query)) best.push(tokenIn(names, added.join('')));
  return { best, added };
}

/** Whether a document can have the words of a query in different places. */
export function hasSeveralWords({ words }: Query): boolean {
  return words.length > 1 || words.some(({ forms }) => forms.some((form) => form.length > 1));
}

function without(former: readonly Expression[], expression: Expression): Expression {
  return former.length === 0 ? expression : { all: [expression], not: anyOf(former) };
}

/** All words are in these fields, or in the name of the specification, but not all of them there. */
function wordsIn(words: readonly QueryWord[], letters: string): Expression {
  const inFields = words.map((word) => wordIn(word, letters));
  const last = inFields.pop();
  if (!last || inFields.length === 0) return anyOf(last ? [last] : []);
  const orContext = words.map((word) => wordIn({ ...word, isPrefix: false }, letters + context));
  // The last word can be a prefix, and is only once in it for that reason: SQLite reads all documents of each prefix.
  return {
    all: [...orContext.slice(0, -1), anyOf([last, { all: [...orContext.slice(-1), anyOf(inFields)] }])],
  };
}

function wordIn({ forms, isPrefix }: QueryWord, letters: string): Expression {
  return anyOf(
    forms.map((words) =>
      allOf(
        words.map((word, index) => {
          const isBeginning = isPrefix && index === words.length - 1 && isLongEnough(word);
          return isBeginning ? prefixIn(word, letters) : tokenIn([word], letters);
        }),
      ),
    ),
  );
}

/** Too many words begin with the same letter or digit. A character of Chinese is a word. */
function isLongEnough(word: string): boolean {
  return Array.from(word).length > 1 || ideographs.test(word);
}

function tokenIn(words: readonly string[], letters: string): Expression {
  return anyOf(words.flatMap((word) => Array.from(letters, (letter) => ({ token: letter + word }))));
}

function prefixIn(word: string, letters: string): Expression {
  return anyOf(Array.from(letters, (letter) => ({ prefix: letter + word })));
}

function allOf(expressions: readonly Expression[]): Expression {
  return expressions.length === 1 && expressions[0] ? expressions[0] : { all: expressions };
}

function anyOf(expressions: readonly Expression[]): Expression {
  return expressions.length === 1 && expressions[0] ? expressions[0] : { any: expressions };
}
