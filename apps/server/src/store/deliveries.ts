import type { DeliveryOutcome, DeliveryRecord, DeliveryStore } from '@specshelf/service';
import { claimFirst } from './claim-first.js';
import type { Connection, Database } from './database.js';
import { inText } from './in-text.js';

type Claim = Parameters<DeliveryStore['claimNext']>[0];

interface DeliveryRow {
  hook_id: string;
  spec_slug: string;
  attempt: number;
  due_at: string;
  lease_expires_at: string | null;
  claimed_by: number | null;
}

/** Lets hooks wait to be told that a specification has changed. In the transaction of the change, so that none is lost. */
export async function queue(
  transaction: Connection,
  hookIds: readonly string[],
  specSlug: string,
  now: string,
): Promise<void> {
  for (const hookId of hookIds) await queueFor(transaction, hookId, specSlug, now);
}

async function queueFor(
  transaction: Connection,
  hookId: string,
  specSlug: string,
  now: string,
): Promise<void> {
  const key = { hook_id: hookId, spec_slug: specSlug };
  const row = await deliveries(transaction).where(key).forUpdate().first().limit(1, inText);
  if (!row) {
    const due_at = await nextTime(transaction, hookId, now);
    await deliveries(transaction).insert({ ...key, attempt: 1, due_at, lease_expires_at: null });
  } else if (row.lease_expires_at !== null) {
    // What is on its way tells of an earlier change.
    const next = { attempt: row.attempt + 1, due_at: now, lease_expires_at: null };
    await deliveries(transaction).where(key).update(next);
  }
  // Whatever waits already tells of this change as well.
}

/** When a hook is told something the next time: an address that has failed is left alone for a while. */
async function nextTime(transaction: Connection, hookId: string, now: string): Promise<string> {
  const waiting = await deliveries(transaction).where({ hook_id: hookId }).orderBy('due_at').first('due_at');
  return waiting && waiting.due_at > now ? waiting.due_at : now;
}

export async function claimNext(
  { query, write, processId }: Pick<Database, 'query' | 'write' | 'processId'>,
  claim: Claim,
  onTakeover: () => void = () => undefined,
): Promise<DeliveryRecord | undefined> {
  return claimFirst(
    () => query((connection) => findClaimable(connection, claim.now)),
    async (seen) => {
      const claimed = await write((transaction) => claimRow(transaction, seen, claim, processId()));
      if (claimed && seen.lease_expires_at !== null) onTakeover();
      return claimed;
    },
  );
}

async function findClaimable(connection: Connection, now: string): Promise<DeliveryRow | undefined> {
  return deliveries(connection)
    .where('due_at', '<=', now)
    .whereNotIn('hook_id', busyHooks(connection, now))
    .orderBy(['due_at', 'hook_id', 'spec_slug'])
    .first()
    .limit(1, inText);
}

/** One call of an address at a time: one that does not answer must not keep the others waiting. */
function busyHooks(connection: Connection, now: string) {
  return deliveries(connection).where('lease_expires_at', '>', now).select('hook_id');
}

/** Undefined when the row is no longer as it was seen, or its hook is being told something else. */
async function claimRow(
  transaction: Connection,
  seen: DeliveryRow,
  { now, leaseExpiresAt }: Claim,
  processId: number | undefined,
): Promise<DeliveryRecord | undefined> {
  const { hook_id, spec_slug, attempt, lease_expires_at } = seen;
  // Of two that take two things for one hook, the second sees then what the first has taken.
  await transaction('hooks').where({ id: hook_id }).forUpdate().first('id');
  const [row] = await deliveries(transaction)
    .where({ hook_id, spec_slug, attempt, lease_expires_at })
    .whereNotIn('hook_id', busyHooks(transaction, now))
    .update({
      lease_expires_at: leaseExpiresAt,
      attempt: attempt + (lease_expires_at === null ? 0 : 1),
      claimed_by: processId ?? null,
    })
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
  if (outcome.kind === 'delivered') return (await mine.delete()) > 0;
  const isMine = (await mine.update({ lease_expires_at: null })) > 0;
  const waiting = deliveries(transaction).where({ hook_id: hookId }).whereNull('lease_expires_at');
  if (outcome.retryAt === undefined) await waiting.delete();
  else await waiting.where('due_at', '<', outcome.retryAt).update({ due_at: outcome.retryAt });
  return isMine;
}

export async function release(
  connection: Connection,
  { hookId, specSlug, attempt }: DeliveryRecord,
): Promise<void> {
  await deliveries(connection)
    .where({ hook_id: hookId, spec_slug: specSlug, attempt })
    .update({ lease_expires_at: null });
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

/** How many wait for all of them. */
export async function count(connection: Connection): Promise<number> {
  const [row] = await deliveries(connection).count({ waiting: '*' });
  return Number(row?.waiting ?? 0);
}

function deliveries(connection: Connection) {
  return connection<DeliveryRow>('deliveries');
}

function toRecord(row: DeliveryRow): DeliveryRecord {
  return {
    hookId: row.hook_id,
    specSlug: row.spec_slug,
    attempt: row.attempt,
    dueAt: row.due_at,
    ...(row.lease_expires_at === null ? {} : { leaseExpiresAt: row.lease_expires_at }),
  };
}
