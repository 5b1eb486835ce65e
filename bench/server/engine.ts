import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgreSQL, whyNoPostgreSQL } from '../../apps/server/test/support/start-postgresql.js';

/** Where databases are made. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** For what else a run needs to keep. */
  folder: string;
  /** Gives the URL of a new database. */
  create(name: string): Promise<string>;
}

/** The engines that are wanted and that this machine has, one after the other. */
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
