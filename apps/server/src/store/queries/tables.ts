/** All tables with data to copy, each after the tables that it references: all except those of the migrations, and `rate_limits`. */
export const tables = [
  'settings',
  'organizations',
  'email_domains',
  'spaces',
  'access_tokens',
  'integrations',
  'contents',
  'content_links',
  'unused_contents',
  'openapi_specs',
  'openapi_spec_versions',
  'hooks',
  'deliveries',
  'audit_events',
  'ended_sessions',
] as const;
