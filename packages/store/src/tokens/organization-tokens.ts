import type { AccessTokenRecord, List, TokenQuery } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { areStorable } from '../queries/are-storable.js';
import { inText } from '../queries/in-text.js';
import { subjectStart, tokenColumns, tokens } from './access-token-row.js';

// Tokens with access to one organization only. See docs/decisions/0052-derive-tokens-from-the-token-of-their-creator.md.

export async function listOfOrganization(
  connection: Connection,
  { organizationId, subjectId, after, limit }: TokenQuery,
): Promise<List<AccessTokenRecord>> {
  const selected = () => withSubject(ofOrganization(connection, organizationId), subjectId);
  const page = selected()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    // One more row shows whether there are more.
    .limit(limit + 1, inText);
  if (after) page.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
  const rows = await page;
  const [count] = await selected().count({ total: '*' });
  return {
    records: rows.slice(0, limit).map(tokenColumns.toRecord),
    more: rows.length > limit,
    total: Number(count?.['total']),
  };
}

export async function findInOrganization(
  connection: Connection,
  organizationId: string,
  id: string,
): Promise<AccessTokenRecord | undefined> {
  if (!areStorable(id)) return undefined;
  const row = await ofOrganization(connection, organizationId).where({ id }).first();
  return row && tokenColumns.toRecord(row);
}

export async function countActive(
  connection: Connection,
  { organizationId, subjectId, now }: { organizationId: string; subjectId: string; now: string },
): Promise<number> {
  const [count] = await withSubject(ofOrganization(connection, organizationId), subjectId)
    .whereNotNull('name')
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .count({ total: '*' });
  return Number(count?.['total']);
}

/** Selects the tokens with access to this organization only, by the text of the column, which has an index. */
function ofOrganization(connection: Connection, organizationId: string) {
  return tokens(connection).where({ organizations: JSON.stringify([organizationId]) });
}

function withSubject<Query extends ReturnType<typeof tokens>>(
  query: Query,
  subjectId: string | undefined,
): Query {
  if (subjectId === undefined) return query;
  const start = subjectStart(subjectId);
  query.whereRaw('substr(subject, 1, ?) = ?', [[...start].length, start]);
  return query;
}

export async function removeInactive(
  transaction: Connection,
  { inactiveBefore, limit }: { inactiveBefore: string; limit: number },
): Promise<number> {
  const old = tokens(transaction)
    .where('expires_at', '<', inactiveBefore)
    .whereNotNull('name')
    .limit(limit, inText)
    .select('id');
  return tokens(transaction).whereIn('id', old).delete();
}

export async function removeExchanged(
  transaction: Connection,
  { expiredBefore, limit }: { expiredBefore: string; limit: number },
): Promise<number> {
  const old = tokens(transaction)
    .where('expires_at', '<', expiredBefore)
    .whereNotNull('publisher_id')
    .limit(limit, inText)
    .select('id');
  return tokens(transaction).whereIn('id', old).delete();
}
