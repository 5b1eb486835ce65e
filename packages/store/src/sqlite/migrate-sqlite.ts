import type { Connection } from '../database/database.js';
import type { Index, TablesStep } from '../migrations/migration.js';
import { migrations } from '../migrations/migrations.js';
import { applyMigrations } from '../migrations/runner/apply-migrations.js';
import { createStatement } from '../migrations/runner/index-statements.js';

/** Applies the pending migrations of a file, and returns their names. The caller holds the lock of the file. */
export async function migrateSQLite(connection: Connection, release: string): Promise<string[]> {
  const migrated: string[] = [];
  const database = {
    connection,
    transact: <T>(work: (transaction: Connection) => Promise<T>) => connection.transaction(work),
    changeTables: (transaction: Connection, { up }: TablesStep) => up(transaction),
    createIndex: async (index: Index) => {
      await connection.raw(createStatement(index, 'if not exists '));
    },
    dropIndex: async (index: string) => {
      await connection.raw(`drop index if exists ${index}`);
    },
  };
  await applyMigrations(database, migrations, release, (name) => migrated.push(name));
  return migrated;
}
