import type { Problem } from './problem.js';

/** A problem of a text that can still be read. */
export interface TextProblem {
  readonly code: string;
  readonly severity: Problem['severity'];
  readonly message: string;
  readonly at?: readonly string[];
  readonly offset?: number;
}
