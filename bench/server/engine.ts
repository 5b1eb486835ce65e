import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startPostgreSQL,
  whyNoPostgreSQL,
} from '../../packages/store/test/support/start-postgresql.js';

/** A database engine to measure. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Folder for other files of a run. */
  folder: string;
  /** Returns the URL of a new database. */
  create(name: string): Promise<string>;
}

/** Runs `work` on each requested engine that this machine has. */
export async function onEachEngine(
  wanted: readonly string[],
  work: (engine: Engine) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-bench-'));
  try {
    if (wanted.includes('sqlite')) {
      await work({ name: 'SQLite', folder, create: async (name) => join(folder, `${name}.sqlite`) });
    }
    if (wanted.includes('postgresql')) await onPostgreSQL(folder, work);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function onPostgreSQL(folder: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  const reason = whyNoPostgreSQL();
  if (reason !== undefined) {
    console.log(`Not measured on PostgreSQL: ${reason}.`);
    return;
  }
  const postgreSQL = await startPostgreSQL();
  try {
    await work({ name: 'PostgreSQL', folder, create: () => postgreSQL.create() });
  } finally {
    await postgreSQL.close();
  }
}
