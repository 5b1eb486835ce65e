import {
  type Content,
  latestOf,
  type OpenAPISpecRecord,
  type OpenAPISpecStore,
  type RunOutcome,
  type SpecSourceRecord,
} from '@specshelf/service';
import { claimFirst } from './claim-first.js';
import * as contents from './contents.js';
import type { Connection } from './database.js';
import { inText } from './in-text.js';
import { printProblems } from './json-column.js';
import {
  type OpenAPISpecRow,
  type SourceColumns,
  specs,
  toRecord,
  toSourceColumns,
  touched,
  update,
} from './openapi-spec-row.js';
import * as versions from './openapi-spec-versions.js';
import { tellHooks } from './tell-hooks.js';

// What has a specification processed: it waits, somebody takes it, and the run ends.

export interface QueueCounts {
  waiting: number;
  inProgress: number;
  due: number;
  waitingSince?: string;
}

type Claim = Parameters<OpenAPISpecStore['claimNext']>[0];

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
    last_processed_errors: printProblems(problems),
    last_processed_error_count: problemCount,
    refresh_at: refreshAt ?? null,
    failed_runs: errorCode ? row.failed_runs + 1 : 0,
    ...(manifest === undefined ? {} : { manifest }),
  };
}
