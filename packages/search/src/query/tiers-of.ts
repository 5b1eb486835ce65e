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
 * Returns an expression for each tier of results, the best one first: an identifier, the whole name of a part (such as a segment of the path),
 * then all words in the name, in the name or the path, the whole name of a parameter or a property, and all words anywhere. For a query such as
 * `page_size`, which is a name itself, parameters and properties of this name come before its words. No document is in two tiers, because `not`
 * has the documents of the former ones.
 */
export function tiersOf(query: Query, options: TierOptions = {}): Expression[] {
  const { identifier, added } = partsOf(query, options);
  if (!hasSeveralWords(query)) {
    // Documents with the word in a former place are found by a former tier, so each place is read once.
    const others = added.map((letters) => wordsIn(query.words, letters));
    return [identifier, ...others].map((expression, index, all) => without(all.slice(0, index), expression));
  }
  const own = added.slice(0, -1);
  const inOwn = tokenIn(namesOf(query), own.join(''));
  const inBody = tokenIn(namesOf(query), added.slice(-1).join(''));
  const isName = query.words.length === 1;
  const best = isName ? [identifier, inOwn, inBody] : [identifier, inOwn];
  // With words in several places. Each of these includes the former one.
  const inPlaces = own.map((_, index) => wordsIn(query.words, own.slice(0, index + 1).join('')));
  const widest = inPlaces.slice(-1);
  const afterWords = isName ? [] : [inBody];
  return [
    ...best.map((expression, index) => without(best.slice(0, index), expression)),
    ...inPlaces.map((expression, index) =>
      without([...best, ...inPlaces.slice(0, index).slice(-1)], expression),
    ),
    ...afterWords.map((expression) => without([...best, ...widest], expression)),
    without([...best, ...widest, ...afterWords], wordsIn(query.words, added.join(''))),
  ];
}

/** Returns the number of the first tiers that do not depend on descriptions, parameters, and properties. */
export function countTiersBeforeBodies(query: Query): number {
  if (!hasSeveralWords(query)) return 3;
  return query.words.length === 1 ? 2 : 4;
}

/** Returns one expression for the documents of all tiers. */
export function allTiersOf(query: Query, options: TierOptions = {}): Expression {
  const { identifier, added } = partsOf(query, options);
  const whole = hasSeveralWords(query) ? [tokenIn(namesOf(query), added.join(''))] : [];
  return anyOf([identifier, ...whole, wordsIn(query.words, added.join(''))]);
}

interface TierOptions {
  isMember?: boolean;
}

function partsOf(query: Query, { isMember = false }: TierOptions) {
  return {
    identifier: tokenIn(namesOf(query), identifierLetter),
    added: places[isMember ? 'member' : 'reader'],
  };
}

/** All words of a query as a single one, in all forms. */
function namesOf({ joined }: Query): string[] {
  return [joined, ...otherForms(joined)];
}

/** Whether a document can have the words of a query in different places. */
function hasSeveralWords({ words }: Query): boolean {
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
