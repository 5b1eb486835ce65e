import type { Schema } from '@specshelf/contract';
import { counted } from './counted.js';

type Problems = readonly Schema<'ProcessingProblem'>[];

/** How many of the listed problems are of severity `info`: nothing is wrong there. */
export function countNotes(problems: Problems): number {
  return problems.filter(({ severity }) => severity === 'info').length;
}

/** Such as `2 problems, 1 note`; empty when there are none. `count` includes problems that are not listed; notes are always listed. */
export function summarizeProblems(problems: Problems, count: number): string {
  const notes = countNotes(problems);
  const parts = [
    ...(count > notes ? [counted(count - notes, 'problem')] : []),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
  ];
  return parts.join(', ');
}
