import type { Expression } from './expression.js';
import type { Query, QueryWord } from './parse-query.js';

/** The fields of each tier after the identifiers. */
const tiers = ['n', 'np', 'npt', 'nptb'];

/**
 * Returns an expression for each tier of results, the best one first: the identifier, its beginning, then all words in the name, in the name
 * or the path, also in the title, and anywhere. No document is in two tiers.
 */
export function tiersOf(query: Query): Expression[] {
  const exact: Expression = { token: `e${query.joined}` };
  const beginning: Expression = { prefix: `e${query.joined}` };
  const hasPrefix = isLongEnough(query.joined);
  const expressions: Expression[] = [exact];
  expressions.push(hasPrefix ? { all: [beginning], not: exact } : { any: [] });
  let former: Expression[] = [hasPrefix ? beginning : exact];
  for (const letters of tiers) {
    const words = query.words.map((word) => wordIn(word, letters));
    expressions.push({ all: words, not: former.length === 1 && former[0] ? former[0] : { any: former } });
    former = [hasPrefix ? beginning : exact, { all: words }];
  }
  return expressions;
}

/** A document has the word in one of the fields. */
function wordIn({ forms, isPrefix }: QueryWord, letters: string): Expression {
  return anyOf(
    forms.map((words) =>
      allOf(words.map((word, index) => inFields(word, letters, isPrefix && index === words.length - 1))),
    ),
  );
}

function inFields(word: string, letters: string, isPrefix: boolean): Expression {
  return anyOf(
    Array.from(letters, (letter) =>
      isPrefix && isLongEnough(word) ? { prefix: letter + word } : { token: letter + word },
    ),
  );
}

/** So many words begin with a letter or digit that they are not helpful. */
function isLongEnough(word: string): boolean {
  return word.length > 1 || /[^a-z\d]/.test(word);
}

function allOf(expressions: Expression[]): Expression {
  return expressions.length === 1 && expressions[0] ? expressions[0] : { all: expressions };
}

function anyOf(expressions: Expression[]): Expression {
  return expressions.length === 1 && expressions[0] ? expressions[0] : { any: expressions };
}
