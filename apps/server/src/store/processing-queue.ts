import {
  type Content,
  expectsNetwork,
  latestOf,
  type OpenAPISpecRecord,
  queuePosition,
  type RunOutcome,
  type SpecSourceRecord,
} from '@specshelf/service';
import * as contents from './contents.js';
import type { Connection } from './database.js';
import { inText } from './in-text.js';
import { printProblems } from './json-column.js';
import {
  type OpenAPISpecRow,
  specs,
  toSource,
  toSourceColumns,
  touched,
  update,
} from './openapi-spec-row.js';
import * as versions from './openapi-spec-versions.js';
import { tellHooks } from './tell-hooks.js';

// The queue of specifications: they wait, are claimed (`claim-spec.ts`), and their runs end.

export interface QueueCounts {
  waiting: number;
  inProgress: number;
  due: number;
  waitingSince?: string;
  /** When the run began that has been in progress for longest. */
  inProgressSince?: string;
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
  return row && update(transaction, id, { ...touched(row, now), ...queued(row, source, now) });
}

export async function requeue(
  transaction: Connection,
  id: string,
  now: string,
): Promise<OpenAPISpecRecord | undefined> {
  const row = await specs(transaction).where({ id }).forUpdate().first().limit(1, inText);
  if (!row) return undefined;
  return update(transaction, id, { ...touched(row, now), ...queued(row, toSource(row), now) });
}

function queued(row: OpenAPISpecRow, source: SpecSourceRecord, now: string): Partial<OpenAPISpecRow> {
  const columns = toSourceColumns(source);
  const isSame =
    columns.source_kind === row.source_kind &&
    columns.source === row.source &&
    columns.source_headers === row.source_headers;
  if (isSame && row.processing_state === 'progress') return { rerun_requested: 1 };
  // A specification that waits already keeps its place: otherwise frequent publishing would starve it.
  const queuedAt = row.processing_state === 'pending' ? row.queued_at : now;
  return {
    ...columns,
    ...(isSame ? {} : toReplaced(row, source)),
    processing_state: 'pending',
    rerun_requested: 0,
    in_pipeline: 0,
    queued_at: queuedAt,
    queue_position: queuePosition(queuedAt, source),
    lease_expires_at: null,
    claimed_by: null,
  };
}

function toReplaced(row: OpenAPISpecRow, source: SpecSourceRecord): Partial<OpenAPISpecRow> {
  const usesNetwork = expectsNetwork(source, { source: toSource(row), usesNetwork: row.uses_network === 1 });
  return { attempt: row.attempt + 1, lost_runs: 0, failed_runs: 0, uses_network: usesNetwork ? 1 : 0 };
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
    .min({ since: 'queued_at', claimed: 'claimed_at' })
    .count({ count: '*' });
  const [due] = await specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', now)
    .count({ count: '*' });
  const rowOf = (state: string) => rows.find(({ processing_state }) => processing_state === state);
  const since: unknown = rowOf('pending')?.since;
  const claimed: unknown = rowOf('progress')?.claimed;
  return {
    waiting: Number(rowOf('pending')?.count ?? 0),
    inProgress: Number(rowOf('progress')?.count ?? 0),
    due: Number(due?.count ?? 0),
    ...(typeof since === 'string' ? { waitingSince: since } : {}),
    ...(typeof claimed === 'string' ? { inProgressSince: claimed } : {}),
  };
}

export async function renewLease(
  connection: Connection,
  { id, attempt }: { id: string; attempt: number },
  leaseExpiresAt: string,
  state?: { inPipeline: boolean },
  processId?: number,
): Promise<boolean> {
  const changed = await specs(connection)
    .where({ id, attempt, processing_state: 'progress' })
    .update({
      lease_expires_at: leaseExpiresAt,
      claimed_by: processId ?? null,
      ...(state && { in_pipeline: state.inPipeline ? 1 : 0 }),
    });
  return changed > 0;
}

export async function release(
  connection: Connection,
  { id, attempt }: { id: string; attempt: number },
  state?: { usesNetwork: true },
): Promise<void> {
  await specs(connection)
    .where({ id, attempt, processing_state: 'progress' })
    .update({
      processing_state: 'pending',
      rerun_requested: 0,
      in_pipeline: 0,
      lease_expires_at: null,
      claimed_by: null,
      ...(state && { uses_network: 1 }),
    });
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
  if (!outcome.errorCode) await tellHooks(transaction, row.organization_id, [row.slug], now);
  return true;
}

function settled(row: OpenAPISpecRow, now: string): Partial<OpenAPISpecRow> {
  const next: Partial<OpenAPISpecRow> = row.rerun_requested
    ? { processing_state: 'pending', queued_at: now, queue_position: queuePosition(now, toSource(row)) }
    : { processing_state: 'complete' };
  return { ...next, rerun_requested: 0, in_pipeline: 0, lease_expires_at: null, claimed_by: null };
}

function toOutcomeColumns(row: OpenAPISpecRow, outcome: RunOutcome, now: string): Partial<OpenAPISpecRow> {
  const {
    version,
    errorCode,
    problems,
    problemCount,
    refreshAt,
    manifest,
    usesNetwork,
    lostRuns = 0,
  } = outcome;
  return {
    lost_runs: lostRuns,
    ...(usesNetwork === undefined ? {} : { uses_network: usesNetwork ? 1 : 0 }),
    ...(version ? { last_version: version.id, version_count: row.version_count + 1 } : {}),
    last_processed_at: latestOf(now, row.last_processed_at, row.updated_at),
    last_process_error_code: errorCode ?? null,
    last_processed_errors: printProblems(problems),
    last_processed_error_count: problemCount,
    refresh_at: refreshAt ?? null,
    failed_runs: errorCode ? row.failed_runs + 1 : 0,
    ...(manifest === undefined ? {} : { manifest }),
  };
}
