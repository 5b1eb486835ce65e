import Sqlite from 'better-sqlite3';
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

export function openSQLiteTables(file: string): Tables {
  const database = new Sqlite(file);
  // The setting of our server.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const token = database.prepare<[string], TokenRow>(
    'SELECT scopes, revoked_at, expires_at FROM access_tokens WHERE hash = ?',
  );
  const spec = database.prepare<[string], SpecRow>(
    `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' AND slug_key = ?`,
  );
  const specs = database.prepare<[number], SpecRow>(
    `SELECT ${specColumns} FROM openapi_specs WHERE organization_id = 'default' ORDER BY created_at, id LIMIT ?`,
  );
  const count = database.prepare<[], { spec_count: number }>(
    "SELECT spec_count FROM organizations WHERE id = 'default'",
  );
  const versions = database.prepare<[string, number], VersionRow>(
    `SELECT ${versionColumns('group_concat')} FROM openapi_spec_versions WHERE spec_id = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
  );
  const cursorKey = database.prepare<[], { value: string }>(
    "SELECT value FROM settings WHERE name = 'cursor-key'",
  );
  return {
    token: (hash) => token.get(hash),
    spec: (slug) => spec.get(slug),
    specs: (limit) => specs.all(limit + 1),
    countSpecs: () => count.get()?.spec_count ?? 0,
    versions: (specId, limit) => versions.all(specId, limit + 1),
    cursorKey: () => cursorKey.get()?.value ?? '',
    publish: publisher(database),
  };
}

function publisher(database: Sqlite.Database): (spec: NewSpec) => void {
  const keep = database.prepare<NewSpec>(
    'INSERT INTO contents (digest, bytes) VALUES (@digest, @text) ON CONFLICT DO NOTHING',
  );
  const columns = [...Object.keys(newSpecColumns), ...Object.keys(newSpecConstants)];
  const values = [
    ...Object.values(newSpecColumns).map((name) => `@${name}`),
    ...Object.values(newSpecConstants).map((value) => (typeof value === 'number' ? value : `'${value}'`)),
  ];
  const insert = database.prepare<NewSpec>(`INSERT INTO openapi_specs (${columns}) VALUES (${values})`);
  return database.transaction((spec: NewSpec) => {
    keep.run(spec);
    insert.run(spec);
  }).immediate;
}
