import type { Schema } from '@specshelf/contract';

/** A problem that the API lists. On pages, those of the entry name it as their file, if it is stored. */
export type Problem = Schema<'ProcessingProblem'>;
export type Severity = NonNullable<Problem['severity']>;

/** The order and the names of severities on pages. */
export const severities: readonly { severity: Severity; name: string; tone: string }[] = [
  { severity: 'error', name: 'Errors', tone: 'bad' },
  { severity: 'warning', name: 'Warnings', tone: 'warn' },
  { severity: 'info', name: 'Notes', tone: '' },
];

export function severityOf({ severity = 'error' }: Problem): Severity {
  return severity;
}

/** Returns the rule of a problem. Problems of early releases may have none. */
export function ruleOf({ code = 'other' }: Problem): string {
  return code;
}
