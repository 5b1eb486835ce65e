import { type Deps, WorkFailed } from '../deps.js';
import type { OpenAPISpecRecord } from '../records.js';

/** One run of a specification, for as long as it is the one that counts. */
export interface Run {
  spec: OpenAPISpecRecord;
  /**
   * Renews the lease, and records whether the pipeline has the document from now on: only then does a crash count against it.
   * Throws `RunReplaced` when the run was superseded.
   */
  check(state: { inPipeline: boolean }): Promise<void>;
  /** Throws `NetworkNeeded` when the run was claimed for work without the network. */
  assertMayFetch(): void;
  /** Whether nothing more may be fetched, because fetching has taken too long. */
  fetchTimeIsOver(): boolean;
  /** Stops the renewal of the lease. */
  end(): void;
}

/** A run that was claimed for work without the network has a file to fetch. */
export class NetworkNeeded extends Error {
  override readonly name = 'NetworkNeeded';
}

export class RunReplaced extends Error {
  override readonly name = 'RunReplaced';
}

/** Renews the lease from time to time, whatever the run does: waiting for its turn is no reason to lose it. */
export function startRun(deps: Deps, spec: OpenAPISpecRecord, { mayFetch }: { mayFetch: boolean }): Run {
  const started = deps.now().getTime();
  let replaced = false;
  const renew = async (state?: { inPipeline: boolean }): Promise<void> => {
    try {
      replaced ||= !(await deps.stores.specs.renewLease(spec, leaseEnd(deps), state));
    } catch (error) {
      // There is time for some more of them before the lease is over.
      deps.report(runFailed(spec, error));
    }
  };
  const end = deps.repeat(() => renew(), deps.leaseDuration / 4);
  return {
    spec,
    check: async (state) => {
      await renew(state);
      if (replaced) throw new RunReplaced();
    },
    assertMayFetch: () => {
      if (!mayFetch) throw new NetworkNeeded();
    },
    fetchTimeIsOver: () => deps.now().getTime() - started > deps.limits.fetchTime,
    end,
  };
}

/** A failure in a run, with which run it was. */
export function runFailed({ id: specId, attempt }: OpenAPISpecRecord, error: unknown): WorkFailed {
  return new WorkFailed({ specId, attempt }, error);
}

/** When a lease that is taken or renewed now expires. */
export function leaseEnd({ now, leaseDuration }: Deps): string {
  return new Date(now().getTime() + leaseDuration).toISOString();
}
