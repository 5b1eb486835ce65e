import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startPostgreSQL,
  whyNoPostgreSQL,
} from '../../packages/store/test/support/start-postgresql.js';

/** Creates an empty database, and returns its URL. */
export type CreateDatabase = (name: string) => Promise<string>;

type Measure<Result> = (engine: string, create: CreateDatabase) => Promise<Result[]>;

/** Measures on SQLite and on PostgreSQL, as far as they are among the engines. Prints why if PostgreSQL cannot run. */
export async function onDatabases<Result>(
  engines: readonly string[],
  measure: Measure<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  if (engines.includes('sqlite')) results.push(...(await onSQLite(measure)));
  if (engines.includes('postgresql')) results.push(...(await onPostgreSQL(measure)));
  return results;
}

async function onSQLite<Result>(measure: Measure<Result>): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  try {
    return await measure('SQLite', async (name) => join(folder, `${name}.sqlite`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function onPostgreSQL<Result>(measure: Measure<Result>): Promise<Result[]> {
  const reason = whyNoPostgreSQL();
  if (reason !== undefined) {
    console.log(`Not measured on PostgreSQL: ${reason}.`);
    return [];
  }
  const postgreSQL = await startPostgreSQL();
  try {
    return await measure('PostgreSQL', () => postgreSQL.create());
  } finally {
    await postgreSQL.close();
  }
}
