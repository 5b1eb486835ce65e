import { chunksOf } from '@specshelf/base/chunks-of';
import {
  type DeliveryCompletion,
  type DeliveryRecord,
  type DeliveryStore,
  type DeliveryUpdate,
  enqueueDelivery,
  unreportedLabels,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { inText } from '../queries/in-text.js';
import { readMovedLabels } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import * as hooks from './hooks.js';

const { plain, optional, json, all } = columnsOf<DeliveryRecord>();

const deliveryColumns = all([
  plain('hookId', 'hook_id'),
  plain('specSlug', 'spec_slug'),
  json('movedLabels', 'moved_labels', readMovedLabels),
  plain('attempt', 'attempt'),
  plain('dueAt', 'due_at'),
  optional('leaseExpiresAt', 'lease_expires_at'),
]);

const labelColumns = deliveryColumns.pick('movedLabels');

interface DeliveryRow extends RowOf<typeof deliveryColumns> {
  claimed_by: number | null;
}

export function createDeliveryStore({
  query,
  write,
  processId,
}: Pick<Database, 'query' | 'write' | 'processId'>): DeliveryStore {
  return {
    findDue: (now) => query((connection) => findDue(connection, now)),
    claim: (update, now) => write((transaction) => claim(transaction, update, now, processId())),
    release: (update) =>
      query(async (connection) => {
        await asExpected(connection, update).update(deliveryColumns.toColumns(update.changes));
      }),
    complete: (completion) => write((transaction) => complete(transaction, completion)),
  };
}

/** Changes of specifications of an organization at the same time. */
interface ChangedSpecs {
  specSlugs: readonly string[];
  now: string;
  movedLabels?: readonly string[] | undefined;
}

/**
 * Enqueues deliveries to the hooks of an organization, in the transaction that changes its specifications. Inserts are batched, and
 * the number of other queries does not depend on the number of deliveries.
 * See docs/decisions/0018-coalesce-hook-deliveries-per-specification.md.
 */
export async function enqueue(
  transaction: Connection,
  organizationId: string,
  { specSlugs, now, movedLabels = [] }: ChangedSpecs,
): Promise<void> {
  const hookIds = await hooks.idsOf(transaction, organizationId);
  if (hookIds.length === 0) return;
  const rows = await deliveries(transaction)
    .whereIn('hook_id', hookIds)
    .whereIn('spec_slug', specSlugs)
    .orderBy(['hook_id', 'spec_slug'])
    .forUpdate();
  const stored = new Map(
    rows.map((row) => [`${row.hook_id} ${row.spec_slug}`, deliveryColumns.toRecord(row)]),
  );
  const keys = hookIds.flatMap((hookId) => specSlugs.map((specSlug) => ({ hookId, specSlug })));
  const earliest =
    stored.size < keys.length ? await findEarliest(transaction, hookIds) : new Map<string, string>();
  const enqueued = keys.flatMap((key) => {
    const existing = stored.get(`${key.hookId} ${key.specSlug}`);
    return (
      enqueueDelivery(key, { existing, earliestOfHook: earliest.get(key.hookId), now, movedLabels }) ?? []
    );
  });
  for (const some of chunksOf(enqueued)) {
    await deliveries(transaction).insert(some.map(toRow)).onConflict(['hook_id', 'spec_slug']).merge();
  }
}

/** Returns the earliest due time of each hook with deliveries. */
async function findEarliest(
  transaction: Connection,
  hookIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { hook_id: string; due_at: string }[] = await deliveries(transaction)
    .whereIn('hook_id', hookIds)
    .groupBy('hook_id')
    .select('hook_id')
    .min({ due_at: 'due_at' });
  return new Map(rows.map(({ hook_id, due_at }) => [hook_id, due_at]));
}

async function findDue(connection: Connection, now: string): Promise<DeliveryRecord | undefined> {
  const row = await deliveries(connection)
    .where('due_at', '<=', now)
    .whereNotIn('hook_id', busyHooks(connection, now))
    .orderBy(['due_at', 'hook_id', 'spec_slug'])
    .first()
    .limit(1, inText);
  return row && deliveryColumns.toRecord(row);
}

/** Selects hooks with a running call. Each hook has one call at a time, so that a slow hook does not delay the others. */
function busyHooks(connection: Connection, now: string) {
  return deliveries(connection).where('lease_expires_at', '>', now).select('hook_id');
}

async function claim(
  transaction: Connection,
  update: DeliveryUpdate,
  now: string,
  processId: number | undefined,
): Promise<DeliveryRecord | undefined> {
  // Serializes claims of a hook: the second one sees the delivery that the first has claimed.
  await hooks.lockOne(transaction, update.key.hookId);
  const [row] = await asExpected(transaction, update)
    .whereNotIn('hook_id', busyHooks(transaction, now))
    .update({ ...deliveryColumns.toColumns(update.changes), claimed_by: processId ?? null })
    .returning('*');
  return row && deliveryColumns.toRecord(row);
}

async function complete(transaction: Connection, completion: DeliveryCompletion): Promise<boolean> {
  const { key, attempt, delivery, pending, hook } = completion;
  await hooks.update(transaction, key.hookId, hook);
  const current = deliveries(transaction).where(deliveryColumns.toColumns(key)).where({ attempt });
  const changed = await (delivery === 'remove'
    ? current.delete()
    : current.update({ lease_expires_at: null }));
  if (changed === 0 && delivery === 'remove') await removeReported(transaction, completion);
  const others = deliveries(transaction).where({ hook_id: key.hookId }).whereNull('lease_expires_at');
  if (pending === 'remove') await others.delete();
  else if (pending !== 'keep') {
    const { notBefore } = pending;
    await others.where('due_at', '<', notBefore).update({ due_at: notBefore });
  }
  return changed > 0;
}

/** Removes the labels that an attempt has reported from a delivery that has another attempt. */
async function removeReported(
  transaction: Connection,
  { key, attempt }: Pick<DeliveryCompletion, 'key' | 'attempt'>,
): Promise<void> {
  // Waits for a concurrent change, which may add labels.
  const row = await deliveries(transaction)
    .where(deliveryColumns.toColumns(key))
    .where('attempt', '>', attempt)
    .forUpdate()
    .first(...labelColumns.names);
  if (!row) return;
  const stored = labelColumns.toRecord(row);
  const movedLabels = unreportedLabels(stored, attempt);
  if (movedLabels.length === stored.movedLabels.length) return;
  await deliveries(transaction)
    .where(deliveryColumns.toColumns(key))
    .update(labelColumns.toColumns({ movedLabels }));
}

/** Expires all leases: their processes have ended. */
export async function expireLeases(transaction: Connection): Promise<void> {
  await deliveries(transaction).whereNotNull('lease_expires_at').update({ lease_expires_at: null });
}

export async function count(connection: Connection): Promise<number> {
  const [row] = await deliveries(connection).count({ waiting: '*' });
  return Number(row?.waiting ?? 0);
}

function deliveries(connection: Connection) {
  return connection<DeliveryRow>('deliveries');
}

function asExpected(connection: Connection, { key, expected }: DeliveryUpdate) {
  return deliveries(connection).where({
    ...deliveryColumns.toColumns(key),
    ...deliveryColumns.toColumns(expected),
  });
}

/** No process has an enqueued delivery. */
function toRow(delivery: DeliveryRecord): DeliveryRow {
  return { ...deliveryColumns.toRow(delivery), claimed_by: null };
}
