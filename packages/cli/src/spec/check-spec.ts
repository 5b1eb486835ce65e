import type { Impact } from '@specshelf/changes';
import type { GitRevision } from '../files/git-revision.js';
import { readInput } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { compareDescriptions } from '../report/compare-descriptions.js';
import { readPair } from '../report/read-pair.js';
import type { Report } from '../report/report.js';
import type { Connection } from '../server/connection.js';
import { readVersion } from '../server/read-version.js';
import { adviceFor } from '../server/unknown-spec.js';
import type { Target } from '../targets/target.js';
import { printLine } from '../terminal/print-line.js';
import { type FailOn, isFailingProblem } from '../values/fail-on.js';
import { checkOnServer, reportOfCheck, unusableReport } from './check-on-server.js';
import { emptyReport } from './failed-report.js';
import { findSpec } from './find-spec.js';
import { noEarlierVersion, readEarlier } from './read-earlier.js';
import { type LocalSpec, readSpec } from './read-spec.js';
import type { ServerSpecContext, SpecContext } from './spec-context.js';

export interface CheckSettings {
  /** The earlier version of `--against`. */
  against: GitRevision | { version: string } | undefined;
  failOn: FailOn;
  /** The least severe impact to list. */
  impact: Impact;
  /** The day of a comparison without a server, such as `2026-12-31`. */
  today: string;
}

/** Checks a description without storing anything: by the server if there is a connection and a slug, else in this process. */
export async function checkSpec(
  target: Target,
  settings: CheckSettings,
  context: SpecContext & Partial<Pick<ServerSpecContext, 'connection'>>,
): Promise<Report> {
  const { process, root, base, connection } = context;
  const { against } = settings;
  const revision = against !== undefined && 'root' in against ? against : undefined;
  if (revision !== undefined && !('file' in target.source)) {
    throw noEarlierVersion(target.name, `git:${revision.name}`);
  }
  const local = await readSpec(target, root, process, base);
  if (local.description === undefined) return unusableReport(target, local);
  if (revision !== undefined) {
    return checkAgainstRevision(target, local, { ...settings, against: revision }, context);
  }
  if (connection === undefined || target.slug === undefined)
    return localReport(target, local, settings.failOn);
  const version = against !== undefined && 'version' in against ? against.version : undefined;
  if ((await findSpec(connection, target.slug)) === undefined) {
    const { slug, mayCreate } = target;
    await reportUnknownSpec({ slug, version, mayCreate }, connection, process);
    return localReport(target, local, settings.failOn);
  }
  const id = version === undefined ? undefined : await versionReference(connection, target.slug, version);
  const check = await checkOnServer(connection, target.slug, local, id);
  return reportOfCheck(check, target, local, { ...settings, against: version });
}

interface UnknownSpec {
  slug: string;
  /** The version of `--against`. */
  version: string | undefined;
  mayCreate: boolean;
}

/** A specification that does not exist yet has no version to compare with. Fails if the user named one: the slug may be misspelled. */
async function reportUnknownSpec(
  { slug, version, mayCreate }: UnknownSpec,
  connection: Connection,
  { stderr }: CommandLineProcess,
): Promise<void> {
  const missing = `There is no specification ${slug} in the organization ${connection.organizationId}`;
  if (version !== undefined && !mayCreate) {
    const advice = await adviceFor(slug, connection);
    throw new CommandFailure(
      [
        `${missing}, and it has no version ${version}.${advice}`,
        'To check a new one, omit --against, or add create: true to specshelf.yaml.',
      ],
      2,
    );
  }
  printLine(stderr, `${missing} yet, so only problems are reported.`);
}

/** Returns the problems that this program found. */
export function localReport(target: Target, { problems, texts }: LocalSpec, failOn: FailOn): Report {
  return {
    ...emptyReport(target, 'checked'),
    problems,
    texts,
    failing: new Set(problems.filter((problem) => isFailingProblem(problem, failOn))),
  };
}

interface RevisionSettings extends CheckSettings {
  against: GitRevision;
}

async function checkAgainstRevision(
  target: Target,
  local: LocalSpec,
  { against, failOn, today, impact }: RevisionSettings,
  { process, base }: SpecContext,
): Promise<Report> {
  const checked = localReport(target, local, failOn);
  const before = await readEarlier(against, target, process.stderr);
  const { description } = local;
  if (before === undefined || description === undefined) return checked;
  const readAgain = () => readInput(target.name, process, base);
  const [older, newer] = await readPair(before, { description, readAgain }, process.stderr);
  const { comparison, failing } = await compareDescriptions(older, newer, { failOn, today, impact });
  const failingChanges = comparison?.changes.filter((change) => failing.has(change)) ?? [];
  return {
    ...checked,
    ...(comparison === undefined ? {} : { comparison }),
    failing: new Set([...checked.failing, ...failingChanges]),
  };
}

/** Returns a version as the API names it: `latest` and `all` unchanged, and the ID for a label. */
async function versionReference(connection: Connection, specSlug: string, version: string): Promise<string> {
  if (version === 'latest' || version === 'all') return version;
  return (await readVersion(connection, specSlug, version)).id;
}
