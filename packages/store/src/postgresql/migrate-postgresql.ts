import { setTimeout } from 'node:timers/promises';
import { StartFailure } from '@specshelf/base/start-failure';
import type { Connection } from '../database/database.js';
import { onOneConnection } from '../knex-seam/knex-seam.js';
import type { Index } from '../migrations/migration.js';
import { migrations } from '../migrations/migrations.js';
import { applyMigrations, type MigrationDatabase } from '../migrations/runner/apply-migrations.js';
import type { TableOptions } from '../migrations/runner/check-tables.js';
import { createStatement } from '../migrations/runner/index-statements.js';
import { inTransaction } from '../queries/in-transaction.js';
import { retry } from '../queries/retry.js';
import { nameOf } from './cannot-connect.js';
import { patientSettings } from './connection-settings.js';
import { createPool } from './create-pool.js';
import { lockTables, TablesInUse } from './lock-tables.js';
import { isConflict } from './postgresql-failures.js';
import { sortByBytes } from './sort-by-bytes.js';

/**
 * Applies the pending migrations beside the servers of the previous release, and returns their names. Servers migrate one at a time.
 * See docs/decisions/0068-migrate-in-short-steps.md.
 */
export async function migratePostgreSQL(
  url: string,
  { release, onWarning }: Pick<TableOptions, 'release' | 'onWarning'>,
): Promise<string[]> {
  // Without timeouts: indexes of large tables may take long. Locks that other servers wait for have timeouts of their own.
  const { connection } = createPool(patientSettings(url), { maximum: 1 });
  const migrated: string[] = [];
  let isReported = false;
  const mayRetry = (error: unknown): boolean => {
    if (error instanceof TablesInUse && !isReported) {
      isReported = true;
      onWarning(`${error.message}: a migration tries again until no transaction uses them for a moment.`);
    }
    return error instanceof TablesInUse || isConflict(error);
  };
  try {
    await retry(delays, mayRetry, () =>
      onOneConnection(connection, (held) =>
        withMigrationLock(held, () =>
          applyMigrations(migrationDatabase(held), migrations, release, (name) => migrated.push(name)),
        ),
      ),
    );
    return migrated;
  } catch (error) {
    throw error instanceof TablesInUse ? await inUseTooLong(connection, url, error) : error;
  } finally {
    await connection.destroy();
  }
}

// In milliseconds. Between two attempts, requests that have waited for one are answered. Five minutes in total with the attempts.
const delays = [200, 500, 1_000, 2_000, ...Array.from({ length: 50 }, () => 5_000)];

// Shared by all servers of all releases.
const migrationLock = 7_723_531_001;

// In milliseconds.
const lockPollInterval = 300;

/**
 * Runs work while no other server migrates. Polls, because PostgreSQL creates an index concurrently only after all older transactions, and a
 * server that waits for a lock is in one.
 */
async function withMigrationLock<T>(held: Connection, work: () => Promise<T>): Promise<T> {
  const isLocked = async (): Promise<boolean> => {
    const { rows } = await held.raw('select pg_try_advisory_lock(?) as locked', [migrationLock]);
    return rows[0].locked;
  };
  while (!(await isLocked())) await setTimeout(lockPollInterval);
  try {
    return await work();
  } finally {
    // A lost connection has released the lock.
    await held.raw('select pg_advisory_unlock(?)', [migrationLock]).catch(() => undefined);
  }
}

// In milliseconds, for row locks of batches, and for tables that a step does not name.
const lockTimeout = 2_000;

function migrationDatabase(connection: Connection): MigrationDatabase {
  return {
    connection,
    transact: (work) =>
      inTransaction(connection, async (transaction) => {
        await transaction.raw(`set local lock_timeout = ${lockTimeout}`);
        return work(transaction);
      }),
    changeTables: async (transaction, step) => {
      await lockTables(transaction, step);
      await step.up(transaction);
      // Before the indexes of the new columns are created, which would be created again.
      await sortByBytes(transaction);
    },
    createIndex: (index) => createIndex(connection, index),
    dropIndex: async (index) => {
      await connection.raw(`drop index concurrently if exists ${index}`);
    },
  };
}

/** Creates an index, and replaces one whose creation failed. It waits for older transactions, but no other server waits for it. */
async function createIndex(connection: Connection, index: Index): Promise<void> {
  const { rows } = await connection.raw(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass(?)',
    [index.index],
  );
  if (rows[0]?.valid) return;
  if (rows[0]) await connection.raw(`drop index concurrently ${index.index}`);
  await connection.raw(createStatement(index, 'concurrently '));
}

async function inUseTooLong(
  connection: Connection,
  url: string,
  { message, tables, cause }: TablesInUse,
): Promise<StartFailure> {
  const { rows }: { rows: { pid: number; program: string; since: Date }[] } = await connection.raw(
    `select distinct pid, application_name as program, xact_start as since
      from pg_locks join pg_stat_activity using (pid)
      where granted and pg_locks.database = (select oid from pg_database where datname = current_database())
        and relation in (select to_regclass(name) from unnest(?::text[]) as name)
      order by xact_start limit 3`,
    [[...tables]],
  );
  const users = rows.map(
    ({ pid, program, since }) => `process ${pid} (${program}) since ${since.toISOString()}`,
  );
  const advice =
    'Wait until these transactions end, or end them with pg_terminate_backend(…), and start again.';
  return new StartFailure(
    `The database ${nameOf(url)} cannot be migrated. ${message}: ${users.join(', ') || 'by several short transactions'}. ${advice}`,
    { cause },
  );
}
