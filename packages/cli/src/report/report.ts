import type { Bump, Change, ChangeSummary } from '@specshelf/changes';
import type { PlacedProblem } from '../files/description.js';
import type { ExitCode } from '../process/command-failure.js';

/** A place in a file, with its printed path. */
export interface FilePlace {
  file: string;
  /** Both 1-based. */
  line: number;
  column: number;
}

/**
 * The result of a command for one description. Formats print lists of reports.
 *
 * - `compared`: two descriptions were compared, without a server.
 * - `checked`: the description was checked, without a server.
 * - `allowed`, `refused`: the server would accept the description, or its compatibility settings refuse it. Nothing was stored.
 * - `published`, `unchanged`: the description became a version, or is the latest version already.
 * - `queued`: the server stored the description and processes it later.
 * - `held`: the description was not sent: its findings are reasons to fail, or could be, or it is a URL that was not to be published.
 * - `unusable`: the description is not valid, so it has no version.
 * - `failed`: `failure` is the reason, such as a server that does not answer.
 */
export type Outcome =
  | 'compared'
  | 'checked'
  | 'allowed'
  | 'refused'
  | 'published'
  | 'unchanged'
  | 'queued'
  | 'held'
  | 'unusable'
  | 'failed';

/** The result of a command for one description as all formats print it. */
export interface Report {
  /** The slug of the specification. Absent if two files were compared. */
  slug?: string;
  /** The printed path of the entry, `stdin`, or a URL. */
  file?: string;
  outcome: Outcome;
  /** Absent if nothing was compared. */
  comparison?: Comparison;
  /** Problems to print, in the order of the files. */
  problems: PlacedProblem[];
  /** Whether `problems` contains only those that the newer description has in addition to those of the older. */
  onlyNewProblems: boolean;
  /** Texts of the files by printed path, for excerpts. Files of other servers and of the older description are absent. */
  texts: ReadonlyMap<string, string>;
  /** The changes and problems that are reasons to fail. All of them are listed. */
  failing: ReadonlySet<Change | PlacedProblem>;
  /** The version that was published or that has the same content. */
  version?: PublishedVersion;
  /** Why the command could not finish for this description. */
  failure?: { lines: readonly string[]; exitCode: ExitCode };
}

export interface Comparison {
  /** Names of the two sides: files, or versions such as `orders@prod`. */
  before: string;
  after: string;
  summary: ChangeSummary;
  bump: Bump;
  /** Whether all differences are known. */
  complete: boolean;
  /** The changes to print, with their places, most severe first. */
  changes: Change[];
  /** The number of known changes that are not in `changes`. */
  hidden: number;
  /** Places in the newer files by the ID of the change: of the parent if the value was removed, of the first line if it is unknown. */
  anchors: ReadonlyMap<string, FilePlace>;
  /** IDs of the changes that the server refuses, at most 1,000. Empty without a server. */
  refused: readonly string[];
  /** IDs of the changes that would fail if they were not acknowledged. */
  acknowledged: readonly string[];
  /** Whether changes that the comparison did not find could be reasons to fail. */
  mayFailMore: boolean;
}

export interface PublishedVersion {
  id: string;
  /** The address of its page. */
  url: string;
  /** Labels that point to it now because of this command. */
  labels: readonly string[];
}

/** The exit code of a report; of several reports, the highest one counts. */
export function exitCodeOf({ failure, failing, comparison, outcome }: Report): ExitCode {
  if (failure !== undefined) return failure.exitCode;
  if (failing.size > 0 || outcome === 'refused' || outcome === 'unusable') return 1;
  return comparison?.mayFailMore ? 4 : 0;
}

export const highestExitCode = (reports: readonly Report[]): ExitCode =>
  ([4, 3, 2, 1] as const).find((code) => reports.some((report) => exitCodeOf(report) === code)) ?? 0;

/** Whether a change is a reason to fail. */
export const isFailing = ({ failing }: Report, finding: Change | PlacedProblem): boolean =>
  failing.has(finding);
