import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, DatabaseLocation } from '../../src/store/database.js';
import { tables } from '../../src/store/tables.js';
import { type PostgreSQL, startPostgreSQL, whyNoPostgreSQL } from './start-postgresql.js';

/** A kind of database to test on. */
export interface TestDatabases {
  kind: DatabaseLocation['kind'];
  /** A new and empty one. */
  create(): Promise<DatabaseLocation>;
  /** PostgreSQL itself, where it is that. */
  postgreSQL(): PostgreSQL;
}

/** Runs tests on SQLite, and on PostgreSQL where there is one. */
export function eachDatabase(tests: (name: string, databases: TestDatabases) => void): void {
  tests('on SQLite', {
    kind: 'sqlite',
    create: async () => ({ kind: 'sqlite', file: ':memory:' }),
    postgreSQL: () => {
      throw new Error('This is SQLite');
    },
  });
  onPostgreSQL((databases) => tests('on PostgreSQL', databases));
}

/** Runs tests on PostgreSQL where there is one. */
function onPostgreSQL(tests: (databases: TestDatabases) => void): void {
  const reason = whyNoPostgreSQL();
  if (reason !== undefined) {
    console.log(`Not tested on PostgreSQL: ${reason}.`);
    describe.skip('on PostgreSQL', () => tests(noDatabases));
    return;
  }
  let started: PostgreSQL | undefined;
  const postgreSQL = () => {
    if (!started) throw new Error('PostgreSQL runs while the tests run');
    return started;
  };
  beforeAll(async () => {
    started = await startPostgreSQL();
  });
  afterAll(() => started?.close());
  tests({
    kind: 'postgresql',
    create: async () => ({ kind: 'postgresql', url: await postgreSQL().create(), connections: 10 }),
    postgreSQL,
  });
}

const noDatabases: TestDatabases = {
  kind: 'postgresql',
  create: () => Promise.reject(new Error('There is no PostgreSQL')),
  postgreSQL: () => {
    throw new Error('There is no PostgreSQL');
  },
};

/** Takes everything out of a database. */
export async function empty(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of [...tables].reverse()) await transaction(table).delete();
  });
}
