import { atMostEvery } from '@specshelf/base/at-most-every';
import type { Connection, Database, OpenOptions } from '../database/database.js';
import { createPostgreSQLSeam, type PostgreSQLSeam } from '../knex-seam/knex-seam.js';
import { checkTables, type TableOptions } from '../migrations/runner/check-tables.js';
import { retry } from '../queries/retry.js';
import { cannotConnect, nameOf } from './cannot-connect.js';
import { checkPostgreSQL } from './check-postgresql.js';
import { connectionSettings } from './connection-settings.js';
import { type ConnectionPool, createPool } from './create-pool.js';
import { createSharedLimiter } from './create-shared-limiter.js';
import { createWorkChannel } from './create-work-channel.js';
import { migratePostgreSQL } from './migrate-postgresql.js';
import { isConflict, isCrowded, isLost, toPostgreSQLFailure } from './postgresql-failures.js';
import { postgreSQLSearchDocuments } from './postgresql-search-documents.js';
import { findDeadProcesses } from './process-lock.js';
import { rejectUnsuitableDatabase } from './reject-unsuitable-database.js';
import { retryAtStart } from './retry-at-start.js';

export interface PostgreSQLOptions extends OpenOptions {
  /** Maximum number of connections for queries. Default: 10. Listening and the reservation have one connection each besides. */
  connections?: number;
}

/** Opens an existing PostgreSQL database. Creates or migrates its tables unless `outdated` is `reject`. */
export async function openPostgreSQL(
  url: string,
  {
    release,
    outdated = 'migrate',
    newer = 'accept',
    connections = 10,
    onWarning = () => undefined,
    onReadOnly = () => undefined,
  }: PostgreSQLOptions,
): Promise<Database> {
  const renew = atMostEvery(renewalInterval, () => {
    pool.renew();
    channel.renew();
    onReadOnly();
  });
  const warn = atMostEvery(warningInterval, (size: number) =>
    onWarning(
      `PostgreSQL has no free connection for this server, which has ${size} and may use ${connections}: queries wait for one of them. Raise max_connections, or lower SPECSHELF_DATABASE_CONNECTIONS.`,
    ),
  );
  const pool = createPool(connectionSettings(url), {
    maximum: connections,
    onCrowded: warn,
    onReadOnly: renew,
  });
  const { connection } = pool;
  const seam = createPostgreSQLSeam(connection);
  const channel = createWorkChannel(url, connection);
  const migrated = await prepareTables(url, pool, { release, outdated, newer, onWarning });
  return {
    isShared: true,
    migrated,
    connection,
    queryPrepared: (query, ...values) => withRetries(() => seam.queryPrepared(query, ...values)),
    query: (work) => withRetries(() => work(connection)),
    write: (work) => withRetries(() => write(seam, work)),
    notifyWorkers: channel.notify,
    onWork: channel.listen,
    processId: channel.processId,
    findDeadProcesses: () => withRetries(() => findDeadProcesses(connection)),
    searchDocuments: postgreSQLSearchDocuments,
    createRateLimiter: (name, limit) => createSharedLimiter(connection, name, limit),
    check: () => checkPostgreSQL(pool, (query) => withRetries(() => query(connection)), renew),
    isDamaged: () => false,
    close: async () => {
      await channel.close();
      await connection.destroy();
    },
  };
}

/** Checks and migrates the tables. Returns the names of the executed migrations. If it fails, it closes the connections. */
async function prepareTables(
  url: string,
  { connection, renew }: Pick<ConnectionPool, 'connection' | 'renew'>,
  { release, outdated, newer, onWarning }: TableOptions,
): Promise<readonly string[]> {
  try {
    // A server may start before its database, so it waits. A command does not: users can repeat it.
    const reject = () => {
      renew();
      return rejectUnsuitableDatabase(connection, url, outdated);
    };
    await (outdated === 'migrate' ? retryAtStart(reject, onWarning) : reject());
    const state = await checkTables(connection, nameOf(url), { release, outdated, newer, onWarning });
    return state.isOutdated ? await migratePostgreSQL(url, { release, onWarning }) : [];
  } catch (error) {
    await connection.destroy();
    throw cannotConnect(url, error);
  }
}

// In milliseconds.
const renewalInterval = 5_000;
const warningInterval = 60_000;

// Two seconds in total. A failover takes longer; then the caller gets an error.
const delays = [10, 30, 100, 300, 700, 900];

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await retry(delays, (error) => isConflict(error) || isLost(error) || isCrowded(error), work);
  } catch (error) {
    throw error instanceof UnknownEnd ? toPostgreSQLFailure(error.cause) : toPostgreSQLFailure(error);
  }
}

/** The connection was lost during a commit: the transaction may be committed, and must not be repeated. */
class UnknownEnd extends Error {
  override readonly name = 'UnknownEnd';
}

async function write<T>(
  { transact }: PostgreSQLSeam,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  let isEnding = false;
  try {
    return await transact(work, () => {
      isEnding = true;
    });
  } catch (error) {
    throw isEnding && isLost(error)
      ? new UnknownEnd('The result of a commit is unknown', { cause: error })
      : error;
  }
}
