import type { Schema } from '@specshelf/contract';
import { pluralize } from './pluralize.js';

type Problems = readonly Schema<'ProcessingProblem'>[];

/** Returns the number of listed problems of severity `info`, which need no change of the source. */
export function countNotes(problems: Problems): number {
  return problems.filter(({ severity }) => severity === 'info').length;
}

/** Returns text such as `2 problems, 1 note`, or an empty text. `count` includes problems beyond the list; notes are always listed. */
export function summarizeProblems(problems: Problems, count: number): string {
  const notes = countNotes(problems);
  const parts = [
    ...(count > notes ? [pluralize(count - notes, 'problem')] : []),
    ...(notes > 0 ? [pluralize(notes, 'note')] : []),
  ];
  return parts.join(', ');
}
