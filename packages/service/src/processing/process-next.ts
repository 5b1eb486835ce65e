import { type Deps, WorkAbandoned } from '../deps.js';
import { StorageUnavailable } from '../errors.js';
import type { OpenAPISpecRecord, ProcessErrorCode } from '../records.js';
import type { RunOutcome } from '../stores.js';
import { leaseEnd, type Run, RunReplaced, runFailed, startRun } from './run.js';

/** What became of a run, for whoever watches. Without names: they may say more than a log should. */
export interface ProcessedRun {
  specId: string;
  attempt: number;
  /** `replaced`: the source was replaced meanwhile, and nothing was kept. `abandoned`: the server stops. */
  outcome: 'version' | 'unchanged' | 'replaced' | 'abandoned' | ProcessErrorCode;
  problemCount: number;
}

/** Takes the specification that has waited longest through the pipeline; undefined when none waits. */
export async function processNext(
  deps: Deps,
  { due = true, lost = true, found }: { due?: boolean; lost?: boolean; found?: () => void } = {},
): Promise<ProcessedRun | undefined> {
  const spec = await deps.stores.specs.claimNext({
    now: deps.now().toISOString(),
    leaseExpiresAt: leaseEnd(deps),
    due,
    lost,
  });
  if (!spec) return undefined;
  found?.();
  try {
    return await processSpec(deps, spec);
  } catch (error) {
    throw runFailed(spec, error);
  }
}

async function processSpec(deps: Deps, spec: OpenAPISpecRecord): Promise<ProcessedRun> {
  const { id: specId, attempt } = spec;
  const outcome = await outcomeOf(deps, startRun(deps, spec)).catch(putBack(deps, spec));
  if (outcome === 'abandoned') {
    await deps.stores.specs.release(spec);
    // Other servers on the database can take it at once.
    deps.wake('specifications');
  }
  if (typeof outcome === 'string') return { specId, attempt, outcome, problemCount: 0 };
  // When the source was replaced meanwhile, nothing is kept: the newer attempt has its own run.
  const kept = await deps.stores.specs
    .settle(spec, outcome, deps.now().toISOString())
    .catch(putBack(deps, spec));
  // Hooks may have to be told.
  if (kept) deps.wake('deliveries');
  const { problemCount } = outcome;
  return { specId, attempt, outcome: kept ? nameOf(outcome) : 'replaced', problemCount };
}

async function outcomeOf(deps: Deps, run: Run): Promise<RunOutcome | 'replaced' | 'abandoned'> {
  try {
    const { runAttempt } = await import('../later.js');
    return await runAttempt(deps, run);
  } catch (error) {
    if (error instanceof RunReplaced) return 'replaced';
    if (error instanceof WorkAbandoned) return 'abandoned';
    throw error;
  } finally {
    run.end();
  }
}

/** When storage cannot answer, the document is not to blame: the run is as good as never begun, and goes on when it can. */
function putBack({ stores, report }: Deps, spec: OpenAPISpecRecord): (error: unknown) => Promise<never> {
  return async (error) => {
    // If that fails as well, its lease expires.
    if (error instanceof StorageUnavailable) {
      await stores.specs.release(spec).catch((failure: unknown) => report(runFailed(spec, failure)));
    }
    throw error;
  };
}

function nameOf({ errorCode, version }: RunOutcome): ProcessedRun['outcome'] {
  return errorCode ?? (version ? 'version' : 'unchanged');
}
