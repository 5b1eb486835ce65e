export { problemRules } from './generated/problems.gen.js';
export type { ProblemExample, ProblemRule } from './problem-rule.js';
