import { defined } from '@specshelf/base/defined';
import type {
  AuditEntry,
  Content,
  OpenAPISpecRecord,
  OpenAPISpecStore,
  SpecCommit,
  SpecUpdate,
} from '@specshelf/service';
import { shownFacts } from '@specshelf/service/catalog';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { isInserted } from '../database/unique-violation.js';
import * as organizations from '../organizations/organizations.js';
import { areStorable } from '../queries/are-storable.js';
import { convertOnce } from '../queries/convert-once.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import * as auditLog from '../records/audit-log.js';
import * as contents from '../records/contents.js';
import * as deliveries from '../records/deliveries.js';
import {
  type LockedSpec,
  type RecordRow,
  recordColumns,
  type SummaryRow,
  specs,
  summaryColumns,
  toRecord,
  toRow,
  toSummary,
} from '../rows/openapi-spec-row.js';
import { type OpenAPISpecRow, specColumns, toIndexedAt } from '../rows/spec-columns.js';
import { toSlugKey } from '../rows/to-slug-key.js';
import { countValues } from '../search/count-values.js';
import { createFrequencies } from '../search/frequencies.js';
import { searchSpecs } from '../search/search-specs.js';
import { completeSearchData, hasIncomplete } from './incomplete-specs.js';
import * as labels from './labels.js';
import * as versions from './openapi-spec-versions.js';
import * as publications from './publications.js';
import { listDue, listWaiting } from './queue-candidates.js';
import * as terms from './spec-terms.js';

export function createSpecStore({
  queryPrepared,
  query,
  write,
  processId,
}: Pick<Database, 'queryPrepared' | 'query' | 'write' | 'processId'>): OpenAPISpecStore {
  const frequencies = createFrequencies();
  return {
    insert: (spec, refersTo, entries) =>
      isInserted(write((transaction) => insert(transaction, spec, refersTo, entries))),
    find: async (organizationId, slug) => {
      if (!areStorable(organizationId, slug)) return undefined;
      const [row] = await queryPrepared(bySlug, organizationId, toSlugKey(slug));
      return row && toRecordOnce(row);
    },
    list: async (organizationId, page) => {
      if (!areStorable(organizationId)) return { records: [], more: false, total: 0 };
      const { rows, ...about } = await queryKeysetPage(queryPrepared, pages, [organizationId], page);
      return { records: rows.map(toSummary), ...about };
    },
    search: async (organizationId, search) => {
      if (!areStorable(organizationId, ...search.filter.terms, ...search.filter.prefixes)) return noMatches;
      return query((connection) => searchSpecs(connection, frequencies, organizationId, search));
    },
    countValues: async (organizationId) =>
      areStorable(organizationId) ? query((connection) => countValues(connection, organizationId)) : noValues,
    completeSearchData: async () =>
      (await query(hasIncomplete)) && (await write((transaction) => completeSearchData(transaction))),
    listWaiting: (waiting) => listWaiting(queryPrepared, waiting),
    listDue: (due) => query((connection) => listDue(connection, due)),
    update: (change) => query((connection) => update(connection, change, processId())),
    commit: (change, refersTo) => write((transaction) => commit(transaction, change, refersTo)),
    remove: (id, now, entries) => write((transaction) => remove(transaction, id, now, entries)),
  };
}

export async function insert(
  transaction: Connection,
  spec: OpenAPISpecRecord,
  refersTo: readonly Content[] = [],
  entries: readonly AuditEntry[] = [],
): Promise<void> {
  await contents.put(transaction, refersTo);
  await specs(transaction).insert(toRow(spec));
  await terms.insert(transaction, spec);
  await organizations.changeSpecCount(transaction, spec.organizationId, 1);
  await auditLog.append(transaction, entries);
}

/** Locks specifications of an organization in the order of their IDs, so that concurrent callers do not deadlock. */
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

/** Subtracts removed versions from the counts of their specifications. The revision makes concurrent moves of labels to them fail. */
export async function subtractVersions(
  transaction: Connection,
  removed: ReadonlyMap<string, number>,
): Promise<void> {
  // One query for each distinct count, of which there are few.
  for (const count of new Set(removed.values())) {
    const ids = [...removed].flatMap(([id, ofSpec]) => (ofSpec === count ? [id] : []));
    await specs(transaction).whereIn('id', ids).decrement('version_count', count).increment('revision', 1);
  }
}

