import type { Content, List, ListQuery, OpenAPISpecRecord, OpenAPISpecSummary } from '@specshelf/service';
import * as contents from './contents.js';
import type { Ask, Connection } from './database.js';
import { inText } from './in-text.js';
import { askKeysetPage, prepareKeysetPages } from './keyset-page.js';
import {
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

/** What is known of the versions of a specification. */
export interface SpecVersions {
  latest: string | undefined;
  count: number;
}

export async function findVersions(connection: Connection, id: string): Promise<SpecVersions | undefined> {
  const row = await specs(connection).where({ id }).first('last_version', 'version_count');
  return row && { latest: row.last_version ?? undefined, count: row.version_count };
}

/** The same, which stays as it is until the transaction ends. */
export async function lockVersions(transaction: Connection, id: string): Promise<SpecVersions | undefined> {
  await specs(transaction).where({ id }).forUpdate().first('id');
  return findVersions(transaction, id);
}

/** Counts what was removed; hooks hear of it. */
export async function noteRemovedVersions(
  transaction: Connection,
  id: string,
  count: number,
  now: string,
): Promise<void> {
  const [row] = await specs(transaction)
    .where({ id })
    .decrement('version_count', count)
    .returning(['organization_id', 'slug']);
  if (row) await tellHooks(transaction, row.organization_id, row.slug, now);
}

export async function setVisibility(
  transaction: Connection,
  id: string,
  visibility: OpenAPISpecRecord['visibility'],
  now: string,
): Promise<OpenAPISpecRecord | undefined> {
  const row = await specs(transaction).where({ id }).forUpdate().first().limit(1, inText);
  if (!row) return undefined;
  await tellHooks(transaction, row.organization_id, row.slug, now);
  return update(transaction, id, { visibility, ...touched(row, now) });
}

export async function remove(transaction: Connection, id: string, now: string): Promise<boolean> {
  const row = await specs(transaction).where({ id }).forUpdate().first('organization_id', 'slug');
  if (!row) return false;
  await specs(transaction).where({ id }).delete();
  await organizations.changeSpecCount(transaction, row.organization_id, -1);
  await tellHooks(transaction, row.organization_id, row.slug, now);
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
