import { type Deps, WorkFailed } from '../deps.js';
import type { OpenAPISpecRecord } from '../records.js';

/** One run of a specification, for as long as it is the one that counts. */
export interface Run {
  spec: OpenAPISpecRecord;
  /** Throws `RunReplaced` when another run has taken its place: what is left to do is in vain. */
  check(): Promise<void>;
  /** Whether nothing more may be fetched, because fetching has taken too long. */
  fetchTimeIsOver(): boolean;
  /** Gives no more signs of life. */
  end(): void;
}

export class RunReplaced extends Error {
  override readonly name = 'RunReplaced';
}

/** Begins to give signs of life, from time to time, whatever the run does: waiting for its turn is no reason to lose it. */
export function startRun(deps: Deps, spec: OpenAPISpecRecord): Run {
  const started = deps.now().getTime();
  let replaced = false;
  const renew = async (): Promise<void> => {
    try {
      replaced ||= !(await deps.stores.specs.renewLease(spec, leaseEnd(deps)));
    } catch (error) {
      // There is time for some more of them before the lease is over.
      deps.report(runFailed(spec, error));
    }
  };
  const end = deps.repeat(renew, deps.leaseDuration / 4);
  return {
    spec,
    check: async () => {
      await renew();
      if (replaced) throw new RunReplaced();
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
