import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** A database, read without its servers. */
export interface SoakedDatabase {
  /** The `DATABASE_URL` of the servers. */
  url: string;
  /** Its name without a password. */
  name: string;
  /** Returns the rows of a query that is valid for every engine. */
  rows(query: string): Promise<unknown[]>;
  /** Returns the damage that the engine finds in its files. */
  damage(): Promise<string[]>;
}

/** A SQLite file, read only while a server runs: the first connection after a crash performs the recovery under test. */
export function sqliteDatabase(file: string): SoakedDatabase {
  const read = async <T>(query: (database: Sqlite.Database) => T): Promise<T> => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return query(database);
    } finally {
      database.close();
    }
  };
  const damageIn = (database: Sqlite.Database): string[] => {
    const integrity = String(database.pragma('integrity_check', { simple: true }));
    const lonely = JSON.stringify(database.pragma('foreign_key_check'));
    return [
      ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
      ...(lonely === '[]' ? [] : [`foreign_key_check: ${lonely}`]),
    ];
  };
  const rows = (query: string) => read((database) => database.prepare(query).all());
  return { url: file, name: file, rows, damage: () => read(damageIn) };
}

/** A PostgreSQL database. It checks its own files; only its indexes can be checked with a query. */
export function postgreSQLDatabase(url: string): SoakedDatabase {
  const rows = async (query: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };
  const damage = async (): Promise<string[]> => {
    const broken = await rows('select indexrelid::regclass as name from pg_index where not indisvalid');
    return broken.map((index) => `not a valid index: ${JSON.stringify(index)}`);
  };
  return { url, name: new URL(url).host + new URL(url).pathname, rows, damage };
}

/** Returns the inconsistencies of the tables when all work has ended. */
export async function checkRows(database: SoakedDatabase): Promise<string[]> {
  const found = await database.damage();
  for (const [problem, query] of Object.entries(inconsistencies)) {
    const rows = await database.rows(query);
    if (rows.length > 0) found.push(`${problem}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

/** Queries that return no rows from a consistent database. */
const inconsistencies = {
  'a referenced content is missing': `
    select digest from (
      select raw as digest from openapi_spec_versions
      union select specification from openapi_spec_versions
      union select outline from openapi_spec_versions
      union select manifest from openapi_spec_versions where manifest is not null
      union select submitted from openapi_spec_versions where submitted is not null
      union select source from openapi_specs where source_kind <> 'url'
      union select manifest from openapi_specs where manifest is not null
    ) as named
    where digest not in (select digest from contents)`,
  'a latest version is missing': `
    select slug from openapi_specs where last_version is not null and not exists
      (select 1 from openapi_spec_versions where id = last_version and spec_id = openapi_specs.id)`,
  'a count of versions is wrong': `
    select slug from openapi_specs where version_count <>
      (select count(*) from openapi_spec_versions where spec_id = openapi_specs.id)`,
  'a count of specifications is wrong': `
    select id from organizations where spec_count <>
      (select count(*) from openapi_specs where organization_id = organizations.id)`,
  'a run has not ended': `
    select slug, processing_state from openapi_specs where processing_state <> 'complete'
      or lease_expires_at is not null or rerun_requested <> 0 or lost_runs <> 0`,
};
