import type { LabeledVersion, OpenAPISpecVersionRecord } from '@specshelf/service';
import { readChanges } from '../queries/changes-columns.js';
import { readDeprecation, readFacts, readPublication } from '../queries/json-column.js';
import { columnsOf, namesOf, type RowOf, readMembers, writeRecord } from '../queries/record-columns.js';

const { plain, optional, optionalJSON } = columnsOf<OpenAPISpecVersionRecord>();

const memberColumns = [
  plain('id', 'id'),
  plain('specId', 'spec_id'),
  plain('createdAt', 'created_at'),
  plain('digest', 'digest'),
  plain('format', 'format'),
  plain('raw', 'raw'),
  // Absent in versions from before manifests.
  optional('manifest', 'manifest'),
  optional('submitted', 'submitted'),
  plain('specification', 'specification'),
  plain('outline', 'outline'),
  plain('pipelineVersion', 'pipeline_version'),
  optionalJSON('facts', 'facts', readFacts),
  optional('openapi', 'openapi'),
  optional('size', 'size'),
  optionalJSON('deprecation', 'deprecation', readDeprecation),
  optionalJSON('publication', 'publication', readPublication),
  plain('publicationCount', 'publication_count'),
  plain('changesVersion', 'changes_version'),
] as const;

/** A compile error here names a member that has no column. */
type UnmappedMember = Exclude<
  keyof OpenAPISpecVersionRecord,
  (typeof memberColumns)[number]['member'] | 'changes'
>;
true satisfies [UnmappedMember] extends [never] ? true : UnmappedMember;

export interface OpenAPISpecVersionRow extends RowOf<typeof memberColumns> {
  /** In `facts`, for the filter. */
  document_version: string | null;
  /** As JSON, without the digest of the report. */
  changes: string | null;
  report: string | null;
}

/** A row with the names of its labels, separated by commas; null without labels. */
export type LabeledRow = OpenAPISpecVersionRow & { labels: string | null };

export const columns = [...namesOf(memberColumns), 'changes', 'report'] as const;

export function toRow(version: OpenAPISpecVersionRecord): OpenAPISpecVersionRow {
  return {
    ...writeRecord(memberColumns, version),
    ...factColumns(version.facts),
    ...changesColumns(version.changes),
  };
}

export function changesColumns(changes: OpenAPISpecVersionRecord['changes']) {
  if (changes === undefined) return { changes: null, report: null };
  const { report, ...counted } = changes;
  return { changes: JSON.stringify(counted), report };
}

/** The facts, and the one of them that lists are filtered by. */
export function factColumns(facts: OpenAPISpecVersionRecord['facts']) {
  return {
    facts: facts === undefined ? null : JSON.stringify(facts),
    document_version: facts?.documentVersion ?? null,
  };
}

export function toRecord(row: OpenAPISpecVersionRow): OpenAPISpecVersionRecord {
  const version = readMembers<OpenAPISpecVersionRecord, typeof memberColumns>(memberColumns, row);
  const { changes, report } = row;
  return changes === null || report === null
    ? version
    : Object.assign(version, { changes: { ...readChanges(changes), report } });
}

export function toLabeled(row: LabeledRow): LabeledVersion {
  return { ...toRecord(row), labels: row.labels === null ? noLabels : row.labels.split(',').sort() };
}

const noLabels: readonly string[] = [];
