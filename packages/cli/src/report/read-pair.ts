import { collectFiles } from '../files/collect-files.js';
import { type Description, type PlacedProblem, printProblem, unavailableCode } from '../files/description.js';
import { levelsAbove } from '../files/locations.js';
import { type ReadResult, readDescription } from '../files/read-description.js';
import type { InputText } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Output } from '../process/command-line-process.js';
import { printLine } from '../terminal/print-line.js';
import { newProblems } from './new-problems.js';

/** A description that was read already. */
export interface ReadBefore {
  description: Description;
  /** Reads it again, for the rare case that the older description has files in more folders above. */
  readAgain(): Promise<InputText>;
}

/** Reads two descriptions with their files. Reports files that are missing from the older one on standard error. */
export async function readPair(
  before: InputText,
  after: InputText | ReadBefore,
  stderr: Output,
): Promise<[older: Description, newer: Description]> {
  const [first, second] = await Promise.all([
    sideOf(before),
    'text' in after ? sideOf(after) : sideOfDescription(after),
  ]);
  // Equal for both sides, so that equal files have equal locations, and changes equal IDs.
  const levels = Math.max(first.levels, second.levels);
  const older = await first.read(levels);
  const newer = await second.read(levels);
  // Content that is missing from the newer description would look like removed content, or hide its changes.
  const missing = missingFiles(newer);
  if (missing.length > 0) throw unusableFiles(missing.map((problem) => ({ ...problem, severity: 'error' })));
  reportUnavailable(older, newer, stderr);
  return [older, newer];
}

interface Side {
  /** How many folders above that of the entry contain all files. */
  levels: number;
  /** Reads the description with locations below the folder that is some levels above that of the entry. */
  read(levels: number): Description | Promise<Description>;
}

async function sideOf(input: InputText): Promise<Side> {
  const files = await collectFiles(input.path, input.text, input.read);
  return {
    levels: levelsAbove(input.path, [...files.texts.keys(), ...files.unreadable.keys()]),
    read: (levels) => usable(readDescription(input, files, levels)),
  };
}

function sideOfDescription({ description, readAgain }: ReadBefore): Side {
  // The entry is the first location.
  const own = (description.locations[0] ?? '').split('/').length - 1;
  return {
    levels: own,
    read: async (levels) => (levels === own ? description : (await sideOf(await readAgain())).read(levels)),
  };
}

function usable(result: ReadResult): Description {
  if (result.kind === 'unusable') throw unusableFiles(result.problems);
  return result.description;
}

/** Reports files and URLs that were not read, once if both descriptions need them. */
function reportUnavailable(older: Description, newer: Description, stderr: Output): void {
  const [before, after] = [unavailable(older), unavailable(newer)];
  for (const problem of [...before, ...newProblems(before, after)]) {
    printLine(stderr, printProblem(problem));
  }
}

const unavailable = ({ problems }: Pick<Description, 'problems'>) =>
  problems.filter(({ code }) => code === unavailableCode);

/** Returns the problems of references to files that cannot be read. Files at URLs are not missing: a server fetches them. */
export const missingFiles = ({ problems }: Pick<Description, 'problems'>): PlacedProblem[] =>
  problems
    .filter(({ code, message }) => missingCodes.has(code) && !isURL(message))
    .map((problem) => ({ ...problem, message: withAdvice(problem.message) }));

/** Paths of Windows work there in other programs. */
const withAdvice = (message: string) =>
  /^"[^"]*\\/.test(message)
    ? `${message}; folders in a reference are separated by slashes (/), not by backslashes`
    : message;

const missingCodes: ReadonlySet<string> = new Set([unavailableCode, 'reference-not-allowed']);

/** The message begins with the quoted location. */
const isURL = (message: string) => /^.?https?:\/\//i.test(message);

/** Number of printed problems of a description that cannot be used. */
const mostPrinted = 20;

/** A failure for problems of files that cannot be compared. */
function unusableFiles(problems: readonly PlacedProblem[]): CommandFailure {
  const lines = problems.slice(0, mostPrinted).map(printProblem);
  const more = problems.length - lines.length;
  return new CommandFailure(more > 0 ? [...lines, `${more} more errors are not listed.`] : lines, 2);
}
