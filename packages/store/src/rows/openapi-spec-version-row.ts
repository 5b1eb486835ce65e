import type { LabeledVersion, OpenAPISpecVersionRecord } from '@specshelf/service';
import { readChanges } from '../queries/changes-columns.js';
import { readDeprecation, readFacts, readPublication } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, optional, optionalJSON, group, all } = columnsOf<OpenAPISpecVersionRecord>();

export const versionColumns = all([
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
  group('facts', ['facts'], toFactColumns, toFacts),
  optional('openapi', 'openapi'),
  optional('size', 'size'),
  optionalJSON('deprecation', 'deprecation', readDeprecation),
  optionalJSON('publication', 'publication', readPublication),
  plain('publicationCount', 'publication_count'),
  plain('changesVersion', 'changes_version'),
  group('changes', ['changes', 'report'], toChangeColumns, toChanges),
]);

export interface OpenAPISpecVersionRow extends RowOf<typeof versionColumns> {}

/** A row with the names of its labels, separated by commas; null without labels. */
export type LabeledRow = Pick<OpenAPISpecVersionRow, (typeof versionColumns.names)[number]> & {
  labels: string | null;
};

/** The facts, and the one of them that lists are filtered by. */
function toFactColumns(facts: OpenAPISpecVersionRecord['facts']) {
  return {
    facts: facts === undefined ? null : JSON.stringify(facts),
    document_version: facts?.documentVersion ?? null,
  };
}

function toFacts({ facts }: { facts: string | null }): OpenAPISpecVersionRecord['facts'] {
  return facts === null ? undefined : readFacts(facts);
}

/** The changes as JSON without the digest of the report, and that digest. */
function toChangeColumns(changes: OpenAPISpecVersionRecord['changes']): ChangeColumns {
  if (changes === undefined) return { changes: null, report: null };
  const { report, ...counted } = changes;
  return { changes: JSON.stringify(counted), report };
}

function toChanges({ changes, report }: ChangeColumns): OpenAPISpecVersionRecord['changes'] {
  return changes === null || report === null ? undefined : { ...readChanges(changes), report };
}

interface ChangeColumns {
  changes: string | null;
  report: string | null;
}

export function toLabeled(row: LabeledRow): LabeledVersion {
  const labels = row.labels === null ? noLabels : row.labels.split(',').sort();
  return { ...versionColumns.toRecord(row), labels };
}

const noLabels: readonly string[] = [];
