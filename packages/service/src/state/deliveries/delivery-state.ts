import { defined } from '@specshelf/base/defined';
import type { DeliveryCompletion, DeliveryKey, DeliveryUpdate } from '../../base/ports/delivery-update.js';
import type { HookResult } from '../../base/ports/outbound.js';
import type { DeliveryRecord, HookRecord } from '../../base/ports/records.js';
import { addMilliseconds } from '../times.js';

// The state machine of a delivery. Transitions are pure; stores apply them with compare-and-set. There is at most one delivery for
// each hook and specification: pending, or in progress while it has a lease.

/** Result of an attempt to deliver. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** Retried at `retryAt`; without it, the deliveries of the hook are removed. */
  | { kind: 'failed'; reason: string; retryAt?: string };

/** Starts an attempt. Taking over an expired lease fences off the process that held it. */
export function claimDelivery(delivery: DeliveryRecord, leaseExpiresAt: string): DeliveryUpdate {
  const { attempt, leaseExpiresAt: previousLease } = delivery;
  return {
    key: keyOf(delivery),
    expected: { attempt, leaseExpiresAt: previousLease },
    changes: { attempt: attempt + Number(isTakeover(delivery)), leaseExpiresAt },
  };
}

/** Whether claiming a due delivery takes over the expired lease of another attempt. */
export function isTakeover({ leaseExpiresAt }: DeliveryRecord): boolean {
  return leaseExpiresAt !== undefined;
}

/** Puts an attempt back as if it had not started. */
export function releaseDelivery(delivery: DeliveryRecord): DeliveryUpdate {
  return {
    key: keyOf(delivery),
    expected: { attempt: delivery.attempt },
    changes: { leaseExpiresAt: undefined },
  };
}

export function deliveryOutcome({ failures }: HookRecord, result: HookResult, now: Date): DeliveryOutcome {
  if (result.kind === 'accepted') return { kind: 'delivered' };
  const delay = retryDelays[failures];
  const retryAt = delay === undefined ? undefined : addMilliseconds(now, delay * 1000);
  return { kind: 'failed', reason: result.reason, ...defined({ retryAt }) };
}

const minute = 60;
const hour = 60 * minute;

/** Delay after each consecutive failure, in seconds: three days in all, after which pending deliveries are removed. */
const retryDelays = [
  10,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  ...Array.from({ length: 12 }, () => 6 * hour),
];

/** Ends an attempt. After a failure all pending deliveries of the hook wait for the retry, or are removed. */
export function completeDelivery(
  delivery: DeliveryRecord,
  { failures }: HookRecord,
  outcome: DeliveryOutcome,
  now: string,
): DeliveryCompletion {
  const { attempt } = delivery;
  const key = keyOf(delivery);
  if (outcome.kind === 'delivered') {
    const hook = { failures: 0, lastDeliveredAt: now, lastFailure: undefined };
    return { key, attempt, delivery: 'remove', pending: 'keep', hook };
  }
  const { reason, retryAt } = outcome;
  const hook = { failures: failures + 1, lastFailure: { at: now, reason } };
  const pending = retryAt === undefined ? 'remove' : { notBefore: retryAt };
  return { key, attempt, delivery: 'release', pending, hook };
}

function keyOf({ hookId, specSlug }: DeliveryKey): DeliveryKey {
  return { hookId, specSlug };
}
