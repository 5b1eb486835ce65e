import type { Deps } from '../deps.js';
import { claimChore, endChore } from '../rules/claim-chore.js';
import { type RetentionStep, retentionSteps } from './retention-steps.js';

const chore = 'retention';

// A process that is gone in the middle holds up the others for so long.
const lease = 600_000;
const interval = 3_600_000;

/** A round of retention that this process has taken. */
interface Round {
  steps: AsyncGenerator<RetentionStep, undefined>;
  until: string;
}

/**
 * Does one step of retention with each call, once an hour a round of them; false when nothing is to be done for now. After a
 * failure, the next round begins when the lease is over.
 * See docs/decisions/0023-garbage-collect-contents-by-mark-and-sweep.md.
 */
export function createPruner(deps: Deps): () => Promise<boolean> {
  let present: Round | undefined;
  return async () => {
    const round = present ? await goOn(deps, present) : await begin(deps);
    present = undefined;
    if (!round) return false;
    if (!(await round.steps.next()).done) {
      present = round;
      return true;
    }
    await endChore(deps, chore, interval, round.until);
    return false;
  };
}

async function begin(deps: Deps): Promise<Round | undefined> {
  const until = await claimChore(deps, chore, lease);
  return until === undefined ? undefined : { steps: retentionSteps(deps, { actor: 'server' }), until };
}

/** Undefined when somebody else has taken it over, because ours has taken too long. */
async function goOn(deps: Deps, { steps, until: held }: Round): Promise<Round | undefined> {
  if (Date.parse(held) - deps.now().getTime() > lease / 2) return { steps, until: held };
  const until = await claimChore(deps, chore, lease, held);
  return until === undefined ? undefined : { steps, until };
}
