import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Connection, Database, DatabaseLocation } from '../../src/database/database.js';
import { searchTables, tables } from '../../src/queries/tables.js';
import { openDatabase } from './open-database.js';
import { type PostgreSQL, startPostgreSQL, whyNoPostgreSQL } from './start-postgresql.js';

/** A kind of database to test on. */
export interface TestDatabases {
  kind: DatabaseLocation['kind'];
  /** Creates an empty database. */
  create(): Promise<DatabaseLocation>;
  /** Creates an empty database that keeps its data when it is closed. */
  createLasting(): Promise<DatabaseLocation>;
  /** Returns an empty database. It may be that of the previous call, which must no longer be in use. */
  empty(): Promise<DatabaseLocation>;
  /** Whether tests may stop the database server. */
  canStop: boolean;
  /** Returns the PostgreSQL server; throws on SQLite. */
  postgreSQL(): PostgreSQL;
}

/**
 * Runs tests on SQLite and PostgreSQL. The configurations of Vitest restrict this with TEST_DATABASES: `npm test` runs them on
 * SQLite only, and the heavy tests run them on PostgreSQL.
 */
export function eachDatabase(tests: (name: string, databases: TestDatabases) => void): void {
  onSQLite((databases) => tests('on SQLite', databases));
  onPostgreSQL((databases) => tests('on PostgreSQL', databases));
}

/** Runs tests on SQLite, unless this run of Vitest is for PostgreSQL only. */
export function onSQLite(tests: (databases: TestDatabases) => void): void {
  if (!isIncluded('sqlite')) return;
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));
  tests({
    kind: 'sqlite',
    canStop: false,
    create: async () => inMemory,
    createLasting: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
      folders.push(folder);
      return { kind: 'sqlite', file: join(folder, 'specs.sqlite') };
    },
    empty: async () => inMemory,
    postgreSQL: () => {
      throw new Error('This is SQLite');
    },
  });
}

/** Runs tests on PostgreSQL, unless this run of Vitest is for SQLite only. Skips them if PostgreSQL is not available. */
export function onPostgreSQL(tests: (databases: TestDatabases) => void): void {
  if (!isIncluded('postgresql')) return;
  const reason = whyNoPostgreSQL();
  if (reason !== undefined) {
    console.log(`Not tested on PostgreSQL: ${reason}.`);
    describe.skip('on PostgreSQL', () => tests(noDatabases));
    return;
  }
  const canStop = process.env['TEST_POSTGRES_URL'] === undefined;
  if (!canStop)
    console.log('Not tested on the PostgreSQL of TEST_POSTGRES_URL: what happens when it is gone.');
  let started: PostgreSQL | undefined;
  const postgreSQL = () => {
    if (!started) throw new Error('PostgreSQL runs while the tests run');
    return started;
  };
  beforeAll(async () => {
    started = await startPostgreSQL();
  });
  afterAll(() => started?.close());
  const create = async (): Promise<DatabaseLocation> => ({
    kind: 'postgresql',
    url: await postgreSQL().create(),
    connections: 10,
  });
  let reused: { location: DatabaseLocation; database: Database } | undefined;
  afterAll(() => reused?.database.close());
  tests({
    kind: 'postgresql',
    canStop,
    create,
    createLasting: create,
    empty: async () => {
      // Creating a database takes much longer than emptying one.
      if (reused) await empty(reused.database);
      else {
        const location = await create();
        reused = { location, database: await openDatabase(location) };
      }
      return reused.location;
    },
    postgreSQL,
  });
}

function isIncluded(kind: DatabaseLocation['kind']): boolean {
  return (process.env['TEST_DATABASES'] ?? kind) === kind;
}

const inMemory: DatabaseLocation = { kind: 'sqlite', file: ':memory:' };

const noDatabases: TestDatabases = {
  kind: 'postgresql',
  canStop: false,
  create: () => Promise.reject(new Error('There is no PostgreSQL')),
  createLasting: () => Promise.reject(new Error('There is no PostgreSQL')),
  empty: () => Promise.reject(new Error('There is no PostgreSQL')),
  postgreSQL: () => {
    throw new Error('There is no PostgreSQL');
  },
};

/** Deletes all rows of all tables. */
export async function empty(database: Database): Promise<void> {
  await database.write((transaction) => execute(transaction, deletions, database.isShared));
}

/** Returns a function that deletes all rows of all tables, and inserts those of some tables as they are now. */
export async function rememberRows(
  database: Database,
  remembered: readonly (typeof tables)[number][],
): Promise<() => Promise<void>> {
  if (!database.isShared) {
    const rows = await database.query((connection) =>
      Promise.all(remembered.map(async (table): Promise<object[]> => connection(table))),
    );
    return () =>
      database.write(async (transaction) => {
        await execute(transaction, deletions, false);
        for (const [index, table] of remembered.entries()) {
          const [first, ...others] = rows[index] ?? [];
          if (first) await transaction(table).insert([first, ...others]);
        }
      });
  }
  const insertions = await database.query((connection) =>
    Promise.all(
      remembered.map(async (table) => {
        const { rows } = await connection.raw(`SELECT json_agg(${table})::text AS all_rows FROM ${table}`);
        const text = String(rows[0].all_rows).replaceAll("'", "''").replaceAll('?', '\\?');
        return `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, '${text}')`;
      }),
    ),
  );
  return () => database.write((transaction) => execute(transaction, [...deletions, ...insertions], true));
}

const deletions = ['rate_limits', ...[...tables].reverse(), ...searchTables].map(
  (table) => `DELETE FROM ${table}`,
);

/** PostgreSQL executes all statements in one round trip: with one for each table, they took longer than most tests. */
async function execute(
  transaction: Connection,
  statements: readonly string[],
  atOnce: boolean,
): Promise<void> {
  for (const sql of atOnce ? [statements.join(';')] : statements) await transaction.raw(sql);
}
