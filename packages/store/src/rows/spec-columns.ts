import { defined } from '@specshelf/base/defined';
import type { OpenAPISpecRecord, OpenAPISpecSummary, SpecSourceRecord } from '@specshelf/service';
import { problemKindsOf } from '@specshelf/service/catalog';
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
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, optional, flag, json, optionalJSON, group, all } = columnsOf<OpenAPISpecRecord>();

/** The members that lists show. */
const shown = [
  plain('id', 'id'),
  plain('organizationId', 'organization_id'),
  plain('slug', 'slug'),
  plain('createdAt', 'created_at'),
  plain('updatedAt', 'updated_at'),
  plain('visibility', 'visibility'),
  plain('processingState', 'processing_state'),
  plain('queuedAt', 'queued_at'),
  optional('lastVersion', 'last_version'),
  optional('lastProcessedAt', 'last_processed_at'),
  optional('lastProcessErrorCode', 'last_process_error_code'),
  optional('failingSince', 'failing_since'),
  json('lastProcessedErrors', 'last_processed_errors', readProblems, printProblems),
  plain('lastProcessedErrorCount', 'last_processed_error_count'),
  plain('nameKey', 'name_key'),
  json('tags', 'tags', emptyOr(readStrings)),
  json('links', 'links', emptyOr(readLinks)),
  optional('defaultLabel', 'default_label'),
  optional('defaultVersion', 'default_version'),
  optionalJSON('facts', 'facts', readFacts),
  optional('owner', 'owner'),
  optional('lifecycle', 'lifecycle'),
  optionalJSON('deprecation', 'deprecation', readDeprecation),
  optionalJSON('compatibility', 'compatibility', readCompatibility),
  group('source', ['source_kind', 'source', 'source_headers', 'source_size'], toSourceColumns, toSource),
  group('problemCounts', ['error_count', 'warning_count', 'info_count'], toCountColumns, toCounts),
] as const;

export const listedSpecColumns = columnsOf<OpenAPISpecSummary>().all(shown);

export const specColumns = all([
  ...shown,
  plain('attempt', 'attempt'),
  plain('lostRuns', 'lost_runs'),
  flag('inPipeline', 'in_pipeline'),
  flag('usesNetwork', 'uses_network'),
  flag('rerunRequested', 'rerun_requested'),
  plain('queuePosition', 'queue_position'),
  optional('leaseExpiresAt', 'lease_expires_at'),
  optional('claimedAt', 'claimed_at'),
  optional('refreshAt', 'refresh_at'),
  optional('manifest', 'manifest'),
  plain('failedRuns', 'failed_runs'),
  json('submissions', 'submissions', emptyOr(readSubmissions)),
  json('acknowledgments', 'acknowledgments', emptyOr(readAcknowledgments)),
  optional('refusal', 'refusal'),
  plain('revision', 'revision'),
]);

export interface OpenAPISpecRow extends RowOf<typeof specColumns> {
  slug_key: string;
  claimed_by: number | null;
  version_count: number;
  /**
   * `last_processed_at`, or empty if that is null, at the time of the last write of the name key, the problem counts, the terms, and
   * `failing_since`.
   * Servers of the previous release do not write it: if it differs, they have changed the row.
   */
  indexed_at: string | null;
  /** What must be indexed for the search. Triggers set it. */
  search_version: number;
}

interface CountColumns {
  error_count: number;
  warning_count: number;
  info_count: number;
  /** For filters (`problemKindsOf`). */
  problem_kinds: number;
}

function toCountColumns(counts: OpenAPISpecRecord['problemCounts']): CountColumns {
  const { error, warning, info } = counts;
  return {
    error_count: error,
    warning_count: warning,
    info_count: info,
    problem_kinds: problemKindsOf(counts),
  };
}

function toCounts({
  error_count: error,
  warning_count: warning,
  info_count: info,
}: Omit<CountColumns, 'problem_kinds'>): OpenAPISpecRecord['problemCounts'] {
  return { error, warning, info };
}

/** Returns the marker for rows whose name key, problem counts, terms, and `failing_since` are current. */
export function toIndexedAt(lastProcessedAt: string | null | undefined): string {
  return lastProcessedAt ?? '';
}

interface SourceColumns {
  source_kind: SpecSourceRecord['kind'];
  source: string;
  source_headers: string | null;
  source_size: number | null;
}

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

/** Most rows have empty lists, which need no parser. */
function emptyOr<Item>(read: (text: string) => readonly Item[]): (text: string) => readonly Item[] {
  return (text) => (text === '[]' ? noItems : read(text));
}

const noItems: readonly never[] = [];
