import type { Content, List, ListQuery, OpenAPISpecRecord, OpenAPISpecSummary } from '@specshelf/service';
import * as contents from './contents.js';
import type { Ask, Connection } from './database.js';
import { inText } from './in-text.js';
import { askKeysetPage, prepareKeysetPages } from './keyset-page.js';
import {
  type OpenAPISpecRow,
  type RecordRow,
  recordColumns,
  type SummaryRow,
  specs,
  summaryColumns,
  toRecord,
  toRow,
  toSlugKey,
  toSummary,
  touched,
  update,
} from './openapi-spec-row.js';
import * as organizations from './organizations.js';
import { PreparedQuery, parameter } from './prepared-query.js';
import { tellHooks } from './tell-hooks.js';

export async function insert(
  transaction: Connection,
  spec: OpenAPISpecRecord,
  refersTo: readonly Content[] = [],
): Promise<void> {
  await contents.put(transaction, refersTo);
  await specs(transaction).insert(toRow(spec));
  await organizations.changeSpecCount(transaction, spec.organizationId, 1);
}

export async function find(
  ask: Ask,
  organizationId: string,
  slug: string,
): Promise<OpenAPISpecRecord | undefined> {
  const [row] = await ask(bySlug, organizationId, toSlugKey(slug));
  return row && toRecord(row);
}

export async function list(
  ask: Ask,
  organizationId: string,
  query: ListQuery,
): Promise<List<OpenAPISpecSummary>> {
  const { rows, ...about } = await askKeysetPage(ask, pages, organizationId, query);
  return { records: rows.map(toSummary), ...about };
}

/** A specification whose versions do not change until the transaction ends. */
export type LockedSpec = Pick<OpenAPISpecRow, 'id' | 'slug' | 'last_version'>;

/** Locks specifications of an organization, in the order of their IDs, so that two callers do not deadlock. */
export async function lockVersions(
  transaction: Connection,
  organizationId: string,
  ids: readonly string[],
): Promise<LockedSpec[]> {
  return specs(transaction)
    .where({ organization_id: organizationId })
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id', 'slug', 'last_version');
}

/** Subtracts removed versions from the counts of their specifications. */
export async function subtractVersions(
  transaction: Connection,
  removed: ReadonlyMap<string, number>,
): Promise<void> {
  // One query for each distinct count, of which there are few.
  for (const count of new Set(removed.values())) {
    const ids = [...removed].flatMap(([id, ofSpec]) => (ofSpec === count ? [id] : []));
    await specs(transaction).whereIn('id', ids).decrement('version_count', count);
  }
}

export async function setVisibility(
  transaction: Connection,
  id: string,
  visibility: OpenAPISpecRecord['visibility'],
  now: string,
): Promise<OpenAPISpecRecord | undefined> {
  const row = await specs(transaction).where({ id }).forUpdate().first().limit(1, inText);
  if (!row) return undefined;
  await tellHooks(transaction, row.organization_id, [row.slug], now);
  return update(transaction, id, { visibility, ...touched(row, now) });
}

export async function remove(transaction: Connection, id: string, now: string): Promise<boolean> {
  const row = await specs(transaction).where({ id }).forUpdate().first('organization_id', 'slug');
  if (!row) return false;
  await specs(transaction).where({ id }).delete();
  await organizations.changeSpecCount(transaction, row.organization_id, -1);
  await tellHooks(transaction, row.organization_id, [row.slug], now);
  return true;
}

const bySlug = new PreparedQuery<RecordRow>((connection) =>
  specs(connection).where({ organization_id: parameter, slug_key: parameter }).select(recordColumns),
);

const pages = prepareKeysetPages<SummaryRow>({
  entries: (connection) => specs(connection).where({ organization_id: parameter }).select(summaryColumns),
  count: organizations.specCount,
  order: 'asc',
});
