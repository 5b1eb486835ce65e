import { groupProblems } from '@specshelf/contract';
import type { OpenAPISpec } from '../model/models.js';

const shownGroups = 3;

/** Formats the first problems of a specification for an error message, one per line. Omits warnings if there are errors. */
export function problemLines(spec: OpenAPISpec): string {
  // A response of a proxy or of a test may lack the list.
  const groups = groupProblems(spec.lastProcessedErrors ?? []);
  const errors = groups.filter(({ first }) => (first.severity ?? 'error') === 'error');
  const relevant = errors.length > 0 ? errors : groups;
  const lines = relevant.slice(0, shownGroups).map(({ first: { file, line, column, message }, count }) => {
    const text = [file, line, column, ` ${message}`].filter(Boolean).join(':').trim();
    return `\n  ${text}${count > 1 ? ` (${count} times)` : ''}`;
  });
  const hidden = relevant.length - shownGroups;
  return lines.join('') + (hidden > 0 ? `\n  and ${hidden} more` : '');
}
