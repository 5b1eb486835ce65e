import { specTag } from '../../base/http/cache-headers.js';
import type { Deps } from '../../base/ports/deps.js';
import type { DeliveryRecord, HookRecord } from '../../base/ports/records.js';
import type { DeliveryStore } from '../../base/ports/stores.js';
import { WorkAbandoned, WorkFailed } from '../../base/ports/work/work-errors.js';
import {
  claimDelivery,
  completeDelivery,
  type DeliveryOutcome,
  deliveryOutcome,
  isTakeover,
  releaseDelivery,
} from '../../state/deliveries/delivery-state.js';
import { leaseExpiry } from '../../state/times.js';
import { callHook } from './call-hook.js';
import { labelEvents } from './label-events.js';
import { latestChanges, refusalEvents } from './spec-changes.js';

/** Summary of an attempt to deliver, for logs and metrics. */
export interface Delivered {
  hookId: string;
  organizationId: string;
  tag: string;
  outcome: DeliveryOutcome['kind'];
  reason?: string;
  retryAt?: string;
}

/**
 * Makes the delivery that has been due for longest. Returns undefined if nothing is due, or the server is stopping.
 * See docs/decisions/0018-coalesce-hook-deliveries-per-specification.md.
 */
export async function deliverNext(
  deps: Deps,
  options: { found?: () => void } = {},
): Promise<Delivered | undefined> {
  const now = deps.now().toISOString();
  const delivery = await claimNextDelivery(deps, { now, leaseExpiresAt: leaseExpiry(deps) });
  if (!delivery) return undefined;
  const hook = await deps.stores.hooks.find(delivery.hookId);
  // The hook was removed meanwhile, together with its deliveries.
  if (!hook) return deliverNext(deps, options);
  options.found?.();
  try {
    return await deliver(deps, hook, delivery);
  } catch (error) {
    throw new WorkFailed({ hookId: hook.id }, error);
  }
}

/** The part of `Deps` that claims deliveries. */
export interface DeliveryClaimer extends Pick<Deps, 'onTakeover'> {
  stores: { deliveries: Pick<DeliveryStore, 'findDue' | 'claim'> };
}

/** Claims the delivery that has been due for longest. Several callers never get the same one. */
export async function claimNextDelivery(
  { stores: { deliveries }, onTakeover }: DeliveryClaimer,
  { now, leaseExpiresAt }: { now: string; leaseExpiresAt: string },
): Promise<DeliveryRecord | undefined> {
  for (;;) {
    const due = await deliveries.findDue(now);
    if (!due) return undefined;
    const claimed = await deliveries.claim(claimDelivery(due, leaseExpiresAt), now);
    // Another process was faster: look for the next one.
    if (!claimed) continue;
    if (isTakeover(due)) onTakeover?.('delivery');
    return claimed;
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
  const spec = await deps.stores.specs.find(organizationId, delivery.specSlug);
  const moves = await labelEvents(deps, spec, delivery);
  const events = [...moves, ...(spec ? refusalEvents(spec) : [])];
  const changes = spec && (await latestChanges(deps, spec));
  const result = await callHook(deps, hook, { tags: [tag], events, changes }).catch(abandoned);
  if (!result) {
    // Another process retries it: not a failure of the hook.
    await deliveries.release(releaseDelivery(delivery));
    deps.wake('deliveries');
    return undefined;
  }
  const now = deps.now();
  const outcome = deliveryOutcome(hook, result, now);
  await deliveries.complete(completeDelivery(delivery, hook, outcome, now.toISOString()));
  const { kind, ...details } = outcome;
  return { hookId, organizationId, tag, outcome: kind, ...details };
}

function abandoned(error: unknown): undefined {
  if (!(error instanceof WorkAbandoned)) throw error;
}
