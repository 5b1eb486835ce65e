import { otherForms } from '../tokens/fold-plural.js';
import { identifierLetter, memberLetter } from '../tokens/token-letters.js';
import { ideographs } from '../tokens/words-of.js';
import type { Expression } from './expression.js';
import type { Query, QueryWord } from './parse-query.js';

/** Where all words of a query are, the best place first. Members of the organization also search for words that are for them only. */
const places = { reader: ['n', 'np', 'npb'], member: ['n', `np${memberLetter}`, `npb${memberLetter}`] };

/** Words of the specification narrow a query down. Alone, or by their beginning, they would find too many of its documents. */
const context = 'c';

/**
 * Returns an expression for each tier of results, the best one first: an identifier, the whole name of a part (such as a segment of the path
 * or a property), then all words in the name, in the name or the path, and anywhere. No document is in two tiers, because `not` has the
 * documents of the former ones.
 */
export function tiersOf(query: Query, { isMember = false } = {}): Expression[] {
  const lettersOfPlaces = places[isMember ? 'member' : 'reader'];
  const names = [query.joined, ...otherForms(query.joined)];
  const best = [tokenIn(names, identifierLetter)];
  if (hasSeveralWords(query)) best.push(tokenIn(names, lettersOfPlaces.at(-1) ?? ''));
  const others = lettersOfPlaces.map((letters) => wordsIn(query.words, letters));
  return [
    ...best.map((expression, index) => without(best.slice(0, index), expression)),
    ...others.map((expression, index) => without([...best, ...others.slice(0, index).slice(-1)], expression)),
  ];
}

function hasSeveralWords({ words }: Query): boolean {
  return words.length > 1 || words.some(({ forms }) => forms.some((form) => form.length > 1));
}

function without(former: readonly Expression[], expression: Expression): Expression {
  return former.length === 0 ? expression : { all: [expression], not: anyOf(former) };
}

/** All words are in these fields, or in the name of the specification, but not all of them there. */
function wordsIn(words: readonly QueryWord[], letters: string): Expression {
  const [only] = words;
  if (only && words.length === 1) return wordIn(only, letters);
  const all = words.map((word) => wordOrContext(word, letters));
  return { all: [...all, anyOf(words.map((word) => wordIn(word, letters)))] };
}

function wordOrContext(word: QueryWord, letters: string): Expression {
  if (!word.isPrefix) return wordIn(word, letters + context);
  return anyOf([wordIn(word, letters), wordIn({ ...word, isPrefix: false }, context)]);
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
