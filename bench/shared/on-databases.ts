import { join } from 'node:path';
import { startPostgreSQL, whyNoPostgreSQL } from '../../packages/store/test/support/start-postgresql.js';
import type { Run } from './area.js';

/** A database engine to measure. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates an empty database, and returns its URL. */
  create(name: string): Promise<string>;
}

/** Measures on each selected engine. Lists PostgreSQL as missing if it cannot run. */
export async function onDatabases(
  { engines, folder, attempt }: Run,
  measure: (engine: Engine) => Promise<void>,
): Promise<void> {
  if (engines.includes('sqlite')) {
    await measure({ name: 'SQLite', create: async (name) => join(folder, `${name}.sqlite`) });
  }
  if (!engines.includes('postgresql')) return;
  const postgreSQL = await attempt('PostgreSQL', async () => {
    const reason = whyNoPostgreSQL();
    if (reason !== undefined) throw new Error(reason);
    return startPostgreSQL();
  });
  if (postgreSQL === undefined) return;
  try {
    await measure({ name: 'PostgreSQL', create: () => postgreSQL.create() });
  } finally {
    await postgreSQL.close();
  }
}
