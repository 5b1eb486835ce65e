import type { Deps } from '../../base/ports/deps.js';
import { acquireTaskLease, endTaskLease } from '../../state/task-leases/lease-task.js';
import { type RetentionStep, retentionSteps } from './retention-steps.js';

const task = 'retention';

// A process that crashes delays the others for this time.
const lease = 600_000;
const interval = 3_600_000;

/** A round of retention that this process runs. */
interface Round {
  steps: AsyncGenerator<RetentionStep, undefined>;
  until: string;
}

/**
 * Does one step of retention with each call, in hourly rounds. Returns false if there is nothing to do now. After a failure, the
 * next round starts when the lease has expired.
 * See docs/decisions/0023-garbage-collect-contents-by-mark-and-sweep.md.
 */
export function createPruner(deps: Deps): () => Promise<boolean> {
  let present: Round | undefined;
  return async () => {
    const round = present ? await renew(deps, present) : await begin(deps);
    present = undefined;
    if (!round) return false;
    if (!(await round.steps.next()).done) {
      present = round;
      return true;
    }
    await endTaskLease(deps, task, interval, round.until);
    return false;
  };
}

async function begin(deps: Deps): Promise<Round | undefined> {
  const until = await acquireTaskLease(deps, task, lease);
  return until === undefined ? undefined : { steps: retentionSteps(deps, { actor: 'server' }), until };
}

/** Renews the lease when half of it has passed. Returns undefined if another process has taken over. */
async function renew(deps: Deps, { steps, until: held }: Round): Promise<Round | undefined> {
  if (Date.parse(held) - deps.now().getTime() > lease / 2) return { steps, until: held };
  const until = await acquireTaskLease(deps, task, lease, held);
  return until === undefined ? undefined : { steps, until };
}
