import { type Deps, WorkAbandoned, WorkFailed } from '../deps.js';
import { leaseEnd } from '../processing/run.js';
import type { DeliveryRecord, HookRecord } from '../records.js';
import { specTag } from '../rules/cache-headers.js';
import type { DeliveryOutcome } from '../stores.js';
import { callHook } from './call-hook.js';
import type { HookResult } from './hook-call.js';

/** What became of an attempt to deliver, for whoever watches. */
export interface Delivered {
  hookId: string;
  organizationId: string;
  tag: string;
  outcome: DeliveryOutcome['kind'];
  reason?: string;
  retryAt?: string;
}

/**
 * Delivers what has been due for longest; undefined when nothing is due, or the server stops.
 * See docs/decisions/0018-coalesce-hook-deliveries-per-specification.md.
 */
export async function deliverNext(
  deps: Deps,
  options: { found?: () => void } = {},
): Promise<Delivered | undefined> {
  const { deliveries, hooks } = deps.stores;
  const now = deps.now().toISOString();
  const delivery = await deliveries.claimNext({ now, leaseExpiresAt: leaseEnd(deps) });
  if (!delivery) return undefined;
  const hook = await hooks.find(delivery.hookId);
  // It was removed meanwhile, and its deliveries with it.
  if (!hook) return deliverNext(deps, options);
  options.found?.();
  try {
    return await deliver(deps, hook, delivery);
  } catch (error) {
    throw new WorkFailed({ hookId: hook.id }, error);
  }
}

async function deliver(
  deps: Deps,
  hook: HookRecord,
  delivery: DeliveryRecord,
): Promise<Delivered | undefined> {
  const { deliveries } = deps.stores;
  const { id: hookId, organizationId } = hook;
  const tag = specTag({ organizationId, slug: delivery.specSlug });
  const result = await callHook(deps, hook, [tag]).catch(abandoned);
  if (!result) {
    // Somebody else calls again: that is not counted as a failure of the address.
    await deliveries.release(delivery);
    deps.wake('deliveries');
    return undefined;
  }
  const outcome = outcomeOf(deps, hook, result);
  await deliveries.settle(delivery, outcome, deps.now().toISOString());
  const { kind, ...details } = outcome;
  return { hookId, organizationId, tag, outcome: kind, ...details };
}

function abandoned(error: unknown): undefined {
  if (!(error instanceof WorkAbandoned)) throw error;
}

function outcomeOf(deps: Deps, { failures }: HookRecord, result: HookResult): DeliveryOutcome {
  if (result.kind === 'taken') return { kind: 'delivered' };
  const delay = delays[failures];
  const retryAt = delay === undefined ? undefined : new Date(deps.now().getTime() + delay * 1000);
  return {
    kind: 'failed',
    reason: result.reason,
    ...(retryAt === undefined ? {} : { retryAt: retryAt.toISOString() }),
  };
}

const minute = 60;
const hour = 60 * minute;

/** How long to wait after each failure in a row, in seconds: three days in all, then what waits is given up. */
const delays = [10, minute, 5 * minute, 30 * minute, 2 * hour, ...Array.from({ length: 12 }, () => 6 * hour)];
