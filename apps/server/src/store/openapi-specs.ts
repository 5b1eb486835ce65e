import {
  type Content,
  type List,
  type ListQuery,
  latestOf,
  type OpenAPISpecRecord,
  type OpenAPISpecStore,
  type RunOutcome,
  type SpecSourceRecord,
} from '@specshelf/service';
import { claimFirst } from './claim-first.js';
import * as contents from './contents.js';
import type { Ask, Connection } from './database.js';
import * as deliveries from './deliveries.js';
import * as hooks from './hooks.js';
import { inText } from './in-text.js';
import { readProblems } from './json-column.js';
import { askKeysetPage, prepareKeysetPages } from './keyset-page.js';
import * as versions from './openapi-spec-versions.js';
import * as organizations from './organizations.js';
import { PreparedQuery, parameter } from './prepared-query.js';

interface OpenAPISpecRow {
  id: string;
  organization_id: string;
  slug: string;
  slug_key: string;
  created_at: string;
  updated_at: string;
  visibility: OpenAPISpecRecord['visibility'];
  source_kind: SpecSourceRecord['kind'];
  source: string;
  source_headers: string | null;
  processing_state: OpenAPISpecRecord['processingState'];
  attempt: number;
  lost_runs: number;
  rerun_requested: number;
  queued_at: string;
  lease_expires_at: string | null;
  last_version: string | null;
  last_processed_at: string | null;
  last_process_error_code: NonNullable<OpenAPISpecRecord['lastProcessErrorCode']> | null;
  last_processed_errors: string;
  last_processed_error_count: number;
  refresh_at: string | null;
  failed_runs: number;
  manifest: string | null;
  version_count: number;
}

export interface QueueCounts {
  waiting: number;
  inProgress: number;
  due: number;
  waitingSince?: string;
}

type Claim = Parameters<OpenAPISpecStore['claimNext']>[0];

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
): Promise<List<OpenAPISpecRecord>> {
  const { rows, more } = await askKeysetPage(ask, pages, [organizationId], query);
  return { records: rows.map(toRecord), more, total: await organizations.countSpecs(ask, organizationId) };
}

