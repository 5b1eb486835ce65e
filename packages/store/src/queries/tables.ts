/**
 * All tables with data to copy, each after the tables that it references: all except those of the migrations, `rate_limits`,
 * `derivedTables`, and `searchTables`.
 */
export const tables = [
  'settings',
  'organizations',
  'email_domains',
  'spaces',
  'access_tokens',
  'device_logins',
  'integrations',
  'contents',
  'content_links',
  'unused_contents',
  'openapi_specs',
  'openapi_spec_versions',
  'labels',
  'label_moves',
  'publications',
  'version_reads',
  'spec_terms',
  'hooks',
  'deliveries',
  'audit_events',
  'audit_log',
  'ended_sessions',
  'trusted_publishers',
] as const;

/** Tables that triggers fill. */
export const derivedTables = ['spec_facets'] as const;

/** Tables of the search index, which servers build from the others. `search_documents` has another form on each database. */
export const searchTables = [
  'search_documents',
  'search_generations',
  'search_entries',
  'search_terms',
  'search_removed_terms',
] as const;

/** The column of `openapi_specs` that is not copied: it belongs to the search index. */
export const searchColumn = 'search_version';
