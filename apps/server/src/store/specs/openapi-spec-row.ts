import {
  type Candidate,
  defined,
  type OpenAPISpecRecord,
  type OpenAPISpecSummary,
  type SpecChanges,
  type SpecSourceRecord,
} from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { printProblems, readProblems } from '../queries/json-column.js';
import { toSlugKey } from './to-slug-key.js';

export interface OpenAPISpecRow {
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
  source_size: number | null;
  processing_state: OpenAPISpecRecord['processingState'];
  attempt: number;
  lost_runs: number;
  rerun_requested: number;
  queued_at: string;
  queue_position: string;
  uses_network: number;
  in_pipeline: number;
  lease_expires_at: string | null;
  claimed_by: number | null;
  claimed_at: string | null;
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

export const summaryColumns = [
  'id',
  'organization_id',
  'slug',
  'created_at',
  'updated_at',
  'visibility',
  'source_kind',
  'source',
  'source_headers',
  'source_size',
  'processing_state',
  'queued_at',
  'last_version',
  'last_processed_at',
  'last_process_error_code',
  'last_processed_errors',
  'last_processed_error_count',
] as const satisfies readonly (keyof OpenAPISpecRow)[];

export const recordColumns = [
  ...summaryColumns,
  'attempt',
  'lost_runs',
  'in_pipeline',
  'uses_network',
  'rerun_requested',
  'queue_position',
  'lease_expires_at',
  'claimed_at',
  'refresh_at',
  'failed_runs',
  'manifest',
] as const satisfies readonly (keyof OpenAPISpecRow)[];

export type SummaryRow = Pick<OpenAPISpecRow, (typeof summaryColumns)[number]>;
export type RecordRow = Pick<OpenAPISpecRow, (typeof recordColumns)[number]>;

/** A specification whose versions do not change until the transaction ends. */
export type LockedSpec = Pick<OpenAPISpecRow, 'id' | 'slug' | 'last_version'>;

export function specs(connection: Connection) {
  return connection<OpenAPISpecRow>('openapi_specs');
}

export function toRow(spec: OpenAPISpecRecord): OpenAPISpecRow {
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
    in_pipeline: spec.inPipeline ? 1 : 0,
    uses_network: spec.usesNetwork ? 1 : 0,
    rerun_requested: spec.rerunRequested ? 1 : 0,
    queued_at: spec.queuedAt,
    queue_position: spec.queuePosition,
    lease_expires_at: spec.leaseExpiresAt ?? null,
    claimed_by: null,
    claimed_at: spec.claimedAt ?? null,
    last_version: spec.lastVersion ?? null,
    last_processed_at: spec.lastProcessedAt ?? null,
    last_process_error_code: spec.lastProcessErrorCode ?? null,
    last_processed_errors: printProblems(spec.lastProcessedErrors),
    last_processed_error_count: spec.lastProcessedErrorCount,
    refresh_at: spec.refreshAt ?? null,
    failed_runs: spec.failedRuns,
    manifest: spec.manifest ?? null,
    version_count: 0,
  };
}

export function toRecord(row: RecordRow): OpenAPISpecRecord {
  return {
    ...toSummary(row),
    attempt: row.attempt,
    lostRuns: row.lost_runs,
    inPipeline: row.in_pipeline === 1,
    usesNetwork: row.uses_network === 1,
    rerunRequested: row.rerun_requested === 1,
    queuePosition: row.queue_position,
    ...defined({
      leaseExpiresAt: row.lease_expires_at ?? undefined,
      claimedAt: row.claimed_at ?? undefined,
      refreshAt: row.refresh_at ?? undefined,
      manifest: row.manifest ?? undefined,
    }),
    failedRuns: row.failed_runs,
  };
}

type CandidateRow = Pick<
  OpenAPISpecRow,
  | 'id'
  | 'organization_id'
  | keyof SourceColumns
  | 'processing_state'
  | 'attempt'
  | 'lost_runs'
  | 'in_pipeline'
  | 'lease_expires_at'
