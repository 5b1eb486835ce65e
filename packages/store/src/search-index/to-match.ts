import type { SearchExpression } from '@specshelf/service';

/** The operators of a query language. */
export interface MatchSyntax {
  token(token: string): string;
  prefix(prefix: string): string;
  and: string;
  or: string;
  andNot: string;
}

/** Returns an expression in the query language of an index; undefined if it matches nothing. */
export function toMatch(expression: SearchExpression, syntax: MatchSyntax): string | undefined {
  if ('token' in expression) return syntax.token(expression.token);
  if ('prefix' in expression) return syntax.prefix(expression.prefix);
  if ('any' in expression) {
    const some = expression.any.flatMap((part) => toMatch(part, syntax) ?? []);
    return some.length === 0 ? undefined : joined(some, syntax.or);
  }
  const all = expression.all.map((part) => toMatch(part, syntax));
  if (all.length === 0) throw new Error('A search must have a token that all results have');
  if (!all.every((part) => part !== undefined)) return undefined;
  const not = expression.not && toMatch(expression.not, syntax);
  const included = joined(all, syntax.and);
  return not === undefined ? included : joined([included, not], syntax.andNot);
}

function joined(parts: readonly string[], operator: string): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;
}
