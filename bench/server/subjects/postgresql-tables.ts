import { Pool, type QueryResultRow } from 'pg';
import {
  type NewSpec,
  newSpecColumns,
  newSpecConstants,
  type SpecRow,
  specColumns,
  type Tables,
  type TokenRow,
  type VersionRow,
  versionColumns,
} from './tables.js';

export function openPostgreSQLTables(connectionString: string): Tables {
  // The pool size of our server.
  const pool = new Pool({ connectionString, max: 10 });
  // Each connection prepares a named statement once.
  const query = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[] = []) =>
    (await pool.query<Row>({ name, text, values })).rows;
  return {
    token: async (hash) =>
      (
        await query<TokenRow>(
          'token',
          'SELECT scopes, revoked_at, expires_at FROM access_tokens WHERE hash = $1',
          [hash],
        )
      )[0],
    spec: async (slug) =>
      (
        await query<SpecRow>(
          'spec',
          `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' AND slug_key = $1`,
          [slug],
        )
      )[0],
    specs: (limit) =>
      query<SpecRow>(
        'specs',
        `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' ORDER BY created_at, id LIMIT $1`,
        [limit + 1],
      ),
    countSpecs: async () =>
      (
        await query<{ spec_count: number }>(
          'count',
          "SELECT spec_count FROM organizations WHERE id = 'default'",
        )
      )[0]?.spec_count ?? 0,
    versions: (specId, limit) =>
      query<VersionRow>(
        'versions',
        `SELECT ${versionColumns('string_agg')} FROM openapi_spec_versions WHERE spec_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
        [specId, limit + 1],
      ),
    cursorKey: async () =>
      (
        await query<{ value: string }>('cursor-key', "SELECT value FROM settings WHERE name = 'cursor-key'")
      )[0]?.value ?? '',
    publish: (spec) => publish(pool, spec),
  };
}

const columns = [...Object.keys(newSpecColumns), ...Object.keys(newSpecConstants)];
const places = columns.map((_, index) => `$${index + 1}`);
const insertion = `INSERT INTO openapi_specs (${columns}) VALUES (${places})`;

async function publish(pool: Pool, spec: NewSpec): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'keep',
      text: 'INSERT INTO contents (digest, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [spec.digest, spec.text],
    });
    const values = [
      ...Object.values(newSpecColumns).map((name) => spec[name]),
      ...Object.values(newSpecConstants),
    ];
    await client.query({ name: 'insert', text: insertion, values });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
