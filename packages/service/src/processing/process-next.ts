import type { Deps } from '../deps.js';
import { runAttempt } from './run-attempt.js';

/** Takes the specification that has waited longest through the pipeline. False when none waits. */
export async function processNext(deps: Deps): Promise<boolean> {
  const now = deps.now();
  const spec = await deps.stores.specs.claimNext({
    now: now.toISOString(),
    leaseExpiresAt: new Date(now.getTime() + deps.leaseDuration).toISOString(),
  });
  if (!spec) return false;
  const outcome = await runAttempt(deps, spec);
  // When the source was replaced meanwhile, nothing is kept: the newer attempt has its own run.
  await deps.stores.specs.settle(spec, outcome, deps.now().toISOString());
  return true;
}
