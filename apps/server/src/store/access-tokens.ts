import {
  type AccessTokenRecord,
  type AccessTokenStore,
  defined,
  withoutOrganization,
} from '@specshelf/service';
import type { Connection, Database, QueryPrepared } from './database/database.js';
import { isInserted } from './database/unique-violation.js';
import { convertOnce } from './queries/convert-once.js';
import { readStrings, readStringsOrAll, readSubject } from './queries/json-column.js';
import { PreparedQuery, parameter } from './queries/prepared-query.js';

interface AccessTokenRow {
  id: string;
  hash: string;
  prefix: string;
  subject: string;
  organizations: string;
  scopes: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

export function createAccessTokenStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): AccessTokenStore {
  return {
    insert: (token) => isInserted(write((transaction) => insert(transaction, token))),
    findByHash: (hash) => findByHash(queryPrepared, hash),
    list: () =>
      query(async (connection) => (await tokens(connection).orderBy(['created_at', 'id'])).map(toRecord)),
    revoke: (id, now) => write((transaction) => revoke(transaction, id, now)),
    // Needs no transaction: concurrent updates are both correct.
    recordUse: (id, now) =>
      query(async (connection) => {
        await tokens(connection).where({ id }).update({ last_used_at: now });
      }),
  };
}

export async function insert(transaction: Connection, token: AccessTokenRecord): Promise<void> {
  await tokens(transaction).insert({
    id: token.id,
    hash: token.hash,
    prefix: token.prefix,
    subject: JSON.stringify(token.subject),
    organizations: JSON.stringify(token.organizations),
    scopes: JSON.stringify(token.scopes),
    created_at: token.createdAt,
    expires_at: token.expiresAt ?? null,
    revoked_at: token.revokedAt ?? null,
    last_used_at: token.lastUsedAt ?? null,
  });
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

export async function isEmpty(connection: Connection): Promise<boolean> {
  return (await tokens(connection).first('id')) === undefined;
}

async function revoke(transaction: Connection, id: string, now: string): Promise<boolean> {
  const changed = await tokens(transaction).where({ id }).whereNull('revoked_at').update({ revoked_at: now });
  return changed > 0;
}

/** Removes an organization from all tokens, and revokes those without another one. */
export async function leaveOrganization(
  transaction: Connection,
  organizationId: string,
  now: string,
): Promise<void> {
  for (const row of await tokens(transaction).whereNot({ organizations: '"*"' }).orderBy('id').forUpdate()) {
    const access = withoutOrganization(toRecord(row), organizationId, now);
    if (!access) continue;
    const { organizations, revokedAt: revoked_at = null } = access;
    await tokens(transaction)
      .where({ id: row.id })
      .update({ organizations: JSON.stringify(organizations), revoked_at });
  }
}

function tokens(connection: Connection) {
  return connection<AccessTokenRow>('access_tokens');
}

// Hot query: one for each request.
const toRecordOnce = convertOnce(toRecord);

const byHash = new PreparedQuery<AccessTokenRow>((connection) =>
  tokens(connection)
    .where({ hash: parameter })
    .select(
      'id',
      'hash',
      'prefix',
      'subject',
      'organizations',
      'scopes',
      'created_at',
      'expires_at',
      'revoked_at',
      'last_used_at',
    ),
);

function toRecord(row: AccessTokenRow): AccessTokenRecord {
  return {
    id: row.id,
    hash: row.hash,
    prefix: row.prefix,
    subject: readSubject(row.subject),
    organizations: readStringsOrAll(row.organizations),
    scopes: readStrings(row.scopes),
    createdAt: row.created_at,
    ...defined({
      expiresAt: row.expires_at ?? undefined,
      revokedAt: row.revoked_at ?? undefined,
      lastUsedAt: row.last_used_at ?? undefined,
    }),
  };
}
