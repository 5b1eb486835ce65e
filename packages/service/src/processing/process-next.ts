import { type Deps, WorkAbandoned } from '../deps.js';
import { StorageUnavailable } from '../errors.js';
import type { OpenAPISpecRecord, ProcessErrorCode } from '../records.js';
import type { RunOutcome } from '../stores.js';
import type { Claim } from './claim.js';
import { leaseEnd, NetworkNeeded, type Run, RunReplaced, runFailed, startRun } from './run.js';

/** What became of a run, for whoever watches. Without names: they may say more than a log should. */
export interface ProcessedRun {
  specId: string;
  attempt: number;
  /**
   * `replaced`: the source was replaced meanwhile, and the result was discarded. `abandoned`: the server stops.
   * `needs-network`: put back into the queue, because a file has to be fetched, and the claim excluded that.
   */
  outcome: 'version' | 'unchanged' | Interruption | ProcessErrorCode;
  problemCount: number;
}

/** Which specification to process; by default, whichever is next. */
export interface ClaimTerms extends Omit<Claim, 'now' | 'leaseExpiresAt'> {
  /** Called as soon as one is claimed. */
  found?(spec: OpenAPISpecRecord): void;
}

/** Processes the next specification in the queue; undefined when none waits. */
export async function processNext(
  deps: Deps,
  { found, ...terms }: ClaimTerms = {},
): Promise<ProcessedRun | undefined> {
  const now = deps.now().toISOString();
  const spec = await deps.stores.specs.claimNext({ now, leaseExpiresAt: leaseEnd(deps), ...terms });
  if (!spec) return undefined;
  found?.(spec);
  try {
    return await processSpec(deps, spec, { mayFetch: terms.network !== false });
  } catch (error) {
    throw runFailed(spec, error);
  }
}

async function processSpec(
  deps: Deps,
  spec: OpenAPISpecRecord,
  options: { mayFetch: boolean },
): Promise<ProcessedRun> {
  const { id: specId, attempt } = spec;
  const outcome = await outcomeOf(deps, startRun(deps, spec, options)).catch(putBack(deps, spec));
  if (outcome === 'abandoned' || outcome === 'needs-network') {
    await deps.stores.specs.release(spec, outcome === 'needs-network' ? { usesNetwork: true } : undefined);
    // Other lanes, and other servers on the database, can claim it at once.
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

type Interruption = 'replaced' | 'abandoned' | 'needs-network';

async function outcomeOf(deps: Deps, run: Run): Promise<RunOutcome | Interruption> {
  try {
    const { runAttempt } = await import('../later.js');
    return await runAttempt(deps, run);
  } catch (error) {
    if (error instanceof RunReplaced) return 'replaced';
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof NetworkNeeded) return 'needs-network';
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
