import type { Expression } from './expression.js';

/** Whether a document satisfies an expression. `tokens` has all of its tokens, separated by spaces. */
export function matches(expression: Expression, tokens: string): boolean {
  return evaluate(expression, ` ${tokens} `);
}

function evaluate(expression: Expression, tokens: string): boolean {
  if ('token' in expression) return tokens.includes(` ${expression.token} `);
  if ('prefix' in expression) return tokens.includes(` ${expression.prefix}`);
  if ('any' in expression) return expression.any.some((each) => evaluate(each, tokens));
  const { all, not } = expression;
  return all.every((each) => evaluate(each, tokens)) && (not === undefined || !evaluate(not, tokens));
}
