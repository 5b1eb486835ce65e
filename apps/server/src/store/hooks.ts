import type { DeliveryOutcome, HookRecord } from '@specshelf/service';
import type { Connection } from './database.js';
import * as deliveries from './deliveries.js';

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

export async function list(connection: Connection): Promise<(HookRecord & { waiting: number })[]> {
  const rows = await hooks(connection).orderBy(['created_at', 'id']);
  const waiting = await deliveries.countByHook(connection);
  return rows.map((row) => ({ ...toRecord(row), waiting: waiting.get(row.id) ?? 0 }));
}

/** Locks the hooks of an organization until the transaction ends: no attempt to deliver begins or ends meanwhile. */
export async function lock(transaction: Connection, organizationId: string): Promise<void> {
  await hooks(transaction)
    .where({ organization_id: organizationId })
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}

export async function remove(transaction: Connection, id: string): Promise<boolean> {
  return (await hooks(transaction).where({ id }).delete()) > 0;
}

export async function noteOutcome(
  transaction: Connection,
  id: string,
  outcome: DeliveryOutcome,
  now: string,
): Promise<void> {
  const hook = hooks(transaction).where({ id });
  if (outcome.kind === 'delivered') {
    await hook.update({ last_delivered_at: now, last_failed_at: null, last_failure: null, failures: 0 });
  } else {
    await hook.increment('failures', 1).update({ last_failed_at: now, last_failure: outcome.reason });
  }
}

/** The hooks of an organization, none of which can be removed before the transaction has ended. */
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