/** How many versions a specification has. */
export async function countVersions(ask: Ask, id: string): Promise<number> {
  const [row] = await ask(versionCount, id);
  return row?.version_count ?? 0;
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

export async function replaceSource(
  transaction: Connection,
  id: string,
  source: SpecSourceRecord,
  now: string,
  refersTo: readonly Content[] = [],
): Promise<OpenAPISpecRecord | undefined> {
  await contents.put(transaction, refersTo);
  const row = await specs(transaction).where({ id }).forUpdate().first().limit(1, inText);
  return (
    row && update(transaction, id, { ...touched(row, now), ...queued(row, toSourceColumns(source), now) })
  );
}

export async function requeue(
  transaction: Connection,
  id: string,
  now: string,
): Promise<OpenAPISpecRecord | undefined> {
  const row = await specs(transaction).where({ id }).forUpdate().first().limit(1, inText);
  if (!row) return undefined;
  const { source_kind, source, source_headers } = row;
  const same = { source_kind, source, source_headers };
  return update(transaction, id, { ...touched(row, now), ...queued(row, same, now) });
}

function touched(row: OpenAPISpecRow, now: string): Partial<OpenAPISpecRow> {
  return { updated_at: latestOf(now, row.updated_at, row.last_processed_at) };
}

function queued(row: OpenAPISpecRow, source: SourceColumns, now: string): Partial<OpenAPISpecRow> {
  const isSame =
    source.source_kind === row.source_kind &&
    source.source === row.source &&
    source.source_headers === row.source_headers;
  if (isSame && row.processing_state === 'progress') return { rerun_requested: 1 };
  return {
    ...source,
    ...(isSame ? {} : { attempt: row.attempt + 1, lost_runs: 0, failed_runs: 0 }),
    processing_state: 'pending',
    rerun_requested: 0,
    // Who waits already keeps the place: else what is sent again and again would never be processed.
    queued_at: row.processing_state === 'pending' ? row.queued_at : now,
    lease_expires_at: null,
  };
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

async function tellHooks(
  transaction: Connection,
  organizationId: string,
  slug: string,
  now: string,
): Promise<void> {
  await deliveries.queue(transaction, await hooks.idsOf(transaction, organizationId), slug, now);
}

export async function claimNext(
  connection: Connection,
  claim: Claim,
): Promise<OpenAPISpecRecord | undefined> {
  return claimFirst(
    () => findClaimable(connection, claim),
    (seen) => claimRow(connection, seen, claim),
  );
}

/** Gives back what was in progress in processes that are known to be gone. */
export async function expireLeases(transaction: Connection, now: string): Promise<void> {
  await specs(transaction).where({ processing_state: 'progress' }).update({ lease_expires_at: now });
}

/** Sources from before there was a schedule, or from when it was off, are due now; null takes all of them off it. */
export async function scheduleRefreshes(transaction: Connection, now: string | null): Promise<void> {
  const urls = specs(transaction).where({ source_kind: 'url', processing_state: 'complete' });
  await (now === null ? urls : urls.whereNull('refresh_at')).update({ refresh_at: now });
}

/** How many wait, are processed, and are due to be looked at again; and since when the first of them waits. */
export async function countQueue(connection: Connection, now: string): Promise<QueueCounts> {
  const rows = await specs(connection)
    .whereIn('processing_state', ['pending', 'progress'])
    .groupBy('processing_state')
    .select('processing_state')
    .min({ since: 'queued_at' })
    .count({ count: '*' });
  const [due] = await specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', now)
    .count({ count: '*' });
  const rowOf = (state: string) => rows.find(({ processing_state }) => processing_state === state);
  const since: unknown = rowOf('pending')?.since;
  return {
    waiting: Number(rowOf('pending')?.count ?? 0),
    inProgress: Number(rowOf('progress')?.count ?? 0),
    due: Number(due?.count ?? 0),
    ...(typeof since === 'string' ? { waitingSince: since } : {}),
  };
}

async function findClaimable(connection: Connection, claim: Claim): Promise<OpenAPISpecRow | undefined> {
  const waiting = await findWaiting(connection, claim);
  return waiting || claim.due === false ? waiting : findDue(connection, claim.now);
}

async function findWaiting(
  connection: Connection,
  { now, lost = true }: Claim,
): Promise<OpenAPISpecRow | undefined> {
  const waiting = specs(connection).where({ processing_state: 'pending' });
  if (lost) {
    waiting.orWhere((expired) =>
      expired.where({ processing_state: 'progress' }).where('lease_expires_at', '<=', now),
    );
  } else waiting.where({ lost_runs: 0 });
  return waiting.orderBy(['queued_at', 'id']).first().limit(1, inText);
}

async function findDue(connection: Connection, now: string): Promise<OpenAPISpecRow | undefined> {
  return specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', now)
    .orderBy(['refresh_at', 'id'])
    .first()
    .limit(1, inText);
}

/** Undefined when the row is no longer as it was seen. */
async function claimRow(
  connection: Connection,
  seen: OpenAPISpecRow,
  claim: Claim,
): Promise<OpenAPISpecRecord | undefined> {
  const lost = seen.processing_state === 'progress' ? 1 : 0;
  const { id, attempt, processing_state, lease_expires_at } = seen;
  const [row] = await specs(connection)
    .where({ id, attempt, processing_state, lease_expires_at })
    .update({
      processing_state: 'progress',
      lease_expires_at: claim.leaseExpiresAt,
      attempt: attempt + lost,
      lost_runs: seen.lost_runs + lost,
    })
    .returning('*');
  return row && toRecord(row);
}

export async function renewLease(
  connection: Connection,
  { id, attempt }: { id: string; attempt: number },
  leaseExpiresAt: string,
): Promise<boolean> {
  const changed = await specs(connection)
    .where({ id, attempt, processing_state: 'progress' })
    .update({ lease_expires_at: leaseExpiresAt });
  return changed > 0;
}

export async function release(
  connection: Connection,
  { id, attempt }: { id: string; attempt: number },
): Promise<void> {
  await specs(connection)
    .where({ id, attempt, processing_state: 'progress' })
    .update({ processing_state: 'pending', rerun_requested: 0, lease_expires_at: null });
}

export async function settle(
  transaction: Connection,
  run: { id: string; attempt: number },
  outcome: RunOutcome,
  now: string,
): Promise<boolean> {
  await contents.put(transaction, outcome.contents ?? []);
  const row = await specs(transaction)
    .where({ id: run.id, attempt: run.attempt, processing_state: 'progress' })
    .forUpdate()
    .first()
    .limit(1, inText);
  if (!row) return false;
  if (outcome.version) await versions.insert(transaction, outcome.version);
  await update(transaction, run.id, { ...settled(row, now), ...toOutcomeColumns(row, outcome, now) });
  if (!outcome.errorCode) await tellHooks(transaction, row.organization_id, row.slug, now);
  return true;
}

function settled(row: OpenAPISpecRow, now: string): Partial<OpenAPISpecRow> {
  const next: Partial<OpenAPISpecRow> = row.rerun_requested
    ? { processing_state: 'pending', queued_at: now }
    : { processing_state: 'complete' };
  return { ...next, rerun_requested: 0, lost_runs: 0, lease_expires_at: null };
}

function toOutcomeColumns(row: OpenAPISpecRow, outcome: RunOutcome, now: string): Partial<OpenAPISpecRow> {
  const { version, errorCode, problems, problemCount, refreshAt, manifest } = outcome;
  return {
    ...(version ? { last_version: version.id, version_count: row.version_count + 1 } : {}),
    last_processed_at: latestOf(now, row.last_processed_at, row.updated_at),
    last_process_error_code: errorCode ?? null,
    last_processed_errors: JSON.stringify(problems),
    last_processed_error_count: problemCount,
    refresh_at: refreshAt ?? null,
    failed_runs: errorCode ? row.failed_runs + 1 : 0,
    ...(manifest === undefined ? {} : { manifest }),
  };
}

async function update(
  connection: Connection,
  id: string,
  changes: Partial<OpenAPISpecRow>,
): Promise<OpenAPISpecRecord | undefined> {
  const [row] = await specs(connection).where({ id }).update(changes).returning('*');
  return row && toRecord(row);
}

function specs(connection: Connection) {
  return connection<OpenAPISpecRow>('openapi_specs');
}

/** What a record is made of. */
type ReadRow = Omit<OpenAPISpecRow, 'slug_key' | 'version_count'>;

const readColumns = [
  'id',
  'organization_id',
  'slug',
  'created_at',
  'updated_at',
  'visibility',
  'source_kind',
  'source',
  'source_headers',
  'processing_state',
  'attempt',
  'lost_runs',
  'rerun_requested',
  'queued_at',
  'lease_expires_at',
  'last_version',
  'last_processed_at',
  'last_process_error_code',
  'last_processed_errors',
  'last_processed_error_count',
  'refresh_at',
  'failed_runs',
  'manifest',
] as const satisfies readonly (keyof ReadRow)[];

const bySlug = new PreparedQuery<ReadRow>((connection) =>
  specs(connection).where({ organization_id: parameter, slug_key: parameter }).select(readColumns),
);

const pages = prepareKeysetPages<ReadRow>(
  (connection) => specs(connection).where({ organization_id: parameter }).select(readColumns),
  'asc',
);

const versionCount = new PreparedQuery<Pick<OpenAPISpecRow, 'version_count'>>((connection) =>
  specs(connection).where({ id: parameter }).select('version_count'),
);

function toRow(spec: OpenAPISpecRecord): OpenAPISpecRow {
  return {
    id: spec.id,
    organization_id: spec.organizationId,
    slug: spec.slug,
    slug_key: toSlugKey(spec.slug),
    created_at: spec.createdAt,
    updated_at: spec.updatedAt,
    visibility: spec.visibility,
    ...toSourceColumns(spec.source),
    processing_state: spec.processingState,
    attempt: spec.attempt,
    lost_runs: spec.lostRuns,
    rerun_requested: spec.rerunRequested ? 1 : 0,
    queued_at: spec.queuedAt,
    lease_expires_at: spec.leaseExpiresAt ?? null,
    last_version: spec.lastVersion ?? null,
    last_processed_at: spec.lastProcessedAt ?? null,
    last_process_error_code: spec.lastProcessErrorCode ?? null,
    last_processed_errors: JSON.stringify(spec.lastProcessedErrors),
    last_processed_error_count: spec.lastProcessedErrorCount,
    refresh_at: spec.refreshAt ?? null,
    failed_runs: spec.failedRuns,
    manifest: spec.manifest ?? null,
    version_count: 0,
  };
}

function toRecord(row: ReadRow): OpenAPISpecRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    slug: row.slug,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    visibility: row.visibility,
    source: toSource(row),
    processingState: row.processing_state,
    attempt: row.attempt,
    lostRuns: row.lost_runs,
    rerunRequested: row.rerun_requested === 1,
    queuedAt: row.queued_at,
    ...(row.lease_expires_at === null ? {} : { leaseExpiresAt: row.lease_expires_at }),
    ...(row.last_version === null ? {} : { lastVersion: row.last_version }),
    ...(row.last_processed_at === null ? {} : { lastProcessedAt: row.last_processed_at }),
    ...(row.last_process_error_code === null ? {} : { lastProcessErrorCode: row.last_process_error_code }),
    lastProcessedErrors: readProblems(row.last_processed_errors),
    lastProcessedErrorCount: row.last_processed_error_count,
    ...(row.refresh_at === null ? {} : { refreshAt: row.refresh_at }),
    failedRuns: row.failed_runs,
    ...(row.manifest === null ? {} : { manifest: row.manifest }),
  };
}

type SourceColumns = Pick<OpenAPISpecRow, 'source_kind' | 'source' | 'source_headers'>;

function toSourceColumns(source: SpecSourceRecord): SourceColumns {
  if (source.kind !== 'url')
    return { source_kind: source.kind, source: source.content, source_headers: null };
  return { source_kind: 'url', source: source.url, source_headers: source.headers ?? null };
}

function toSource({ source_kind: kind, source, source_headers: headers }: SourceColumns): SpecSourceRecord {
  if (kind !== 'url') return { kind, content: source };
  return { kind, url: source, ...(headers === null ? {} : { headers }) };
}

function toSlugKey(slug: string): string {
  return slug.toLowerCase();
}
