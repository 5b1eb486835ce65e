import type { Candidate, OpenAPISpecRecord, OpenAPISpecSummary, SpecChanges } from '@specshelf/service';
import { countProblems } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { namesOf, readMembers, writeMembers, writeRecord } from '../queries/record-columns.js';
import {
  furtherColumns,
  memberColumns,
  type OpenAPISpecRow,
  type SourceColumns,
  shownColumns,
  sourceColumns,
  toCountColumns,
  toIndexedAt,
  toSource,
  toSourceColumns,
} from './spec-columns.js';
import { toSlugKey } from './to-slug-key.js';

export const summaryColumns = [
  ...namesOf(shownColumns),
  ...sourceColumns,
  'error_count',
  'warning_count',
  'info_count',
  'indexed_at',
] as const satisfies readonly (keyof OpenAPISpecRow)[];

export const recordColumns = [...summaryColumns, ...namesOf(furtherColumns)] as const;

export type SummaryRow = Pick<OpenAPISpecRow, (typeof summaryColumns)[number]>;
export type RecordRow = Pick<OpenAPISpecRow, (typeof recordColumns)[number]>;

/** A specification whose versions do not change until the transaction ends. */
export type LockedSpec = Pick<OpenAPISpecRow, 'id' | 'slug' | 'last_version'>;

export function specs(connection: Connection) {
  return connection<OpenAPISpecRow>('openapi_specs');
}

export function toRow(spec: OpenAPISpecRecord): Omit<OpenAPISpecRow, 'search_version'> {
  return {
    ...writeRecord(memberColumns, spec),
    ...toSourceColumns(spec.source),
    ...toCountColumns(spec.problemCounts),
    slug_key: toSlugKey(spec.slug),
    claimed_by: null,
    version_count: 0,
    indexed_at: toIndexedAt(spec.lastProcessedAt),
  };
}

/** Maps members of a record to columns; a member that is `undefined` becomes NULL. */
export function toColumns(members: SpecChanges): Partial<OpenAPISpecRow> {
  const { source, problemCounts } = members;
  return {
    ...writeMembers(memberColumns, members),
    ...(source && toSourceColumns(source)),
    ...(problemCounts && toCountColumns(problemCounts)),
  };
}

export function toRecord(row: RecordRow): OpenAPISpecRecord {
  return Object.assign(
    toSummary(row),
    readMembers<OpenAPISpecRecord, typeof furtherColumns>(furtherColumns, row),
  );
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
  const { lease_expires_at: leaseExpiresAt } = row;
  return {
    id: row.id,
    organizationId: row.organization_id,
    source: toSource(row),
    processingState: row.processing_state,
    attempt: row.attempt,
    lostRuns: row.lost_runs,
    inPipeline: row.in_pipeline === 1,
    ...(leaseExpiresAt === null ? {} : { leaseExpiresAt }),
  };
}

export function toSummary(row: SummaryRow): OpenAPISpecSummary {
  const shown = readMembers<OpenAPISpecSummary, typeof shownColumns>(shownColumns, row);
  const summary = { ...shown, source: toSource(row), problemCounts: toCounts(row) };
  if (isIndexed(row)) return summary;
  const { failingSince: _, ...others } = summary;
  const { lastProcessedErrors, lastProcessedErrorCount } = summary;
  return { ...others, problemCounts: countProblems(lastProcessedErrors, lastProcessedErrorCount) };
}

/** Whether this release wrote the columns about the last run; a server of the previous release leaves some of them unchanged. */
function isIndexed(row: SummaryRow): boolean {
  return row.indexed_at === toIndexedAt(row.last_processed_at);
}

function toCounts(row: SummaryRow): OpenAPISpecSummary['problemCounts'] {
  return { error: row.error_count, warning: row.warning_count, info: row.info_count };
}
