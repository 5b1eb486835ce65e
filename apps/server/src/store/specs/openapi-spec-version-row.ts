import { defined, type LabeledVersion, type OpenAPISpecVersionRecord } from '@specshelf/service';
import { readChanges } from '../queries/changes-columns.js';
import { readDeprecation, readFacts, readPublication } from '../queries/json-column.js';

export interface OpenAPISpecVersionRow {
  id: string;
  spec_id: string;
  created_at: string;
  digest: string;
  format: OpenAPISpecVersionRecord['format'];
  raw: string;
  /** Null for versions from before manifests. */
  manifest: string | null;
  submitted: string | null;
  specification: string;
  outline: string;
  pipeline_version: number;
  facts: string | null;
  /** In `facts`, for the filter. */
  document_version: string | null;
  openapi: string | null;
  size: number | null;
  deprecation: string | null;
  publication: string | null;
  publication_count: number;
  /** As JSON, without the digest of the report. */
  changes: string | null;
  report: string | null;
  changes_version: number;
}

/** A row with the names of its labels, separated by commas; null without labels. */
export type LabeledRow = OpenAPISpecVersionRow & { labels: string | null };

export const columns = [
  'id',
  'spec_id',
  'created_at',
  'digest',
  'format',
  'raw',
  'manifest',
  'submitted',
  'specification',
  'outline',
  'pipeline_version',
  'facts',
  'openapi',
  'size',
  'deprecation',
  'publication',
  'publication_count',
  'changes',
  'report',
  'changes_version',
] as const satisfies readonly (keyof OpenAPISpecVersionRow)[];

export function toRow(version: OpenAPISpecVersionRecord): OpenAPISpecVersionRow {
  const { id, digest, format, raw, specification, outline, manifest = null, submitted = null } = version;
  return {
    ...{ id, digest, format, raw, specification, outline, manifest, submitted },
    spec_id: version.specId,
    created_at: version.createdAt,
    pipeline_version: version.pipelineVersion,
    ...factColumns(version.facts),
    openapi: version.openapi ?? null,
    size: version.size ?? null,
    deprecation: version.deprecation === undefined ? null : JSON.stringify(version.deprecation),
    publication: version.publication === undefined ? null : JSON.stringify(version.publication),
    publication_count: version.publicationCount,
    ...changesColumns(version.changes),
    changes_version: version.changesVersion,
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
  const { manifest, submitted, facts, openapi, size, deprecation, publication, changes, report } = row;
  // Without rest properties, which are slow: this runs for each request for a version.
  return {
    id: row.id,
    specId: row.spec_id,
    createdAt: row.created_at,
    digest: row.digest,
    format: row.format,
    raw: row.raw,
    specification: row.specification,
    outline: row.outline,
    pipelineVersion: row.pipeline_version,
    publicationCount: row.publication_count,
    changesVersion: row.changes_version,
    ...defined({
      manifest: manifest ?? undefined,
      submitted: submitted ?? undefined,
      facts: facts === null ? undefined : readFacts(facts),
      openapi: openapi ?? undefined,
      size: size ?? undefined,
      deprecation: deprecation === null ? undefined : readDeprecation(deprecation),
      publication: publication === null ? undefined : readPublication(publication),
      changes: changes === null || report === null ? undefined : { ...readChanges(changes), report },
    }),
  };
}

export function toLabeled(row: LabeledRow): LabeledVersion {
  return { ...toRecord(row), labels: row.labels === null ? noLabels : row.labels.split(',').sort() };
}

const noLabels: readonly string[] = [];
