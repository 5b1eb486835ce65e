import { type Bump, type Change, type Impact, isAtLeast } from '@specshelf/changes';
import type { OpenAPISpecCheck } from '@specshelf/sdk';
import { anchorsOf } from '../report/locate-changes.js';
import type { Report } from '../report/report.js';
import type { Connection } from '../server/connection.js';
import { failureOf } from '../server/failure-of.js';
import type { Target } from '../targets/target.js';
import { defaultCategories, type FailOn, isFailingChange, isFailingProblem } from '../values/fail-on.js';
import { emptyReport } from './failed-report.js';
import { changeFrom, problemFrom } from './from-api.js';
import type { LocalSpec } from './read-spec.js';

/** A longer check is aborted. In milliseconds. */
const checkTimeout = 180_000;

/** Lets the server check a description without storing it. `against` is a version as in the API. */
export async function checkOnServer(
  { org, ...connection }: Connection,
  specSlug: string,
  { source }: LocalSpec,
  against: string | undefined,
): Promise<OpenAPISpecCheck> {
  try {
    return await org.specs.check({ specSlug, source, against }, { timeout: checkTimeout });
  } catch (error) {
    throw await failureOf(error, { ...connection });
  }
}

interface ReportSettings {
  failOn: FailOn;
  /** The least severe impact to list. */
  impact: Impact;
  /** The earlier version as the user named it. By default, the settings of the specification decide. */
  against?: string | undefined;
}

/** Describes the result of a check. */
export async function reportOfCheck(
  check: OpenAPISpecCheck,
  target: Target,
  local: LocalSpec,
  { failOn, impact, against = check.compatibility.against }: ReportSettings,
): Promise<Report> {
  const before = `${target.slug}@${against.replace(/^label:/, '')}`;
  const all = check.items.map((item) => changeFrom(item, { before, after: local.printedPath }));
  const refused = new Set(check.refused);
  const acknowledged = new Set(check.acknowledged);
  const fails = (change: Change) =>
    refused.has(change.id) ||
    (!acknowledged.has(change.id) && isFailingChange(change, failOn, defaultCategories(failOn)));
  const changes = all.filter((change) => isAtLeast(change.impact, impact) || fails(change));
  const problems = check.problems.map((problem) => problemFrom(problem, local.printedPath));
  const outcome =
    (['refused', 'unusable'] as const).find((verdict) => verdict === check.verdict) ?? 'allowed';
  const comparison = {
    before,
    after: target.name,
    summary: check.summary,
    bump: bumpFrom(check.bump),
    complete: check.complete,
    changes,
    hidden: check.count - changes.length,
    anchors: local.description === undefined ? new Map() : await anchorsOf(changes, local.description),
    refused: check.refused,
    acknowledged: check.acknowledged,
    mayFailMore: !check.complete && failOn.impact !== undefined,
  };
  return {
    ...emptyReport(target, outcome),
    // Nothing is compared with a first version.
    ...(check.from === undefined && check.count === 0 ? {} : { comparison }),
    problems,
    texts: local.texts,
    failing: new Set([
      ...changes.filter(fails),
      ...problems.filter(
        (problem) =>
          isFailingProblem(problem, failOn) || (outcome === 'unusable' && problem.severity === 'error'),
      ),
    ]),
  };
}

export const bumpFrom = (text: string): Bump =>
  (['major', 'minor', 'patch'] as const).find((bump) => bump === text) ?? 'none';

/** The report of a description that this program found not to be usable. */
export function unusableReport(target: Target, { problems, texts }: LocalSpec): Report {
  return {
    ...emptyReport(target, 'unusable'),
    problems,
    texts,
    failing: new Set(problems.filter(({ severity }) => severity === 'error')),
  };
}
