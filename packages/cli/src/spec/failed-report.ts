import { CommandFailure } from '../process/command-failure.js';
import { unexpectedFailure } from '../process/unexpected-failure.js';
import type { Report } from '../report/report.js';
import type { Target } from '../targets/target.js';

/** The report of a description for which a command could not finish. */
export function failedReport(target: Pick<Target, 'slug' | 'name'>, error: unknown): Report {
  const { lines, exitCode } = error instanceof CommandFailure ? error : unexpectedFailure(error);
  return { ...emptyReport(target, 'failed'), failure: { lines, exitCode } };
}

/** A report without findings. */
export const emptyReport = (
  { slug, name }: Pick<Target, 'slug' | 'name'>,
  outcome: Report['outcome'],
): Report => ({
  ...(slug === undefined ? {} : { slug }),
  file: name,
  outcome,
  problems: [],
  onlyNewProblems: false,
  texts: new Map(),
  failing: new Set(),
});
