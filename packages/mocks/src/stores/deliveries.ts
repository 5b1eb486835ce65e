import { compareText } from '@specshelf/base/compare-text';
import { defined } from '@specshelf/base/defined';
import {
  type DeliveryKey,
  type DeliveryRecord,
  type DeliveryStore,
  type DeliveryUpdate,
  enqueueDelivery,
  isExpectedDelivery,
  unreportedLabels,
} from '@specshelf/service';
import { frozen } from './frozen.js';
import { updateHook } from './hooks.js';
import type { Tables } from './tables.js';

export function createDeliveryStore(tables: Tables): DeliveryStore {
  const { deliveries } = tables;
  return {
    async findDue(now) {
      const due = [...deliveries.values()].filter(
        ({ hookId, dueAt }) => dueAt <= now && !isBusy(tables, hookId, now),
      );
      return due.sort(byTime)[0];
    },
    async claim(update, now) {
      return isBusy(tables, update.key.hookId, now) ? undefined : updateDelivery(tables, update);
    },
    async release(update) {
      updateDelivery(tables, update);
    },
    async complete({ key, attempt, delivery, pending, hook }) {
      updateHook(tables, key.hookId, hook);
      const current = deliveries.get(keyOf(key));
      const isCurrent = current?.attempt === attempt;
      if (isCurrent && delivery === 'remove') deliveries.delete(keyOf(key));
      if (current && current.attempt > attempt && delivery === 'remove')
        put(tables, { ...current, movedLabels: unreportedLabels(current, attempt) });
      if (isCurrent && delivery === 'release') put(tables, withoutLease(current));
      if (pending !== 'keep') changePending(tables, key.hookId, pending);
      return isCurrent;
    },
  };
}

/** Enqueues a delivery to each hook of the organization of a specification. */
export function enqueueDeliveries(
  tables: Tables,
  { organizationId, slug: specSlug }: { organizationId: string; slug: string },
  now: string,
  movedLabels: readonly string[] = [],
): void {
  for (const { id: hookId, organizationId: owner } of tables.hooks.values()) {
    if (owner !== organizationId) continue;
    const key = { hookId, specSlug };
    const existing = tables.deliveries.get(keyOf(key));
    const earliestOfHook = ofHook(tables, hookId).sort(byTime)[0]?.dueAt;
    const enqueued = enqueueDelivery(key, { existing, earliestOfHook, now, movedLabels });
    if (enqueued) put(tables, enqueued);
  }
}

function ofHook({ deliveries }: Tables, hookId: string): DeliveryRecord[] {
  return [...deliveries.values()].filter((delivery) => delivery.hookId === hookId);
}

function isBusy(tables: Tables, hookId: string, now: string): boolean {
  return ofHook(tables, hookId).some(({ leaseExpiresAt = '' }) => leaseExpiresAt > now);
}

function updateDelivery(tables: Tables, update: DeliveryUpdate): DeliveryRecord | undefined {
  const stored = tables.deliveries.get(keyOf(update.key));
  if (!stored || !isExpectedDelivery(stored, update)) return undefined;
  const { leaseExpiresAt, attempt = stored.attempt } = update.changes;
  return put(tables, {
    ...withoutLease(stored),
    attempt,
    ...defined({ leaseExpiresAt }),
  });
}

function changePending(tables: Tables, hookId: string, change: 'remove' | { notBefore: string }): void {
  for (const delivery of ofHook(tables, hookId)) {
    if (delivery.leaseExpiresAt !== undefined) continue;
    if (change === 'remove') tables.deliveries.delete(keyOf(delivery));
    else if (delivery.dueAt < change.notBefore) put(tables, { ...delivery, dueAt: change.notBefore });
  }
}

function withoutLease({ leaseExpiresAt: _removed, ...delivery }: DeliveryRecord): DeliveryRecord {
  return delivery;
}

function put({ deliveries }: Tables, delivery: DeliveryRecord): DeliveryRecord {
  const stored = frozen(delivery);
  deliveries.set(keyOf(delivery), stored);
  return stored;
}

function keyOf({ hookId, specSlug }: DeliveryKey): string {
  return `${hookId} ${specSlug}`;
}

function byTime(a: DeliveryRecord, b: DeliveryRecord): number {
  return compareText(a.dueAt, b.dueAt) || compareText(keyOf(a), keyOf(b));
}
