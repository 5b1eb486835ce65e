import Sqlite from 'better-sqlite3';
import { Pool } from 'pg';
import { type NewSpec, newRow, queriesWith, type RowsOf } from './rows.js';

type Now<Value> = Value | Promise<Value>;

/** Prepared statements of the baseline. SQLite returns synchronously, PostgreSQL asynchronously. */
export interface Tables {
  find<Name extends keyof RowsOf>(name: Name, ...values: (string | number)[]): Now<RowsOf[Name][]>;
  /** In one transaction, which is on disk when it returns. */
  publish(spec: NewSpec): Now<void>;
}

export function openTables(databaseURL: string): Tables {
  return databaseURL.startsWith('postgres') ? openPostgreSQL(databaseURL) : openSQLite(databaseURL);
}

const columns = Object.keys(newRow({ id: '', slug: '', now: '', digest: '', text: Buffer.from('') }));
const places = columns.map(() => '?');
const insertion = `INSERT INTO openapi_specs (${columns}) VALUES (${places})`;
const keeping = 'INSERT INTO contents (digest, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING';

function openSQLite(file: string): Tables {
  const database = new Sqlite(file);
  // The setting of our server.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const queries = queriesWith('group_concat');
  const prepare = <Name extends keyof RowsOf>(name: Name) =>
    database.prepare<(string | number)[], RowsOf[Name]>(queries[name]);
  const statements: { [Name in keyof RowsOf]: Sqlite.Statement<(string | number)[], RowsOf[Name]> } = {
    ...{ token: prepare('token'), spec: prepare('spec'), specs: prepare('specs') },
    ...{
      versions: prepare('versions'),
      organization: prepare('organization'),
      cursorKey: prepare('cursorKey'),
    },
  };
  const keep = database.prepare(keeping);
  const insert = database.prepare(insertion);
  return {
    find: (name, ...values) => statements[name].all(...values),
    publish: database.transaction((spec: NewSpec) => {
      keep.run(spec.digest, spec.text);
      insert.run(...Object.values(newRow(spec)));
    }).immediate,
  };
}

function openPostgreSQL(connectionString: string): Tables {
  // The pool size of our server.
  const pool = new Pool({ connectionString, max: 10 });
  const queries = queriesWith('string_agg');
  return {
    // Each connection prepares a named statement once.
    find: async <Name extends keyof RowsOf>(name: Name, ...values: (string | number)[]) =>
      (await pool.query<RowsOf[Name]>({ name, text: numbered(queries[name]), values })).rows,
    publish: async (spec) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query({ name: 'keep', text: numbered(keeping), values: [spec.digest, spec.text] });
        await client.query({
          name: 'insert',
          text: numbered(insertion),
          values: Object.values(newRow(spec)),
        });
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    },
  };
}

/** Returns a statement with `$1` instead of `?`. */
function numbered(statement: string): string {
  let place = 0;
  return statement.replaceAll('?', () => `$${++place}`);
}
