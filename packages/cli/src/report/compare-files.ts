import {
  applyPolicy,
  type Category,
  type Change,
  compareSpecifications,
  defaultPolicy,
  type Impact,
  isAtLeast,
} from '@specshelf/changes';
import { CommandFailure } from '../command-failure.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { collectFiles } from '../files/collect-files.js';
import { type Description, printProblem, unavailableCode } from '../files/description.js';
import { levelsAbove } from '../files/locations.js';
import { readDescription, unusable } from '../files/read-description.js';
import { readInput } from '../files/read-input.js';
import { defaultCategories, type FailOn, isFailingChange, isFailingProblem } from '../options/fail-on.js';
import type { RuleLevels } from '../options/parse-options.js';
import { printable } from '../terminal/printable.js';
import type { DiffReport } from './diff-report.js';
import { locateChanges } from './locate-changes.js';
import { newProblems } from './new-problems.js';

export interface CompareOptions {
  /** The day of the comparison, such as `2026-12-31`. */
  today: string;
  failOn: FailOn;
  /** Categories of changes that fail. The default depends on `failOn`. */
  categories?: readonly Category[] | undefined;
  /** The least severe impact to list. */
  impact: Impact;
  rules?: RuleLevels | undefined;
  strict?: boolean | undefined;
  /** The folder to which printed paths are relative. The default is the working directory. */
  base?: string | undefined;
}

/** Reads two descriptions with their files, and compares them. Reports missing files on standard error. */
export async function compareFiles(
  [before, after]: readonly [string, string],
  options: CompareOptions,
  process: CommandLineProcess,
): Promise<DiffReport> {
  const [older, newer] = await readBoth(before, after, options.base ?? process.cwd(), process);
  reportMissing(older, newer, process);
  const {
    today,
    failOn,
    impact,
    rules = {},
    strict = false,
    categories = defaultCategories(failOn),
  } = options;
  const changes = compareSpecifications(older.specification, newer.specification, { today });
  const refuse = refusedBy(failOn);
  const judged = applyPolicy(changes, { ...defaultPolicy, refuse, categories, rules, strict });
  const isListed = (change: Change) =>
    isAtLeast(change.impact, impact) || isFailingChange(change, failOn, categories);
  return {
    before: older.name,
    after: newer.name,
    judged,
    ...(await locateChanges(judged.changes.filter(isListed), older, newer)),
    problems: newProblems(older.problems, newer.problems).filter(
      (problem) => problem.severity === 'error' || isFailingProblem(problem, failOn),
    ),
    failOn,
    categories,
  };
}

/** Policies refuse only risky and breaking changes; whether changes fail that are not listed depends on categories only. */
const refusedBy = ({ impact }: FailOn) =>
  impact === undefined ? 'none' : impact === 'breaking' ? impact : 'risky';

async function readBoth(
  before: string,
  after: string,
  base: string,
  process: CommandLineProcess,
): Promise<[Description, Description]> {
  if (before === '-' && after === '-') {
    throw new CommandFailure(['Only one of the two descriptions can be standard input (-).'], 2);
  }
  const sides = await Promise.all(
    [before, after].map(async (argument) => {
      const input = await readInput(argument, process);
      return { input, files: await collectFiles(input.path, input.text) };
    }),
  );
  // Equal for both sides, so that equal files have equal locations, and changes equal IDs.
  const levels = Math.max(
    ...sides.map(({ input, files }) =>
      levelsAbove(input.path, [...files.texts.keys(), ...files.unreadable.keys()]),
    ),
  );
  const [older, newer] = sides.map(({ input, files }) => readDescription(input, files, { base, levels }));
  if (older === undefined || newer === undefined) throw new TypeError('Two descriptions are compared.');
  // Content that is missing from the newer description would look like removed content, or hide its changes.
  const missing = missingFiles(newer).filter(({ message }) => !isURL(message));
  if (missing.length > 0) throw unusable(missing.map((problem) => ({ ...problem, severity: 'error' })));
  return [older, newer];
}

/** Reports missing files, once if both descriptions need them. */
function reportMissing(older: Description, newer: Description, { stderr }: CommandLineProcess): void {
  const [before, after] = [missingFiles(older), missingFiles(newer)];
  for (const problem of [...before, ...newProblems(before, after)]) {
    stderr.write(`${printable(printProblem(problem))}\n`);
  }
}

const missingFiles = ({ problems }: Description) => problems.filter(({ code }) => code === unavailableCode);

/** The message begins with the quoted location. */
const isURL = (message: string) => /^.?https?:\/\//i.test(message);
