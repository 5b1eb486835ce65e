import type { DeliveryRecord, DeliveryStore, HookRecord } from '@specshelf/service';
import { frozen } from './frozen.js';
import { compareTexts } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createDeliveryStore(tables: Tables): DeliveryStore {
  const { deliveries, hooks } = tables;
  return {
    async claimNext({ now, leaseExpiresAt }) {
      const all = [...deliveries.values()];
      const busy = new Set(
        all.filter(({ leaseExpiresAt = '' }) => leaseExpiresAt > now).map(({ hookId }) => hookId),
      );
      const [next] = all.filter(({ hookId, dueAt }) => dueAt <= now && !busy.has(hookId)).sort(byTime);
      if (!next) return undefined;
      const lost = next.leaseExpiresAt === undefined ? 0 : 1;
      return keep(tables, { ...next, attempt: next.attempt + lost, leaseExpiresAt });
    },
    async settle(delivery, outcome, now) {
      const hook = hooks.get(delivery.hookId);
      if (hook)
        hooks.set(hook.id, frozen(noted(hook, outcome.kind === 'failed' ? outcome.reason : undefined, now)));
      const current = deliveries.get(keyOf(delivery));
      const isMine = current?.attempt === delivery.attempt;
      if (outcome.kind === 'delivered') return isMine && deliveries.delete(keyOf(delivery));
      if (isMine) keep(tables, withoutLease(current));
      postpone(tables, delivery.hookId, outcome.retryAt);
      return isMine;
    },
    async release(delivery) {
      const current = deliveries.get(keyOf(delivery));
      if (current?.attempt === delivery.attempt) keep(tables, withoutLease(current));
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
    if (!waiting) {
      keep(tables, { hookId: hook.id, specSlug, attempt: 1, dueAt: nextTime(tables, hook.id, now) });
    } else if (waiting.leaseExpiresAt !== undefined) {
      // What is on its way tells of an earlier change.
      keep(tables, { ...withoutLease(waiting), attempt: waiting.attempt + 1, dueAt: now });
    }
  }
}

/** When a hook is told something the next time: one that has failed is left alone for a while. */
function nextTime({ deliveries }: Tables, hookId: string, now: string): string {
  const [waiting] = [...deliveries.values()].filter((delivery) => delivery.hookId === hookId).sort(byTime);
  return waiting && waiting.dueAt > now ? waiting.dueAt : now;
}

/** Until when all that waits for a hook waits; for ever, when it is given up. */
function postpone(tables: Tables, hookId: string, until: string | undefined): void {
  for (const [key, delivery] of tables.deliveries) {
    if (delivery.hookId !== hookId || delivery.leaseExpiresAt !== undefined) continue;
    if (until === undefined) tables.deliveries.delete(key);
    else if (delivery.dueAt < until) keep(tables, { ...delivery, dueAt: until });
  }
}

function withoutLease({ leaseExpiresAt: _ended, ...delivery }: DeliveryRecord): DeliveryRecord {
  return delivery;
}

function keep({ deliveries }: Tables, delivery: DeliveryRecord): DeliveryRecord {
  const kept = frozen(delivery);
  deliveries.set(keyOf(delivery), kept);
  return kept;
}

function keyOf({ hookId, specSlug }: { hookId: string; specSlug: string }): string {
  return `${hookId} ${specSlug}`;
}

function byTime(a: DeliveryRecord, b: DeliveryRecord): number {
  return compareTexts(a.dueAt, b.dueAt) || compareTexts(keyOf(a), keyOf(b));
}

function noted(hook: HookRecord, reason: string | undefined, now: string): HookRecord {
  if (reason !== undefined) {
    return { ...hook, lastFailure: { at: now, reason }, failures: hook.failures + 1 };
  }
  const { lastFailure: _mended, ...rest } = hook;
  return { ...rest, lastDeliveredAt: now, failures: 0 };
}
