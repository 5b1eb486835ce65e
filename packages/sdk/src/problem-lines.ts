import { groupProblems } from '@specshelf/contract';
import type { OpenAPISpec, ProcessingProblem } from './models.js';

const shownGroups = 3;

/** The first problems of a specification for an error message, each on a line of its own. Errors hide warnings. */
export function problemLines({ lastProcessedErrors }: OpenAPISpec): string {
  // An answer of a proxy or of a test may lack the list.
  const problems = lastProcessedErrors ?? [];
  const errors = problems.filter(({ severity = 'error' }) => severity === 'error');
  const groups = groupProblems(errors.length > 0 ? errors : problems);
  const lines = groups
    .slice(0, shownGroups)
    .map(({ first, count }) => `${placeOf(first)}${first.message}${count > 1 ? ` (${count} times)` : ''}`);
  const hidden = groups.length - lines.length;
  if (hidden > 0) lines.push(`and ${hidden} more`);
  return lines.map((line) => `\n  ${line}`).join('');
}

function placeOf({ file, line, column }: ProcessingProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place && `${place}: `;
}
