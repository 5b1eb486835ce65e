import type {
  AccessTokenRecord,
  AuditEntry,
  DeviceLoginDecision,
  DeviceLoginLimits,
  DeviceLoginRecord,
  DeviceLoginStore,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { inText } from '../queries/in-text.js';
import { readStrings } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import { insertUnderParent } from './access-tokens.js';

const { plain, optional, json, optionalJSON, all } = columnsOf<DeviceLoginRecord>();

const loginColumns = all([
  plain('hash', 'hash'),
  plain('userCode', 'user_code'),
  plain('clientName', 'client_name'),
  json('scopes', 'scopes', readStrings),
  optional('address', 'address'),
  plain('createdAt', 'created_at'),
  plain('expiresAt', 'expires_at'),
  plain('intervalSeconds', 'interval_seconds'),
  optional('polledAt', 'polled_at'),
  optionalJSON('decision', 'decision', readDecision),
]);

interface DeviceLoginRow extends RowOf<typeof loginColumns> {}

export function createDeviceLoginStore({
  query,
  write,
}: Pick<Database, 'query' | 'write'>): DeviceLoginStore {
  return {
    insert: (login, limits) => insert(write, login, limits),
    findByHash: (hash) => query((connection) => find(connection, { hash })),
    findByUserCode: (user_code) => query((connection) => find(connection, { user_code })),
    // Not durable: after a crash, one poll more is accepted.
    recordPoll: (hash, { polledAt, intervalSeconds }) =>
      write(
        async (transaction) => {
          await deviceLogins(transaction)
            .where({ hash })
            .update(loginColumns.toColumns({ polledAt, intervalSeconds }));
        },
        { durable: false },
      ),
    decide: (hash, decision) => write((transaction) => decide(transaction, hash, decision)),
    collect: (hash, token, entries) => write((transaction) => collect(transaction, hash, token, entries)),
    remove: (hash) =>
      write(async (transaction) => {
        await deviceLogins(transaction).where({ hash }).delete();
      }),
    removeExpired: (batch) => write((transaction) => removeExpired(transaction, batch)),
  };
}

/** Catches a violation outside of the transaction, which can only be rolled back after it. */
async function insert(
  write: Database['write'],
  login: DeviceLoginRecord,
  limits: DeviceLoginLimits,
): Promise<'inserted' | 'taken' | 'too-many'> {
  try {
    return await write((transaction) => insertWithin(transaction, login, limits));
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

const removedAtOnce = 100;

async function insertWithin(
  transaction: Connection,
  login: DeviceLoginRecord,
  { ofAddress, total }: DeviceLoginLimits,
): Promise<'inserted' | 'too-many'> {
  await removeExpired(transaction, { now: login.createdAt, limit: removedAtOnce });
  const { address = null } = login;
  const present = () => deviceLogins(transaction).where('expires_at', '>', login.createdAt);
  if (address !== null && (await count(present().where({ address }))) >= ofAddress) return 'too-many';
  if ((await count(present())) >= total) return 'too-many';
  await deviceLogins(transaction).insert(loginColumns.toRow(login));
  return 'inserted';
}

async function count(rows: ReturnType<typeof deviceLogins>): Promise<number> {
  const [counted] = await rows.count({ count: '*' });
  // A string on PostgreSQL.
  return Number(counted?.count ?? 0);
}

async function find(
  connection: Connection,
  key: Partial<DeviceLoginRow>,
): Promise<DeviceLoginRecord | undefined> {
  const row = await deviceLogins(connection).where(key).first();
  return row && loginColumns.toRecord(row);
}

async function decide(
  transaction: Connection,
  hash: string,
  decision: DeviceLoginDecision,
): Promise<boolean> {
  const changed = await deviceLogins(transaction)
    .where({ hash })
    .whereNull('decision')
    .update(loginColumns.toColumns({ decision }));
  return changed > 0;
}

/** Of concurrent requests, only the one that deletes the row inserts its token. */
async function collect(
  transaction: Connection,
  hash: string,
  token: AccessTokenRecord,
  entries: readonly AuditEntry[],
): Promise<'collected' | 'gone' | 'refused'> {
  const removed = await deviceLogins(transaction).where({ hash }).whereNotNull('decision').delete();
  if (removed === 0) return 'gone';
  return (await insertUnderParent(transaction, token, entries)) ? 'collected' : 'refused';
}

async function removeExpired(
  transaction: Connection,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const expired = deviceLogins(transaction)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit, inText)
    .select('hash');
  return deviceLogins(transaction).whereIn('hash', expired).delete();
}

function deviceLogins(connection: Connection) {
  return connection<DeviceLoginRow>('device_logins');
}

/** Does not check the members: they were validated when they were written. */
function readDecision(column: string): DeviceLoginDecision {
  return JSON.parse(column);
}
