import type { HookChanges, HookRecord } from '@specshelf/service';
import type { Connection } from './database/database.js';

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

export async function insert(transaction: Connection, hook: HookRecord): Promise<void> {
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

export async function find(connection: Connection, id: string): Promise<HookRecord | undefined> {
  const row = await hooks(connection).where({ id }).first();
  return row && toRecord(row);
}

export async function list(connection: Connection): Promise<HookRecord[]> {
  const rows = await hooks(connection).orderBy(['created_at', 'id']);
  return rows.map(toRecord);
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

export async function remove(transaction: Connection, id: string): Promise<boolean> {
  return (await hooks(transaction).where({ id }).delete()) > 0;
}

export async function update(transaction: Connection, id: string, changes: HookChanges): Promise<void> {
  const { failures, lastDeliveredAt, lastFailure } = changes;
  await hooks(transaction)
    .where({ id })
    .update({
      failures,
      last_failed_at: lastFailure?.at ?? null,
      last_failure: lastFailure?.reason ?? null,
      ...(lastDeliveredAt !== undefined && { last_delivered_at: lastDeliveredAt }),
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
    ...(row.last_delivered_at === null ? {} : { lastDeliveredAt: row.last_delivered_at }),
    failures: row.failures,
    ...(at === null || reason === null ? {} : { lastFailure: { at, reason } }),
  };
}
