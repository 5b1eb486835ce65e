import type { Category, Change, JudgedChanges } from '@specshelf/changes';
import type { PlacedProblem } from '../files/description.js';
import { type FailOn, isFailingChange, isFailingProblem } from '../options/fail-on.js';

/** A place in a file, with its printed path. */
export interface FilePlace {
  file: string;
  /** Both 1-based. */
  line: number;
  column: number;
}

/** The result of a comparison as all formats print it. */
export interface DiffReport {
  /** Names of the compared files. */
  before: string;
  after: string;
  judged: JudgedChanges;
  /** The changes to print, with their places, most severe first. */
  changes: Change[];
  /** Places in the newer files by the ID of the change: of the parent if the value was removed, of the first line if it is unknown. */
  anchors: ReadonlyMap<string, FilePlace>;
  /** Problems that only the newer description has: errors, and warnings if they fail. */
  problems: PlacedProblem[];
  failOn: FailOn;
  /** Categories of changes that fail. */
  categories: readonly Category[];
}

/** Whether a change is a reason to fail. */
export const isFailing = (change: Change, { failOn, categories }: DiffReport): boolean =>
  isFailingChange(change, failOn, categories);

/** Whether anything is a reason to fail. */
export function hasFailed(report: DiffReport): boolean {
  return (
    report.judged.changes.some((change) => isFailing(change, report)) ||
    report.problems.some((problem) => isFailingProblem(problem, report.failOn))
  );
}
