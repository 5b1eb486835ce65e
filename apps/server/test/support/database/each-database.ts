import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, DatabaseLocation } from '../../../src/store/database/database.js';
import { openDatabase } from '../../../src/store/database/open-database.js';
import { tables } from '../../../src/store/queries/tables.js';
import { type PostgreSQL, startPostgreSQL, whyNoPostgreSQL } from './start-postgresql.js';

/** A kind of database to test on. */
export interface TestDatabases {
  kind: DatabaseLocation['kind'];
  /** A new and empty one. */
  create(): Promise<DatabaseLocation>;
  /** An empty one, which may be that of the call before: nobody may be using that any more. */
  empty(): Promise<DatabaseLocation>;
  /** Whether it is one of our own, which may be stopped. */
  canStop: boolean;
  /** PostgreSQL itself, where it is that. */
  postgreSQL(): PostgreSQL;
}

/** Runs tests on SQLite, and on PostgreSQL where there is one. */
export function eachDatabase(tests: (name: string, databases: TestDatabases) => void): void {
  onSQLite((databases) => tests('on SQLite', databases));
  onPostgreSQL((databases) => tests('on PostgreSQL', databases));
}

export function onSQLite(tests: (databases: TestDatabases) => void): void {
  tests({
    kind: 'sqlite',
    canStop: false,
    create: async () => inMemory,
    empty: async () => inMemory,
    postgreSQL: () => {
      throw new Error('This is SQLite');
    },
  });
}

/** Runs tests on PostgreSQL where there is one. */
export function onPostgreSQL(tests: (databases: TestDatabases) => void): void {
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
    empty: async () => {
      // Making one takes much longer than emptying one.
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

const inMemory: DatabaseLocation = { kind: 'sqlite', file: ':memory:' };

const noDatabases: TestDatabases = {
  kind: 'postgresql',
  canStop: false,
  create: () => Promise.reject(new Error('There is no PostgreSQL')),
  empty: () => Promise.reject(new Error('There is no PostgreSQL')),
  postgreSQL: () => {
    throw new Error('There is no PostgreSQL');
  },
};

/** Takes everything out of a database. */
export async function empty(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of ['rate_limits', ...[...tables].reverse()]) await transaction(table).delete();
  });
}
