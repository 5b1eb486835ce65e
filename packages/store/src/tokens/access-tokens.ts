import { chunksOf } from '@specshelf/base/chunks-of';
import {
  type AccessTokenRecord,
  type AccessTokenStore,
  type AuditEntry,
  withoutOrganization,
} from '@specshelf/service';
import type { Connection, Database, QueryPrepared } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { isInserted } from '../database/unique-violation.js';
import { convertOnce } from '../queries/convert-once.js';
import * as auditLog from '../records/audit-log.js';
import { type AccessTokenRow, tokenColumns, tokens } from './access-token-row.js';
import {
  countActive,
  findInOrganization,
  listOfOrganization,
  removeExchanged,
  removeInactive,
} from './organization-tokens.js';
import { lockPublisher } from './trusted-publishers.js';

export function createAccessTokenStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): AccessTokenStore {
  return {
    insert: (token, entries) =>
      isInserted(write((transaction) => insertUnderParent(transaction, token, entries))),
    findByHash: (hash) => findByHash(queryPrepared, hash),
    list: () =>
      query(async (connection) =>
        (await tokens(connection).orderBy(['created_at', 'id'])).map(tokenColumns.toRecord),
      ),
    findByIds: (ids) => query((connection) => findByIds(connection, ids)),
    listOfOrganization: (selection) => query((connection) => listOfOrganization(connection, selection)),
    findInOrganization: (organizationId, id) =>
      query((connection) => findInOrganization(connection, organizationId, id)),
    countActive: (organizationId, subjectId, now) =>
      query((connection) => countActive(connection, { organizationId, subjectId, now })),
    revoke: (id, now, entries) => write((transaction) => revoke(transaction, { id, now, entries })),
    removeInactive: (batch) => write((transaction) => removeInactive(transaction, batch)),
    removeExchanged: (batch) => write((transaction) => removeExchanged(transaction, batch)),
    // Needs no transaction: concurrent updates are both correct.
    recordUse: (id, now) =>
      query(async (connection) => {
        await tokens(connection).where({ id }).update({ last_used_at: now });
      }),
  };
}

export async function insert(transaction: Connection, token: AccessTokenRecord): Promise<void> {
  await tokens(transaction).insert(tokenColumns.toRow(token));
}

/** Inserts a token unless its parent is missing or revoked, or its trusted publisher is missing. */
export async function insertUnderParent(
  transaction: Connection,
  token: AccessTokenRecord,
  entries?: readonly AuditEntry[],
): Promise<boolean> {
  const parentId = token.created?.parentId;
  if (parentId !== undefined) {
    // A concurrent revocation waits for this lock, and then finds the new token.
    const parent = await tokens(transaction).where({ id: parentId }).forUpdate().first('revoked_at');
    if (parent?.revoked_at !== null) return false;
  }
  const publisherId = token.exchanged?.publisherId;
  // The removal of the publisher waits for this lock, and then finds the new token.
  if (publisherId !== undefined && !(await lockPublisher(transaction, publisherId))) return false;
  await insert(transaction, token);
  await auditLog.append(transaction, entries);
  return true;
}

/**
 * Finds a token by its digest. The duration of the comparison in the database may reveal something about the digest of a guess,
 * which does not help to guess the token.
 */
async function findByHash(
  queryPrepared: QueryPrepared,
  hash: string,
): Promise<AccessTokenRecord | undefined> {
  const [row] = await queryPrepared(byHash, hash);
  return row && toRecordOnce(row);
}

async function findByIds(connection: Connection, ids: readonly string[]): Promise<AccessTokenRecord[]> {
  const records: AccessTokenRecord[] = [];
  for (const some of chunksOf(ids)) {
    records.push(...(await tokens(connection).whereIn('id', some)).map(tokenColumns.toRecord));
  }
  return records;
}

export async function isEmpty(connection: Connection): Promise<boolean> {
  return (await tokens(connection).first('id')) === undefined;
}

interface Revocation {
  id: string;
  now: string;
  entries?: readonly AuditEntry[] | undefined;
}

async function revoke(transaction: Connection, { id, now, entries }: Revocation): Promise<boolean> {
  const changed = await revokeAll(transaction, [id], now);
  // Also those of a token that an earlier release has revoked.
  for (let parents = [id]; parents.length > 0; ) {
    const children = await tokens(transaction)
      .whereIn('parent_id', parents.slice(0, parentsAtOnce))
      .orderBy('id')
      .forUpdate()
      .pluck('id');
    await revokeAll(transaction, children, now);
    parents = [...parents.slice(parentsAtOnce), ...children];
  }
  if (changed > 0) await auditLog.append(transaction, entries);
  return changed > 0;
}

const parentsAtOnce = 200;

async function revokeAll(transaction: Connection, ids: readonly string[], now: string): Promise<number> {
  let changed = 0;
  for (const some of chunksOf(ids))
    changed += await tokens(transaction)
      .whereIn('id', some)
      .whereNull('revoked_at')
      .update({ revoked_at: now });
  return changed;
}

/** Removes an organization from all tokens, and revokes those without another one. */
export async function leaveOrganization(
  transaction: Connection,
  organizationId: string,
  now: string,
): Promise<void> {
  for (const row of await tokens(transaction).whereNot({ organizations: '"*"' }).orderBy('id').forUpdate()) {
    const access = withoutOrganization(tokenColumns.toRecord(row), organizationId, now);
    if (!access) continue;
    const { organizations, revokedAt } = access;
    await tokens(transaction)
      .where({ id: row.id })
      .update(tokenColumns.toColumns({ organizations, revokedAt }));
  }
}

// Hot query: one for each request.
const toRecordOnce = convertOnce(tokenColumns.toRecord);

const byHash = new PreparedQuery<AccessTokenRow>((connection) =>
  tokens(connection).where({ hash: parameter }).select(tokenColumns.names),
);
