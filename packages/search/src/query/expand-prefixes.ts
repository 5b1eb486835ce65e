import { wordOfToken } from '../tokens/tokens-of-term.js';
import type { Expression } from './expression.js';

/** Returns the beginnings of words in an expression: `po` of the prefix `npo`. */
export function prefixesIn(expression: Expression): Set<string> {
  const prefixes = new Set<string>();
  const visit = (part: Expression): void => {
    if ('token' in part) return;
    if ('prefix' in part) {
      const word = wordOfToken(part.prefix);
      if (word !== undefined) prefixes.add(word);
    } else if ('any' in part) part.any.forEach(visit);
    else {
      part.all.forEach(visit);
      if (part.not) visit(part.not);
    }
  };
  visit(expression);
  return prefixes;
}

/** Replaces prefixes by the tokens with their words. Prefixes that have none in `words` remain. */
export function expandPrefixes(
  expression: Expression,
  words: ReadonlyMap<string, readonly string[]>,
): Expression {
  const expand = (part: Expression): Expression => {
    if ('token' in part) return part;
    if ('prefix' in part) return expandPrefix(part.prefix, words) ?? part;
    if ('any' in part) return { any: part.any.map(expand) };
    const all = part.all.map(expand);
    return part.not === undefined ? { all } : { all, not: expand(part.not) };
  };
  return expand(expression);
}

function expandPrefix(prefix: string, words: ReadonlyMap<string, readonly string[]>): Expression | undefined {
  const beginning = wordOfToken(prefix);
  const found = beginning === undefined ? undefined : words.get(beginning);
  return found && { any: found.map((word) => ({ token: prefix.slice(0, 1) + word })) };
}
