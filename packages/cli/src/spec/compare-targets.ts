import { readConfig } from '../config/read-config.js';
import { type GitRevision, openRevision } from '../files/git-revision.js';
import { type InputText, readInput } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { type CompareOptions, compareDescriptions } from '../report/compare-descriptions.js';
import { readPair } from '../report/read-pair.js';
import type { Report } from '../report/report.js';
import { type Connection, connect } from '../server/connection.js';
import { failureOf } from '../server/failure-of.js';
import type { ServerOptions } from '../server/find-server.js';
import { findTargets } from '../targets/find-targets.js';
import type { Target } from '../targets/target.js';
import { printLine } from '../terminal/print-line.js';
import { createProgress } from '../terminal/progress.js';
import { parseAgainst } from './against.js';
import { emptyReport } from './failed-report.js';
import { noEarlierVersion, readEarlier } from './read-earlier.js';
import { runForEach } from './run-for-each.js';
import { readVersionFiles } from './version-files.js';

export interface CompareTargetsOptions extends ServerOptions {
  /** The earlier version, such as `git:origin/main`. */
  against: string;
  config?: string | undefined;
  namePattern?: string | undefined;
}

interface Environment {
  process: CommandLineProcess;
  /** The folder to which printed paths are relative. */
  base: string;
}

/** Compares each of several descriptions with an earlier version of itself. */
export async function compareTargets(
  args: readonly string[],
  options: CompareTargetsOptions,
  compareOptions: CompareOptions,
  { process, base }: Environment,
): Promise<Report[]> {
  const config = await readConfig(options.config, process);
  const { against, namePattern } = options;
  const earlier = parseAgainst(against);
  const all = await findTargets(
    args,
    { namePattern, needsSlug: 'version' in earlier },
    config,
    process.cwd(),
  );
  const targets = filesOf(all, against, process);
  const source: EarlierSource =
    'revision' in earlier
      ? await openRevision(earlier.revision, process.cwd())
      : { ...earlier, connection: await connect(options, config, process) };
  const progress = createProgress(process.stderr);
  return runForEach(targets, progress, (target) => {
    progress.show(target.name, `Comparing ${target.name}`);
    return compareTarget(target, source, compareOptions, { process, base });
  });
}

/** Where the earlier descriptions are. */
type EarlierSource = GitRevision | { connection: Connection; version: string };

/** Nothing is fetched, and standard input has no earlier version. */
function filesOf(targets: readonly Target[], against: string, { stderr }: CommandLineProcess): Target[] {
  const [stdin] = targets.filter(({ source }) => 'stdin' in source);
  if (stdin !== undefined) throw noEarlierVersion(stdin.name, against);
  const files = targets.filter(({ source }) => 'file' in source);
  if (files.length === 0) throw new CommandFailure(['None of the descriptions is a file.'], 2);
  for (const { name, source } of targets) {
    if ('url' in source) printLine(stderr, `${name} is not compared, because a comparison fetches nothing.`);
  }
  return files;
}

async function compareTarget(
  target: Target,
  source: EarlierSource,
  options: CompareOptions,
  { process, base }: Environment,
): Promise<Report> {
  const after = await readInput(target.name, process, base);
  const before =
    'connection' in source
      ? await readVersion(target, source)
      : await readEarlier(source, target, process.stderr);
  const own = target.slug === undefined ? {} : { slug: target.slug };
  // A new description has no changes.
  if (before === undefined) return { ...emptyReport(target, 'compared'), ...own };
  const [older, newer] = await readPair(before, after, process.stderr);
  return { ...(await compareDescriptions(older, newer, options)), ...own };
}

function readVersion(
  { slug = '' }: Target,
  { connection, version }: Exclude<EarlierSource, GitRevision>,
): Promise<InputText> {
  return readVersionFiles(connection, slug, version).catch(async (error) => {
    throw await failureOf(error, connection);
  });
}