/** Applies an update if the row is as expected. A lease in the changes belongs to `processId`. */
async function update(
  connection: Connection,
  { id, expected, changes }: SpecUpdate,
  processId?: number,
  derived: object = {},
): Promise<OpenAPISpecRecord | undefined> {
  const owner = changes.leaseExpiresAt === undefined ? null : (processId ?? null);
  const columns = {
    ...specColumns.toColumns(changes),
    ...defined({ claimed_by: 'leaseExpiresAt' in changes ? owner : undefined }),
    ...('lastProcessedAt' in changes ? { indexed_at: toIndexedAt(changes.lastProcessedAt) } : {}),
    ...derived,
  };
  const [row]: OpenAPISpecRow[] = await connection('openapi_specs')
    .where({ id, ...specColumns.toColumns(expected) })
    .update(columns)
    .returning('*');
  return row && toRecord(row);
}

/** Applies an update with its related writes. Returns undefined if the row is not as expected. */
async function commit(
  transaction: Connection,
  { version, publications, moves, shows, deliveriesDueAt, entries, ...change }: SpecCommit,
  refersTo: readonly Content[] = [],
): Promise<OpenAPISpecRecord | undefined> {
  await contents.put(transaction, refersTo);
  const counted = version && { version_count: transaction.raw('version_count + 1') };
  const updated = await update(transaction, change, undefined, counted);
  if (!updated) return undefined;
  if (version) await versions.insert(transaction, version);
  await publish(transaction, version, publications);
  await labels.move(transaction, updated.id, moves);
  const spec = shows === undefined ? updated : await show(transaction, updated, shows);
  if (shows !== undefined || describingMembers.some((member) => member in change.changes))
    await terms.replace(transaction, spec);
  if (deliveriesDueAt !== undefined) {
    const movedLabels = moves?.map(({ label }) => label);
    const changed = { specSlugs: [spec.slug], now: deliveriesDueAt, movedLabels };
    await deliveries.enqueue(transaction, spec.organizationId, changed);
  }
  await auditLog.append(transaction, entries);
  return spec;
}

/** Inserts publications of a new version, or of one that exists. */
async function publish(
  transaction: Connection,
  added: SpecCommit['version'],
  records: SpecCommit['publications'] = [],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  await publications.insert(transaction, records);
  if (added?.id !== first.versionId)
    await versions.addPublications(transaction, first.versionId, records.length);
}

/** Replaces the facts of a specification by those of a version. */
async function show(
  transaction: Connection,
  spec: OpenAPISpecRecord,
  versionId: string,
): Promise<OpenAPISpecRecord> {
  const changes = shownFacts(spec, await versions.findFacts(transaction, versionId));
  const [row]: OpenAPISpecRow[] = await transaction('openapi_specs')
    .where({ id: spec.id })
    .update(specColumns.toColumns(changes))
    .returning('*');
  return row ? toRecord(row) : spec;
}

/** The members from which terms are derived. */
const describingMembers = ['facts', 'owner', 'tags', 'lifecycle'] as const;

async function remove(
  transaction: Connection,
  id: string,
  now: string,
  entries: readonly AuditEntry[] = [],
): Promise<boolean> {
  const row = await specs(transaction).where({ id }).forUpdate().first('organization_id', 'slug');
  if (!row) return false;
  await specs(transaction).where({ id }).delete();
  await organizations.changeSpecCount(transaction, row.organization_id, -1);
  await deliveries.enqueue(transaction, row.organization_id, { specSlugs: [row.slug], now });
  await auditLog.append(transaction, entries);
  return true;
}

const noValues = {
  owners: { values: [], isComplete: true },
  tags: { values: [], isComplete: true },
};
const noMatches = { records: [], more: false, total: 0, isCapped: false };

const toRecordOnce = convertOnce(toRecord);

const bySlug = new PreparedQuery<RecordRow>((connection) =>
  specs(connection).where({ organization_id: parameter, slug_key: parameter }).select(recordColumns),
);

const pages = prepareKeysetPages<SummaryRow>({
  entries: (connection) => specs(connection).where({ organization_id: parameter }).select(summaryColumns),
  count: organizations.specCount,
  order: 'asc',
});
