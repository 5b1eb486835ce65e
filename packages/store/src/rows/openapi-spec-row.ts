import type { OpenAPISpecRecord, OpenAPISpecSummary } from '@specshelf/service';
import { countProblems } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { listedSpecColumns, type OpenAPISpecRow, specColumns, toIndexedAt } from './spec-columns.js';
import { toSlugKey } from './to-slug-key.js';

export const summaryColumns = [...listedSpecColumns.names, 'indexed_at'] as const;
export const recordColumns = [...specColumns.names, 'indexed_at'] as const;

export type SummaryRow = Pick<OpenAPISpecRow, (typeof summaryColumns)[number]>;
export type RecordRow = Pick<OpenAPISpecRow, (typeof recordColumns)[number]>;

/** A specification whose versions do not change until the transaction ends. */
export type LockedSpec = Pick<OpenAPISpecRow, 'id' | 'slug' | 'last_version'>;

export function specs(connection: Connection) {
  return connection<OpenAPISpecRow>('openapi_specs');
}

export function toRow(spec: OpenAPISpecRecord): Omit<OpenAPISpecRow, 'search_version'> {
  return {
    ...specColumns.toRow(spec),
    slug_key: toSlugKey(spec.slug),
    claimed_by: null,
    version_count: 0,
    indexed_at: toIndexedAt(spec.lastProcessedAt),
  };
}

export function toRecord(row: RecordRow): OpenAPISpecRecord {
  return complete(specColumns.toRecord(row), row);
}

export function toSummary(row: SummaryRow): OpenAPISpecSummary {
  return complete(listedSpecColumns.toRecord(row), row);
}

/** Completes a new record of a row that a server of the previous release has written: it leaves some columns about the last run unchanged. */
function complete<Summary extends OpenAPISpecSummary>(spec: Summary, row: SummaryRow): Summary {
  const isIndexed = row.indexed_at === toIndexedAt(row.last_processed_at);
  if (isIndexed) return spec;
  delete spec.failingSince;
  spec.problemCounts = countProblems(spec.lastProcessedErrors, spec.lastProcessedErrorCount);
  return spec;
}
