/** Columns of a specification that has not been processed: with a text, without a value, and with a number. */
export const newTexts = {
  ...{
    visibility: 'private',
    processing_state: 'pending',
    last_processed_errors: '[]',
    tags: '[]',
    links: '[]',
  },
} as const;

export const noValues = {
  ...{ last_version: null, last_processed_at: null, last_process_error_code: null, facts: null },
  ...{ owner: null, lifecycle: null, compatibility: null },
} as const;

export const zeros = {
  ...{ last_processed_error_count: 0, error_count: 0, warning_count: 0, info_count: 0, version_count: 0 },
} as const;

export type SpecRow = Record<'id' | 'slug' | 'created_at' | 'updated_at' | keyof typeof newTexts, string> &
  Record<keyof typeof noValues, string | null> &
  Record<keyof typeof zeros, number>;

export type VersionRow = Record<'id' | 'created_at' | 'digest', string> &
  Record<'facts' | 'openapi' | 'deprecation' | 'publication' | 'changes', string | null> & {
    size: number | null;
    publication_count: number;
    /** Separated by commas. */
    labels: string | null;
  };

export interface TokenRow {
  scopes: string;
  revoked_at: string | null;
  expires_at: string | null;
}

/** Rows by the name of their query. */
export interface RowsOf {
  token: TokenRow;
  spec: SpecRow;
  /** One row more than requested, which shows whether another page follows. */
  specs: SpecRow;
  versions: VersionRow;
  organization: { spec_count: number };
  cursorKey: { value: string };
}

const specColumns = [
  'id, slug, created_at, updated_at',
  ...Object.keys({ ...newTexts, ...noValues, ...zeros }),
];
const versionColumns =
  'id, created_at, facts, openapi, size, digest, deprecation, publication, publication_count, changes';

/** The queries. `join` is the aggregate function of the database that joins texts. */
export const queriesWith = (join: 'group_concat' | 'string_agg'): Record<keyof RowsOf, string> => ({
  token: 'SELECT scopes, revoked_at, expires_at FROM access_tokens WHERE hash = ?',
  spec: `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' AND slug_key = ?`,
  specs: `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' ORDER BY created_at, id LIMIT ?`,
  versions: `SELECT ${versionColumns}, (SELECT ${join}(labels.name, ',') FROM labels WHERE labels.version_id = openapi_spec_versions.id) AS labels FROM openapi_spec_versions WHERE spec_id = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
  organization: "SELECT spec_count FROM organizations WHERE id = 'default'",
  cursorKey: "SELECT value FROM settings WHERE name = 'cursor-key'",
});

export interface NewSpec {
  id: string;
  slug: string;
  now: string;
  digest: string;
  text: Buffer;
}

/** The row of a new specification, which is already complete, so that no server processes it. */
export function newRow({ id, slug, now, digest }: NewSpec) {
  return {
    ...{ id, slug, slug_key: slug, name_key: slug, created_at: now, updated_at: now, queued_at: now },
    ...{ organization_id: 'default', visibility: 'private', source_kind: 'text', source: digest },
    ...{ processing_state: 'complete', last_processed_errors: '[]', attempt: 1, lost_runs: 0 },
    ...{ rerun_requested: 0, last_processed_error_count: 0, failed_runs: 0, version_count: 0 },
  };
}
