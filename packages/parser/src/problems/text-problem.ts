import type { SourceFile } from '../files/source-file.js';
import type { Problem } from './problem.js';
import type { ProblemList } from './problem-list.js';

/** A problem of a text that can still be read. */
export interface TextProblem {
  readonly code: string;
  readonly severity: Problem['severity'];
  readonly message: string;
  readonly at?: readonly string[];
  readonly offset?: number;
}

export function reportTextProblems(
  file: SourceFile,
  textProblems: readonly TextProblem[],
  problems: ProblemList,
): void {
  for (const problem of textProblems) problems.add({ ...problem, file });
}
