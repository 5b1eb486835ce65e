import type { Deps } from '../../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../../base/ports/records.js';
import { WorkFailed } from '../../../base/ports/work/work-errors.js';
import { renewLease } from '../../../state/specs/spec-state.js';
import { leaseExpiry } from '../../../state/times.js';

/** A run of a specification until it ends or is superseded. */
export interface Run {
  spec: OpenAPISpecRecord;
  /**
   * Renews the lease, and records whether the pipeline has the document: only then does a crash count against it. Throws
   * `RunReplaced` if the run was superseded.
   */
  check(state: { inPipeline: boolean }): Promise<void>;
  /** Throws `NetworkNeeded` if the run was claimed for work without the network. */
  assertMayFetch(): void;
  /** Whether the time limit for fetching has passed. */
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

/** Starts a run. Its lease is renewed periodically, also while the run waits for a worker. */
export function startRun(deps: Deps, spec: OpenAPISpecRecord, { mayFetch }: { mayFetch: boolean }): Run {
  const started = deps.now().getTime();
  let replaced = false;
  const renew = async (state?: { inPipeline: boolean }): Promise<void> => {
    try {
      replaced ||= !(await deps.stores.specs.update(renewLease(spec, leaseExpiry(deps), state)));
    } catch (error) {
      // There is time for more attempts before the lease expires.
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

/** Wraps an error with the run in which it occurred. */
export function runFailed({ id: specId, attempt }: OpenAPISpecRecord, error: unknown): WorkFailed {
  return new WorkFailed({ specId, attempt }, error);
}
