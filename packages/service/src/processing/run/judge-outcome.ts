import type { Change } from '@specshelf/changes';
import { countProblems } from '../../catalog/problem-kinds.js';
import { acknowledgedAt, judge, refusalKey } from '../../compatibility/judge.js';
import { policyOf } from '../../compatibility/policy-of.js';
import { refusalMessage } from '../../compatibility/refusal-message.js';
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
  const { version, reports = [] } = outcome;
  const policy = policyOf(deps, spec);
  if (version === undefined || reports.length === 0 || policy.refuse === 'none') return outcome;
  const { refused, refusedIds, acknowledged } = await judge(deps, policy, reports, acknowledgedAt(spec, now));
  if (refusedIds.length === 0) return { ...outcome, consumed: acknowledged };
  const { version: _, ...rest } = outcome;
  const problems = refused.map(toProblem);
  return {
    ...rest,
    errorCode: 'INCOMPATIBLE',
    refusal: refusalKey(deps, spec, policy, outcome.manifest),
    problems,
    problemCounts: countProblems(problems),
  };
}

function toProblem({ id, rule, message, before, after }: Change) {
  const place = after?.line === undefined ? (before ?? after) : after;
  const { pointer, file, line, column } = place ?? {};
  return {
    severity: 'error' as const,
    code: rule,
    message: refusalMessage({ id, message }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(file === undefined || line === undefined ? {} : { file, line }),
    ...(column === undefined ? {} : { column }),
  };
}
