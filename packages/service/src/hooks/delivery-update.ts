import type { DeliveryRecord, HookRecord } from '../ports/records.js';

// Changes of deliveries, as stores apply them. The other transitions are in `delivery-state.ts`.

/** Identifies a delivery. */
export type DeliveryKey = Pick<DeliveryRecord, 'hookId' | 'specSlug'>;

/** A transition of one delivery. It applies only if the stored record has the expected values. */
export interface DeliveryUpdate {
  key: DeliveryKey;
  expected: { attempt: number; leaseExpiresAt?: string | undefined };
  changes: { attempt?: number; leaseExpiresAt: string | undefined };
}

/** The end of an attempt, with its consequences for the hook and its other deliveries. */
export interface DeliveryCompletion {
  key: DeliveryKey;
  /** The delivery changes only if this is its current attempt. */
  attempt: number;
  delivery: 'remove' | 'release';
  /** Pending deliveries of the hook, this one included if released: remain, are removed, or wait at least until a time. */
  pending: 'keep' | 'remove' | { notBefore: string };
  hook: HookChanges;
}

/** New values of members; `undefined` removes the member. */
export interface HookChanges {
  failures: number;
  lastDeliveredAt?: string;
  lastFailure: HookRecord['lastFailure'] | undefined;
}

/**
 * Enqueues a delivery of a change at `now`, with the labels that it moved. Returns undefined if a pending delivery covers the change already. A new delivery
 * waits for those of a hook that was postponed after a failure: until `earliestOfHook`, the first due time of its deliveries.
 */
export function enqueueDelivery(
  key: DeliveryKey,
  {
    existing,
    earliestOfHook,
    now,
    movedLabels,
  }: {
    existing: DeliveryRecord | undefined;
    earliestOfHook: string | undefined;
    now: string;
    movedLabels: readonly string[];
  },
): DeliveryRecord | undefined {
  if (!existing) {
    const isPostponed = earliestOfHook !== undefined && earliestOfHook > now;
    return { ...key, movedLabels, attempt: 1, dueAt: isPostponed ? earliestOfHook : now };
  }
  // A delivery in progress covers earlier changes only. If it fails, the next one reports them, too.
  const all = [...new Set([...existing.movedLabels, ...movedLabels])];
  if (existing.leaseExpiresAt !== undefined)
    return { ...key, movedLabels: all, attempt: existing.attempt + 1, dueAt: now };
  return all.length === existing.movedLabels.length ? undefined : { ...existing, movedLabels: all };
}

/** Whether an update applies to the stored record. */
export function isExpectedDelivery(stored: DeliveryRecord, { expected }: DeliveryUpdate): boolean {
  if (stored.attempt !== expected.attempt) return false;
  return !('leaseExpiresAt' in expected) || stored.leaseExpiresAt === expected.leaseExpiresAt;
}
