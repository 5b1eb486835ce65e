import type { DeliveryOutcome, DeliveryRecord } from '@specshelf/service';
import { claimFirst } from './claim-first.js';
import type { Connection } from './database.js';

interface DeliveryRow {
  hook_id: string;
  spec_slug: string;
  attempt: number;
  failures: number;
  due_at: string;
  lease_expires_at: string | null;
}

/** Lets hooks wait to be told that a specification has changed. In the transaction of the change, so that none is lost. */
export async function queue(
  transaction: Connection,
  hookIds: readonly string[],
  specSlug: string,
  now: string,
): Promise<void> {
  for (const hookId of hookIds) {
    const key = { hook_id: hookId, spec_slug: specSlug };
    const row = await deliveries(transaction).where(key).first();
    if (!row) {
      await deliveries(transaction).insert({
        ...key,
        attempt: 1,
        failures: 0,
        due_at: now,
        lease_expires_at: null,
      });
    } else if (row.lease_expires_at !== null) {
      // What is on its way tells of an earlier change.
      await deliveries(transaction)
        .where(key)
        .update({ attempt: row.attempt + 1, due_at: now, lease_expires_at: null });
    }
    // Whatever waits already tells of this change as well.
  }
}

export async function claimNext(
  connection: Connection,
  claim: { now: string; leaseExpiresAt: string },
): Promise<DeliveryRecord | undefined> {
  return claimFirst(
    () => findClaimable(connection, claim.now),
    (seen) => claimRow(connection, seen, claim.leaseExpiresAt),
  );
}

async function findClaimable(connection: Connection, now: string): Promise<DeliveryRow | undefined> {
  return deliveries(connection)
    .where('due_at', '<=', now)
    .where((free) => free.whereNull('lease_expires_at').orWhere('lease_expires_at', '<=', now))
    .orderBy(['due_at', 'hook_id', 'spec_slug'])
    .first();
}

/** Undefined when the row is no longer as it was seen. */
async function claimRow(
  connection: Connection,
  seen: DeliveryRow,
  leaseExpiresAt: string,
): Promise<DeliveryRecord | undefined> {
  const { hook_id, spec_slug, attempt, lease_expires_at } = seen;
  const [row] = await deliveries(connection)
    .where({ hook_id, spec_slug, attempt, lease_expires_at })
    .update({ lease_expires_at: leaseExpiresAt, attempt: attempt + (lease_expires_at === null ? 0 : 1) })
    .returning('*');
  return row && toRecord(row);
}

/** False when there is more to tell meanwhile. */
export async function settle(
  transaction: Connection,
  { hookId, specSlug, attempt }: DeliveryRecord,
  outcome: DeliveryOutcome,
): Promise<boolean> {
  const mine = deliveries(transaction).where({ hook_id: hookId, spec_slug: specSlug, attempt });
  if (outcome.kind === 'delivered' || outcome.retryAt === undefined) return (await mine.delete()) > 0;
  const changed = await mine
    .increment('failures', 1)
    .update({ due_at: outcome.retryAt, lease_expires_at: null });
  return changed > 0;
}

/** Gives back what was being delivered by processes that are known to be gone. */
export async function expireLeases(transaction: Connection): Promise<void> {
  await deliveries(transaction).whereNotNull('lease_expires_at').update({ lease_expires_at: null });
}

/** How many wait for each hook. */
export async function countByHook(connection: Connection): Promise<Map<string, number>> {
  const rows = await deliveries(connection).groupBy('hook_id').select('hook_id').count({ waiting: '*' });
  return new Map(rows.map(({ hook_id, waiting }) => [String(hook_id), Number(waiting)]));
}

function deliveries(connection: Connection) {
  return connection<DeliveryRow>('deliveries');
}

function toRecord(row: DeliveryRow): DeliveryRecord {
  return {
    hookId: row.hook_id,
    specSlug: row.spec_slug,
    attempt: row.attempt,
    failures: row.failures,
    dueAt: row.due_at,
    ...(row.lease_expires_at === null ? {} : { leaseExpiresAt: row.lease_expires_at }),
  };
}
