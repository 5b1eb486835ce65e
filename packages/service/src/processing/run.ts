import type { Deps } from '../deps.js';
import type { OpenAPISpecRecord } from '../records.js';

/** One run of a specification, for as long as it is the one that counts. */
export interface Run {
  spec: OpenAPISpecRecord;
  /** A sign of life. Throws `RunReplaced` when another run has taken its place: what is left to do is in vain. */
  continue(): Promise<void>;
  /** Whether nothing more may be fetched, because fetching has taken too long. */
  fetchTimeIsOver(): boolean;
}

export class RunReplaced extends Error {
  override readonly name = 'RunReplaced';
}

export function startRun(deps: Deps, spec: OpenAPISpecRecord): Run {
  const started = deps.now().getTime();
  return {
    spec,
    fetchTimeIsOver: () => deps.now().getTime() - started > deps.limits.fetchTime,
    continue: async () => {
      if (!(await deps.stores.specs.renewLease(spec, leaseEnd(deps)))) throw new RunReplaced();
    },
  };
}

/** When a lease that is taken or renewed now expires. */
export function leaseEnd({ now, leaseDuration }: Deps): string {
  return new Date(now().getTime() + leaseDuration).toISOString();
}
