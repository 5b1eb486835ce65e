import type { DeliveryRecord, HookRecord, MovedLabel } from './records.js';

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
  /** The delivery changes only if this is its current attempt, except that removal removes the labels that it has reported. */
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
    const dueAt = isPostponed ? earliestOfHook : now;
    return { ...key, movedLabels: withMoved([], movedLabels, 1), attempt: 1, dueAt };
  }
  // A delivery in progress covers earlier changes only. If it fails, the next one reports them, too.
  const isInProgress = existing.leaseExpiresAt !== undefined;
  const attempt = existing.attempt + Number(isInProgress);
  const all = withMoved(existing.movedLabels, movedLabels, attempt);
  if (isInProgress) return { ...key, movedLabels: all, attempt, dueAt: now };
  return all === existing.movedLabels ? undefined : { ...existing, movedLabels: all };
}

/** Maximum number of labels in a delivery. Hooks learn nothing about the labels that moved before the last ones. */
const maxMovedLabels = 100;

/** Adds labels whose moves `attempt` reports first. Returns the same list if it has all of them. */
function withMoved(
  listed: readonly MovedLabel[],
  moved: readonly string[],
  attempt: number,
): readonly MovedLabel[] {
  const known = new Set(listed.flatMap((label) => (label.attempt === attempt ? label.name : [])));
  const added = new Set(moved.filter((name) => !known.has(name)));
  if (added.size === 0) return listed;
  const others = listed.filter(({ name }) => !added.has(name));
  return [...others, ...[...added].map((name) => ({ name, attempt }))].slice(-maxMovedLabels);
}

/** Returns the labels of a delivery that remain to be reported when an earlier attempt of it has succeeded. */
export function unreportedLabels(
  { movedLabels }: Pick<DeliveryRecord, 'movedLabels'>,
  reportedBy: number,
): readonly MovedLabel[] {
  return movedLabels.filter(({ attempt }) => attempt > reportedBy);
}

/** Whether an update applies to the stored record. */
export function isExpectedDelivery(stored: DeliveryRecord, { expected }: DeliveryUpdate): boolean {
  if (stored.attempt !== expected.attempt) return false;
  return !('leaseExpiresAt' in expected) || stored.leaseExpiresAt === expected.leaseExpiresAt;
}
