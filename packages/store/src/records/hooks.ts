import type { HookChanges, HookRecord, HookStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

type Failure = NonNullable<HookRecord['lastFailure']>;

const { plain, optional, optionalGroup, all } = columnsOf<HookRecord>();
const failure = columnsOf<Failure>();

const hookColumns = all([
  plain('id', 'id'),
  plain('organizationId', 'organization_id'),
  plain('url', 'url'),
  plain('secret', 'secret'),
  plain('createdAt', 'created_at'),
  optional('lastDeliveredAt', 'last_delivered_at'),
  plain('failures', 'failures'),
  optionalGroup(
    'lastFailure',
    failure.all([failure.plain('at', 'last_failed_at'), failure.plain('reason', 'last_failure')]),
  ),
]);

interface HookRow extends RowOf<typeof hookColumns> {}

export function createHookStore({ query, write }: Pick<Database, 'query' | 'write'>): HookStore {
  return {
    insert: (hook) => write((transaction) => insert(transaction, hook)),
    find: (id) =>
      query(async (connection) => {
        const row = await hooks(connection).where({ id }).first();
        return row && hookColumns.toRecord(row);
      }),
    list: () => query(list),
    remove: (id) => write(async (transaction) => (await hooks(transaction).where({ id }).delete()) > 0),
  };
}

async function insert(transaction: Connection, hook: HookRecord): Promise<void> {
  await hooks(transaction).insert(hookColumns.toRow(hook));
}

async function list(connection: Connection): Promise<(HookRecord & { waiting: number })[]> {
  const rows = await hooks(connection).orderBy(['created_at', 'id']);
  const waiting = await countDeliveries(connection);
  return rows.map((row) => ({ ...hookColumns.toRecord(row), waiting: waiting.get(row.id) ?? 0 }));
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
  await hooks(transaction).where({ id }).update(hookColumns.toColumns(changes));
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
