import type { Change } from '@specshelf/changes';
import { StorageUnavailable } from '../../../base/errors.js';
import type { Judgment } from '../../../base/ports/changes/change-tasks.js';
import type { SpecProblem } from '../../../base/ports/changes/spec-problem.js';
import type { Deps } from '../../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../../base/ports/records.js';
import type { RunOutcome } from '../../../base/ports/spec-stores.js';
import { WorkAbandoned, WorkFailed } from '../../../base/ports/work/work-errors.js';
import { noProblems } from '../../../base/problem-kinds.js';
import { policyOf } from '../../../features/changes/policy-of.js';
import { unknownChanges } from '../../../features/compatibility/incompatible.js';
import { acknowledgedIds, judge, refusalKey } from '../../../features/compatibility/judge.js';

/** The part of `Deps` that judges a new version. */
export type JudgeDeps = Pick<Deps, 'runTask' | 'digest' | 'report'> & Partial<Pick<Deps, 'refuse'>>;

/**
 * Returns the outcome of a run as the settings of the specification judge it: without the new version if they refuse it. Called for the
 * revision at which the run is completed, so that a concurrent change of settings or acknowledgments applies.
 * See docs/decisions/0056-compare-versions-when-they-are-created.md
 */
export async function judgeOutcome(
  deps: JudgeDeps,
  spec: OpenAPISpecRecord,
  outcome: RunOutcome,
  now: string,
): Promise<RunOutcome> {
  const { version, reports = [], compared, manifest } = outcome;
  const policy = policyOf(deps, spec);
  if (version === undefined || compared === undefined || policy.refuse === 'none') return outcome;
  const { refused, refusedIds, acknowledged, mayRefuseMore } =
    (await tryToJudge(deps, spec, reports, now)) ?? notJudged;
  // The settings may have changed since the run compared the version.
  const isCompared = compared === 'all' || compared === policy.against;
  const isKnown = isCompared && !mayRefuseMore;
  if (isKnown && refusedIds.length === 0) return { ...outcome, consumed: acknowledged };
  const { version: _, ...rest } = outcome;
  return {
    ...rest,
    errorCode: 'INCOMPATIBLE',
    // Otherwise a document that is made too large to compare would pass.
    problems: [...refused.map(toProblem), ...(isKnown ? [] : [incomplete])],
    problemCounts: { ...noProblems, error: refusedIds.length + Number(!isKnown) },
    // What could not be judged may be allowed the next time.
    ...(isKnown ? { refusal: refusalKey(deps, spec, policy, manifest) } : {}),
  };
}

const notJudged = { refused: [], refusedIds: [], acknowledged: [], mayRefuseMore: true };

/** Judges reports by the current settings. Returns undefined, and logs why, if that takes too much time or memory. */
async function tryToJudge(
  deps: JudgeDeps,
  spec: OpenAPISpecRecord,
  reports: readonly Uint8Array[],
  now: string,
): Promise<Judgment | undefined> {
  try {
    return await judge(deps, policyOf(deps, spec), reports, acknowledgedIds(spec, now));
  } catch (error) {
    if (error instanceof WorkAbandoned || error instanceof StorageUnavailable) throw error;
    deps.report(new WorkFailed({ specId: spec.id }, error));
    return undefined;
  }
}

const incomplete: SpecProblem = {
  severity: 'error',
  code: 'comparison-incomplete',
  message: unknownChanges,
};

function toProblem({ id, rule, message, before, after }: Change): SpecProblem {
  const place = after?.line === undefined && before?.line !== undefined ? before : (after ?? before);
  const { pointer, file, line, column } = place ?? {};
  return {
    severity: 'error',
    code: rule,
    message: `${message} Acknowledge ${id} to publish it.`,
    change: id,
    ...(pointer === undefined ? {} : { pointer }),
    ...(file === undefined || line === undefined ? {} : { file, line }),
    ...(column === undefined ? {} : { column }),
  };
}
