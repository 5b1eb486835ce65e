import type { AccessTokenRecord } from '@specshelf/service';
import type { Connection } from './database.js';
import { readStrings, readStringsOrAll, readSubject } from './json-column.js';

interface AccessTokenRow {
  id: string;
  hash: string;
  subject: string;
  organizations: string;
  scopes: string;
  created_at: string;
  expires_at: string | null;
}

export async function insert(transaction: Connection, token: AccessTokenRecord): Promise<void> {
  await tokens(transaction).insert({
    id: token.id,
    hash: token.hash,
    subject: JSON.stringify(token.subject),
    organizations: JSON.stringify(token.organizations),
    scopes: JSON.stringify(token.scopes),
    created_at: token.createdAt,
    expires_at: token.expiresAt ?? null,
  });
}

/**
 * The database compares digests, not tokens: how long that takes tells something about the digest of a guess, which
 * does not bring a guesser closer to the token.
 */
export async function findByHash(
  connection: Connection,
  hash: string,
): Promise<AccessTokenRecord | undefined> {
  const row = await tokens(connection).where({ hash }).first();
  return row && toRecord(row);
}

function tokens(connection: Connection) {
  return connection<AccessTokenRow>('access_tokens');
}

function toRecord(row: AccessTokenRow): AccessTokenRecord {
  return {
    id: row.id,
    hash: row.hash,
    subject: readSubject(row.subject),
    organizations: readStringsOrAll(row.organizations),
    scopes: readStrings(row.scopes),
    createdAt: row.created_at,
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  };
}
