import type { DeliveryRecord, DeliveryStore, HookRecord } from '@specshelf/service';
import { copy } from './copy.js';
import { compareTexts } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createDeliveryStore(tables: Tables): DeliveryStore {
  const { deliveries, hooks } = tables;
  return {
    async claimNext({ now, leaseExpiresAt }) {
      const [next] = [...deliveries.values()].filter((delivery) => isFree(delivery, now)).sort(byTime);
      if (!next) return undefined;
      const lost = next.leaseExpiresAt === undefined ? 0 : 1;
      return keep(tables, { ...next, attempt: next.attempt + lost, leaseExpiresAt });
    },
    async settle(delivery, outcome, now) {
      const hook = hooks.get(delivery.hookId);
      if (hook) hooks.set(hook.id, noted(hook, outcome.kind === 'failed' ? outcome.reason : undefined, now));
      const key = keyOf(delivery);
      const current = deliveries.get(key);
      if (current?.attempt !== delivery.attempt) return false;
      if (outcome.kind === 'delivered' || outcome.retryAt === undefined) return deliveries.delete(key);
      const { leaseExpiresAt: _ended, ...rest } = current;
      keep(tables, { ...rest, failures: current.failures + 1, dueAt: outcome.retryAt });
      return true;
    },
  };
}

/** Lets the hooks of an organization wait to be told that a specification has changed. */
export function queueDeliveries(
  tables: Tables,
  { organizationId, slug: specSlug }: { organizationId: string; slug: string },
  now: string,
): void {
  for (const hook of tables.hooks.values()) {
    if (hook.organizationId !== organizationId) continue;
    const waiting = tables.deliveries.get(keyOf({ hookId: hook.id, specSlug }));
    if (!waiting) keep(tables, { hookId: hook.id, specSlug, attempt: 1, failures: 0, dueAt: now });
    else if (waiting.leaseExpiresAt !== undefined) {
      // What is on its way tells of an earlier change.
      const { leaseExpiresAt: _ended, ...rest } = waiting;
      keep(tables, { ...rest, attempt: waiting.attempt + 1, dueAt: now });
    }
  }
}

function keep({ deliveries }: Tables, delivery: DeliveryRecord): DeliveryRecord {
  deliveries.set(keyOf(delivery), copy(delivery));
  return copy(delivery);
}

function keyOf({ hookId, specSlug }: { hookId: string; specSlug: string }): string {
  return `${hookId} ${specSlug}`;
}

function isFree({ dueAt, leaseExpiresAt }: DeliveryRecord, now: string): boolean {
  return dueAt <= now && (leaseExpiresAt === undefined || leaseExpiresAt <= now);
}

function byTime(a: DeliveryRecord, b: DeliveryRecord): number {
  return compareTexts(a.dueAt, b.dueAt) || compareTexts(keyOf(a), keyOf(b));
}

function noted(hook: HookRecord, reason: string | undefined, now: string): HookRecord {
  if (reason !== undefined) return { ...hook, lastFailure: { at: now, reason } };
  const { lastFailure: _mended, ...rest } = hook;
  return { ...rest, lastDeliveredAt: now };
}
