import type { Expression } from './expression.js';
import type { Query } from './parse-query.js';
import { allTiersOf, tiersOf } from './tiers-of.js';

/**
 * Returns a function that finds the tier of a document in `tiersOf`; -1 if the query does not find it. For documents without an index: its
 * argument has all tokens of a document, with a space before and after each.
 */
export function createTierFinder(query: Query): (tokens: string) => number {
  // The first tier with the document is its only one, so that former ones need not be excluded.
  const tiers = tiersOf(query).map((tier) => ('not' in tier ? { all: tier.all } : tier));
  // Most documents are in none.
  const all = allTiersOf(query);
  return (tokens) => (matches(all, tokens) ? tiers.findIndex((tier) => matches(tier, tokens)) : -1);
}

function matches(expression: Expression, tokens: string): boolean {
  if ('token' in expression) return tokens.includes(` ${expression.token} `);
  if ('prefix' in expression) return tokens.includes(` ${expression.prefix}`);
  if ('any' in expression) return expression.any.some((each) => matches(each, tokens));
  return expression.all.every((each) => matches(each, tokens));
}
