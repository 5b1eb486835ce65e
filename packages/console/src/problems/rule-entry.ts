import { type ProblemRule, problemRules } from '@specshelf/contract/problems';

const byCode: ReadonlyMap<string, ProblemRule> = new Map(problemRules.map((rule) => [rule.code, rule]));

/** Returns the entry of a rule; undefined for rules of other releases. */
export function findRule(code: string): ProblemRule | undefined {
  return byCode.get(code);
}
