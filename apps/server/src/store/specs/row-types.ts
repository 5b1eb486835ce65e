import type { OpenAPISpecRecord, SpecSourceRecord } from '@specshelf/service';

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
  failing_since: string | null;
  last_processed_errors: string;
  last_processed_error_count: number;
  refresh_at: string | null;
  failed_runs: number;
  manifest: string | null;
  version_count: number;
  default_label: string | null;
  default_version: string | null;
  facts: string | null;
  name_key: string;
  owner: string | null;
  tags: string;
  lifecycle: NonNullable<OpenAPISpecRecord['lifecycle']> | null;
  deprecation: string | null;
  links: string;
  error_count: number;
  warning_count: number;
  info_count: number;
  /** For filters (`problemKindsOf`). */
  problem_kinds: number;
  /**
   * `last_processed_at`, or empty if that is null, at the time of the last write of the name key, the problem counts, the terms, and
   * `failing_since`.
   * Servers of the previous release do not write it: if it differs, they have changed the row.
   */
  indexed_at: string | null;
  submissions: string;
  compatibility: string | null;
  acknowledgments: string;
  refusal: string | null;
  revision: number;
  /** What must be indexed for the search. Triggers set it. */
  search_version: number;
}
