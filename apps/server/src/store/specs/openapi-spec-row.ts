import { type Candidate, defined, type OpenAPISpecRecord, type OpenAPISpecSummary } from '@specshelf/service';
import { countProblems } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { readAcknowledgments, readCompatibility } from '../queries/changes-columns.js';
import {
  printProblems,
  readDeprecation,
  readFacts,
  readLinks,
  readProblems,
  readStrings,
  readSubmissions,
} from '../queries/json-column.js';
import type { OpenAPISpecRow } from './row-types.js';
import {
  type SourceColumns,
  toCountColumns,
  toIndexedAt,
  toSource,
  toSourceColumns,
} from './spec-columns.js';
import { toSlugKey } from './to-slug-key.js';

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
  'failing_since',
  'last_processed_errors',
  'last_processed_error_count',
  'default_label',
  'default_version',
  'facts',
  'name_key',
  'owner',
  'tags',
  'lifecycle',
  'deprecation',
  'links',
  'compatibility',
  'error_count',
  'warning_count',
  'info_count',
  'indexed_at',
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
  'submissions',
  'acknowledgments',
  'refusal',
  'revision',
] as const satisfies readonly (keyof OpenAPISpecRow)[];

export type SummaryRow = Pick<OpenAPISpecRow, (typeof summaryColumns)[number]>;
export type RecordRow = Pick<OpenAPISpecRow, (typeof recordColumns)[number]>;

/** A specification whose versions do not change until the transaction ends. */
export type LockedSpec = Pick<OpenAPISpecRow, 'id' | 'slug' | 'last_version'>;

export function specs(connection: Connection) {
  return connection<OpenAPISpecRow>('openapi_specs');
}

export function toRow(spec: OpenAPISpecRecord): Omit<OpenAPISpecRow, 'search_version'> {
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
    failing_since: spec.failingSince ?? null,
    last_processed_errors: printProblems(spec.lastProcessedErrors),
    last_processed_error_count: spec.lastProcessedErrorCount,
    refresh_at: spec.refreshAt ?? null,
    failed_runs: spec.failedRuns,
    manifest: spec.manifest ?? null,
    version_count: 0,
    default_label: spec.defaultLabel ?? null,
    default_version: spec.defaultVersion ?? null,
    facts: spec.facts === undefined ? null : JSON.stringify(spec.facts),
    name_key: spec.nameKey,
    owner: spec.owner ?? null,
    tags: JSON.stringify(spec.tags),
    lifecycle: spec.lifecycle ?? null,
    deprecation: spec.deprecation === undefined ? null : JSON.stringify(spec.deprecation),
    links: JSON.stringify(spec.links),
    ...toCountColumns(spec.problemCounts),
    indexed_at: toIndexedAt(spec.lastProcessedAt),
    compatibility: spec.compatibility === undefined ? null : JSON.stringify(spec.compatibility),
    submissions: JSON.stringify(spec.submissions),
    acknowledgments: JSON.stringify(spec.acknowledgments),
    refusal: spec.refusal ?? null,
    revision: spec.revision,
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
    submissions: row.submissions === '[]' ? noItems : readSubmissions(row.submissions),
    acknowledgments: row.acknowledgments === '[]' ? noItems : readAcknowledgments(row.acknowledgments),
    ...defined({ refusal: row.refusal ?? undefined }),
    revision: row.revision,
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

export function toSummary(row: SummaryRow): OpenAPISpecSummary {
  const problems = readProblems(row.last_processed_errors);
  const isCurrent = isIndexed(row);
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
      failingSince: (isCurrent ? row.failing_since : null) ?? undefined,
    }),
    lastProcessedErrors: problems,
    lastProcessedErrorCount: row.last_processed_error_count,
    problemCounts: isCurrent ? toCounts(row) : countProblems(problems, row.last_processed_error_count),
    nameKey: row.name_key,
    tags: row.tags === '[]' ? noItems : readStrings(row.tags),
    links: row.links === '[]' ? noItems : readLinks(row.links),
    ...defined({
      defaultLabel: row.default_label ?? undefined,
      defaultVersion: row.default_version ?? undefined,
      facts: row.facts === null ? undefined : readFacts(row.facts),
      owner: row.owner ?? undefined,
      lifecycle: row.lifecycle ?? undefined,
      deprecation: row.deprecation === null ? undefined : readDeprecation(row.deprecation),
      compatibility: row.compatibility === null ? undefined : readCompatibility(row.compatibility),
    }),
  };
}

const noItems: readonly never[] = [];

/** Whether this release wrote the columns about the last run; a server of the previous release leaves some of them unchanged. */
function isIndexed(row: SummaryRow): boolean {
  return row.indexed_at === toIndexedAt(row.last_processed_at);
}

function toCounts(row: SummaryRow): OpenAPISpecSummary['problemCounts'] {
  return { error: row.error_count, warning: row.warning_count, info: row.info_count };
}
