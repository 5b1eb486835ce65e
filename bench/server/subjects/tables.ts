type Now<Value> = Value | Promise<Value>;

/** Prepared statements of the baseline. SQLite returns synchronously, PostgreSQL asynchronously. */
export interface Tables {
  token(hash: string): Now<TokenRow | undefined>;
  spec(slug: string): Now<SpecRow | undefined>;
  /** One row more than requested, which shows whether another page follows. */
  specs(limit: number): Now<SpecRow[]>;
  countSpecs(): Now<number>;
  versions(specId: string, limit: number): Now<VersionRow[]>;
  cursorKey(): Now<string>;
  /** In one transaction, which is on disk when it returns. */
  publish(spec: NewSpec): Now<void>;
}

export interface TokenRow {
  scopes: string;
  revoked_at: string | null;
  expires_at: string | null;
}

export interface SpecRow {
  id: string;
  slug: string;
  created_at: string;
  updated_at: string;
  visibility: string;
  processing_state: string;
  last_version: string | null;
  last_processed_at: string | null;
  last_process_error_code: string | null;
  last_processed_errors: string;
  last_processed_error_count: number;
  error_count: number;
  warning_count: number;
  info_count: number;
  facts: string | null;
  owner: string | null;
  tags: string;
  lifecycle: string | null;
  links: string;
  compatibility: string | null;
  version_count: number;
}

export interface VersionRow {
  id: string;
  created_at: string;
  facts: string | null;
  openapi: string | null;
  size: number | null;
  digest: string;
  deprecation: string | null;
  publication: string | null;
  publication_count: number;
  changes: string | null;
  /** Separated by commas. */
  labels: string | null;
}

/** Columns of a version. `join` is the aggregate function of the database that joins texts. */
export function versionColumns(join: 'group_concat' | 'string_agg'): string {
  const labels = `(select ${join}(labels.name, ',') from labels where labels.version_id = openapi_spec_versions.id) as labels`;
  return `id, created_at, facts, openapi, size, digest, deprecation, publication, publication_count, changes, ${labels}`;
}

export interface NewSpec {
  id: string;
  slug: string;
  now: string;
  digest: string;
  text: Buffer;
}

export const specColumns =
  'id, slug, created_at, updated_at, visibility, processing_state, last_version, last_processed_at, ' +
  'last_process_error_code, last_processed_errors, last_processed_error_count, ' +
  'error_count, warning_count, info_count, facts, owner, tags, lifecycle, links, compatibility, version_count';

/** A specification row by parameter name. Already complete, so that no server processes it. */
export const newSpecColumns = {
  id: 'id',
  slug: 'slug',
  slug_key: 'slug',
  name_key: 'slug',
  created_at: 'now',
  updated_at: 'now',
  queued_at: 'now',
  source: 'digest',
} as const;

export const newSpecConstants = {
  organization_id: 'default',
  visibility: 'private',
  source_kind: 'text',
  processing_state: 'complete',
  last_processed_errors: '[]',
  attempt: 1,
  lost_runs: 0,
  rerun_requested: 0,
  last_processed_error_count: 0,
  failed_runs: 0,
  version_count: 0,
} as const;
