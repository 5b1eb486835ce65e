import type { DeliveryOutcome, DeliveryRecord, DeliveryStore } from '@specshelf/service';
import { chunksOf } from './chunks-of.js';
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

/**
 * Enqueues a delivery of each specification to each hook, in the transaction of the change, so that none is lost. The number of
 * queries does not depend on how many there are.
 * See docs/decisions/0018-coalesce-hook-deliveries-per-specification.md.
 */
export async function queue(
  transaction: Connection,
  hookIds: readonly string[],
  specSlugs: readonly string[],
  now: string,
): Promise<void> {
  if (hookIds.length === 0) return;
  const all = () => deliveries(transaction).whereIn('hook_id', hookIds).whereIn('spec_slug', specSlugs);
  // A delivery that waits already covers this change as well, unless it is claimed before this transaction ends.
  const queued = await all().orderBy(['hook_id', 'spec_slug']).forUpdate();
  if (queued.some(({ lease_expires_at }) => lease_expires_at !== null)) {
    // A delivery in progress covers an earlier change only.
    const next = { attempt: transaction.raw('attempt + 1'), due_at: now, lease_expires_at: null };
    await all().whereNotNull('lease_expires_at').update(next);
  }
  await insertMissing(transaction, { hookIds, specSlugs, queued }, now);
}

async function insertMissing(
  transaction: Connection,
  {
    hookIds,
    specSlugs,
    queued,
  }: { hookIds: readonly string[]; specSlugs: readonly string[]; queued: readonly DeliveryRow[] },
  now: string,
): Promise<void> {
  const existing = new Set(queued.map(({ hook_id, spec_slug }) => `${hook_id} ${spec_slug}`));
  const missing = hookIds.flatMap((hook_id) =>
    specSlugs
      .filter((spec_slug) => !existing.has(`${hook_id} ${spec_slug}`))
      .map((spec_slug) => ({ hook_id, spec_slug })),
  );
  if (missing.length === 0) return;
  const postponed = await findPostponed(transaction, hookIds, now);
  for (const rows of chunksOf(missing)) {
    await deliveries(transaction).insert(
      rows.map((key) => ({
        ...key,
        attempt: 1,
        due_at: postponed.get(key.hook_id) ?? now,
        lease_expires_at: null,
      })),
    );
  }
}

/** Until when the deliveries of hooks wait whose last delivery failed. */
async function findPostponed(
  transaction: Connection,
  hookIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, string>> {
  const rows: { hook_id: string; due_at: string }[] = await deliveries(transaction)
    .whereIn('hook_id', hookIds)
    .groupBy('hook_id')
    .select('hook_id')
    .min({ due_at: 'due_at' });
  return new Map(rows.flatMap(({ hook_id, due_at }) => (due_at > now ? [[hook_id, due_at]] : [])));
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
