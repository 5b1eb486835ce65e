import type { SourceFile } from '../files/source-file.js';
import type { Problem } from './problem.js';
import type { ProblemList } from './problem-list.js';

/** Something to tell of a text that was read all the same. */
export interface Remark {
  readonly code: string;
  readonly severity: Problem['severity'];
  readonly message: string;
  readonly at?: readonly string[];
  readonly offset?: number;
}

export function reportRemarks(file: SourceFile, remarks: readonly Remark[], problems: ProblemList): void {
  for (const remark of remarks) {
    problems.add({ ...remark, file });
  }
}