>;

export function toCandidate(row: CandidateRow): Candidate {
  return {
    id: row.id,
    organizationId: row.organization_id,
    source: toSource(row),
    processingState: row.processing_state,
    attempt: row.attempt,
    lostRuns: row.lost_runs,
    inPipeline: row.in_pipeline === 1,
    ...defined({ leaseExpiresAt: row.lease_expires_at ?? undefined }),
  };
}

type Columns = Partial<Record<keyof OpenAPISpecRow, string | number | null>>;

/** Maps members of a record to columns; a member that is `undefined` becomes NULL. */
export function toColumns(members: SpecChanges): Columns {
  const columns: Columns = members.source === undefined ? {} : toSourceColumns(members.source);
  for (const [member, column] of columnOfMember) {
    if (!(member in members)) continue;
    const value = members[member] ?? null;
    columns[column] = typeof value === 'boolean' ? Number(value) : value;
  }
  if (members.lastProcessedErrors) columns.last_processed_errors = printProblems(members.lastProcessedErrors);
  return columns;
}

const columnOfMember = [
  ['updatedAt', 'updated_at'],
  ['visibility', 'visibility'],
  ['processingState', 'processing_state'],
  ['attempt', 'attempt'],
  ['lostRuns', 'lost_runs'],
  ['inPipeline', 'in_pipeline'],
  ['usesNetwork', 'uses_network'],
  ['rerunRequested', 'rerun_requested'],
  ['queuedAt', 'queued_at'],
  ['queuePosition', 'queue_position'],
  ['leaseExpiresAt', 'lease_expires_at'],
  ['claimedAt', 'claimed_at'],
  ['lastVersion', 'last_version'],
  ['lastProcessedAt', 'last_processed_at'],
  ['lastProcessErrorCode', 'last_process_error_code'],
  ['lastProcessedErrorCount', 'last_processed_error_count'],
  ['refreshAt', 'refresh_at'],
  ['failedRuns', 'failed_runs'],
  ['manifest', 'manifest'],
] as const satisfies readonly (readonly [keyof SpecChanges, keyof OpenAPISpecRow])[];

/** A compile error here names a member that has no column. */
type UnmappedMember = Exclude<
  keyof SpecChanges,
  (typeof columnOfMember)[number][0] | 'source' | 'lastProcessedErrors'
>;
true satisfies [UnmappedMember] extends [never] ? true : UnmappedMember;

export function toSummary(row: SummaryRow): OpenAPISpecSummary {
  return {
    id: row.id,
    organizationId: row.organization_id,
    slug: row.slug,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    visibility: row.visibility,
    source: toSource(row),
    processingState: row.processing_state,
    queuedAt: row.queued_at,
    ...defined({
      lastVersion: row.last_version ?? undefined,
      lastProcessedAt: row.last_processed_at ?? undefined,
      lastProcessErrorCode: row.last_process_error_code ?? undefined,
    }),
    lastProcessedErrors: readProblems(row.last_processed_errors),
    lastProcessedErrorCount: row.last_processed_error_count,
  };
}

type SourceColumns = Pick<OpenAPISpecRow, 'source_kind' | 'source' | 'source_headers' | 'source_size'>;

function toSourceColumns(source: SpecSourceRecord): SourceColumns {
  if (source.kind === 'url') {
    const { url, headers = null } = source;
    return { source_kind: 'url', source: url, source_headers: headers, source_size: null };
  }
  const { kind, content, size = null } = source;
  return { source_kind: kind, source: content, source_headers: null, source_size: size };
}

function toSource(row: SourceColumns): SpecSourceRecord {
  const { source_kind: kind, source, source_headers: headers, source_size: size } = row;
  if (kind !== 'url') return { kind, content: source, ...defined({ size: size ?? undefined }) };
  return { kind, url: source, ...defined({ headers: headers ?? undefined }) };
}
