import type { Deps } from '../deps.js';
import type { ProcessErrorCode } from '../records.js';
import type { RunOutcome } from '../stores.js';
import { runAttempt } from './run-attempt.js';

/** What became of a run, for whoever watches. Without names: they may say more than a log should. */
export interface ProcessedRun {
  specId: string;
  attempt: number;
  /** `replaced`: the source was replaced meanwhile, and nothing was kept. */
  outcome: 'version' | 'unchanged' | 'replaced' | ProcessErrorCode;
  problemCount: number;
}

/** Takes the specification that has waited longest through the pipeline; undefined when none waits. */
export async function processNext(deps: Deps): Promise<ProcessedRun | undefined> {
  const now = deps.now();
  const spec = await deps.stores.specs.claimNext({
    now: now.toISOString(),
    leaseExpiresAt: new Date(now.getTime() + deps.leaseDuration).toISOString(),
  });
  if (!spec) return undefined;
  const outcome = await runAttempt(deps, spec);
  // When the source was replaced meanwhile, nothing is kept: the newer attempt has its own run.
  const kept = await deps.stores.specs.settle(spec, outcome, deps.now().toISOString());
  const { problemCount } = outcome;
  return {
    specId: spec.id,
    attempt: spec.attempt,
    outcome: kept ? nameOf(outcome) : 'replaced',
    problemCount,
  };
}

function nameOf({ errorCode, version }: RunOutcome): ProcessedRun['outcome'] {
  return errorCode ?? (version ? 'version' : 'unchanged');
}
