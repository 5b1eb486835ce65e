/** All tables but those of the migrations, each after those that it refers to. */
export const tables = [
  'settings',
  'organizations',
  'email_domains',
  'spaces',
  'access_tokens',
  'integrations',
  'contents',
  'openapi_specs',
  'openapi_spec_versions',
  'hooks',
  'deliveries',
  'audit_events',
] as const;
