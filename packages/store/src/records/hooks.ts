import { defined } from '@specshelf/base/defined';
import type { HookChanges, HookRecord, HookStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';

interface HookRow {
  id: string;
  organization_id: string;
  url: string;
  secret: string;
  created_at: string;
  last_delivered_at: string | null;
  last_failed_at: string | null;
  last_failure: string | null;
  failures: number;
}

export function createHookStore({ query, write }: Pick<Database, 'query' | 'write'>): HookStore {
  return {
    insert: (hook) => write((transaction) => insert(transaction, hook)),
    find: (id) =>
      query(async (connection) => {
        const row = await hooks(connection).where({ id }).first();
        return row && toRecord(row);
      }),
    list: () => query(list),
    remove: (id) => write(async (transaction) => (await hooks(transaction).where({ id }).delete()) > 0),
  };
}

async function insert(transaction: Connection, hook: HookRecord): Promise<void> {
  await hooks(transaction).insert({
    id: hook.id,
    organization_id: hook.organizationId,
    url: hook.url,
    secret: hook.secret,
    created_at: hook.createdAt,
    last_delivered_at: hook.lastDeliveredAt ?? null,
    last_failed_at: hook.lastFailure?.at ?? null,
    last_failure: hook.lastFailure?.reason ?? null,
    failures: hook.failures,
  });
}

async function list(connection: Connection): Promise<(HookRecord & { waiting: number })[]> {
  const rows = await hooks(connection).orderBy(['created_at', 'id']);
  const waiting = await countDeliveries(connection);
  return rows.map((row) => ({ ...toRecord(row), waiting: waiting.get(row.id) ?? 0 }));
}

/** Returns the number of deliveries of each hook that has any. */
async function countDeliveries(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const rows = await connection<{ hook_id: string }>('deliveries')
    .groupBy('hook_id')
    .select('hook_id')
    .count({ waiting: '*' });
  return new Map(rows.map(({ hook_id, waiting }) => [String(hook_id), Number(waiting)]));
}

/** Locks the hooks of an organization until the transaction ends: no delivery attempt starts or ends meanwhile. */
export async function lock(transaction: Connection, organizationId: string): Promise<void> {
  await hooks(transaction)
    .where({ organization_id: organizationId })
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}

/** Locks a hook until the transaction ends. */
export async function lockOne(transaction: Connection, id: string): Promise<void> {
  await hooks(transaction).where({ id }).forUpdate().first('id');
}

export async function update(transaction: Connection, id: string, changes: HookChanges): Promise<void> {
  const { failures, lastDeliveredAt, lastFailure } = changes;
  await hooks(transaction)
    .where({ id })
    .update({
      failures,
      last_failed_at: lastFailure?.at ?? null,
      last_failure: lastFailure?.reason ?? null,
      ...defined({ last_delivered_at: lastDeliveredAt }),
    });
}

/** Returns the IDs of the hooks of an organization, and prevents their removal until the transaction ends. */
export async function idsOf(transaction: Connection, organizationId: string): Promise<string[]> {
  const rows = await hooks(transaction)
    .where({ organization_id: organizationId })
    .orderBy('id')
    .forKeyShare()
    .select('id');
  return rows.map(({ id }) => id);
}

function hooks(connection: Connection) {
  return connection<HookRow>('hooks');
}

function toRecord(row: HookRow): HookRecord {
  const { last_failed_at: at, last_failure: reason } = row;
  return {
    id: row.id,
    organizationId: row.organization_id,
    url: row.url,
    secret: row.secret,
    createdAt: row.created_at,
    ...defined({ lastDeliveredAt: row.last_delivered_at ?? undefined }),
    failures: row.failures,
    ...defined({ lastFailure: at === null || reason === null ? undefined : { at, reason } }),
  };
}
