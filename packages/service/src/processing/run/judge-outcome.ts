import type { Change } from '@specshelf/changes';
import { countProblems } from '../../catalog/problem-kinds.js';
import { acknowledgedAt, judge, refusalKey } from '../../compatibility/judge.js';
import { policyOf } from '../../compatibility/policy-of.js';
import type { SpecProblem } from '../../ports/changes/spec-problem.js';
import type { Deps } from '../../ports/deps.js';
import type { OpenAPISpecRecord } from '../../ports/records.js';
import type { RunOutcome } from '../../ports/spec-stores.js';

/** The part of `Deps` that judges a new version. */
export type JudgeDeps = Pick<Deps, 'runTask' | 'refuse' | 'digest'>;

/**
 * Returns the outcome of a run under the current settings of its specification: without the new version if its changes are refused. Runs
 * when the run ends, because settings, acknowledgments, and the latest version may have changed since its start.
 * See docs/decisions/0056-compare-versions-when-they-are-created.md.
 */
export async function judgeOutcome(
  deps: JudgeDeps,
  spec: OpenAPISpecRecord,
  outcome: RunOutcome,
  now: string,
): Promise<RunOutcome> {
  const { version, reports = [], uncompared = false } = outcome;
  const policy = policyOf(deps, spec);
  const isJudged = reports.length > 0 || uncompared;
  if (version === undefined || !isJudged || policy.refuse === 'none') return outcome;
  const judged = await judge(deps, policy, reports, acknowledgedAt(spec, now));
  const { refusedIds, acknowledged } = judged;
  const isKnown = !judged.mayRefuseMore && !uncompared;
  if (isKnown && refusedIds.length === 0) return { ...outcome, consumed: acknowledged };
  const { version: _, ...rest } = outcome;
  // A gate that lets pass what it cannot judge is none.
  const problems = [...judged.refused.map(toProblem), ...(isKnown ? [] : [unknownChanges])];
  return {
    ...rest,
    errorCode: 'INCOMPATIBLE',
    refusal: refusalKey(deps, spec, policy, outcome.manifest),
    problems,
    problemCounts: countProblems(problems),
  };
}

const unknownChanges: SpecProblem = {
  severity: 'error',
  code: 'comparison-incomplete',
  message:
    'Not all changes could be found, and this specification refuses incompatible versions. Make the document smaller, or set `refuse` of the compatibility settings to `none` to publish it.',
};

function toProblem({ id, rule, message, before, after }: Change): SpecProblem {
  const place = after?.line === undefined ? (before ?? after) : after;
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
