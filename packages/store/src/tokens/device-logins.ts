import { defined } from '@specshelf/base/defined';
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
import { insertUnderParent } from './access-tokens.js';

interface DeviceLoginRow {
  hash: string;
  user_code: string;
  client_name: string;
  scopes: string;
  address: string | null;
  created_at: string;
  expires_at: string;
  interval_seconds: number;
  polled_at: string | null;
  decision: string | null;
}

export function createDeviceLoginStore({
  query,
  write,
}: Pick<Database, 'query' | 'write'>): DeviceLoginStore {
  return {
    insert: (login, limits) => insert(write, login, limits),
    findByHash: (hash) => query((connection) => find(connection, { hash })),
    findByUserCode: (user_code) => query((connection) => find(connection, { user_code })),
    // Not durable: after a crash, one poll more is accepted.
    recordPoll: (hash, { polledAt: polled_at, intervalSeconds: interval_seconds }) =>
      write(
        async (transaction) => {
          await deviceLogins(transaction).where({ hash }).update({ polled_at, interval_seconds });
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
  await deviceLogins(transaction).insert(toRow(login));
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
  return row && toRecord(row);
}

async function decide(
  transaction: Connection,
  hash: string,
  decision: DeviceLoginDecision,
): Promise<boolean> {
  const changed = await deviceLogins(transaction)
    .where({ hash })
    .whereNull('decision')
    .update({ decision: JSON.stringify(decision) });
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

function toRow(login: DeviceLoginRecord): DeviceLoginRow {
  const { decision } = login;
  return {
    hash: login.hash,
    user_code: login.userCode,
    client_name: login.clientName,
    scopes: JSON.stringify(login.scopes),
    address: login.address ?? null,
    created_at: login.createdAt,
    expires_at: login.expiresAt,
    interval_seconds: login.intervalSeconds,
    polled_at: login.polledAt ?? null,
    decision: decision === undefined ? null : JSON.stringify(decision),
  };
}

function toRecord(row: DeviceLoginRow): DeviceLoginRecord {
  const decision: DeviceLoginDecision | undefined =
    row.decision === null ? undefined : JSON.parse(row.decision);
  return {
    hash: row.hash,
    userCode: row.user_code,
    clientName: row.client_name,
    scopes: readStrings(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    intervalSeconds: row.interval_seconds,
    ...defined({ address: row.address ?? undefined, polledAt: row.polled_at ?? undefined, decision }),
  };
}
