import { setTimeout } from 'node:timers/promises';
import { defined } from '@specshelf/base/defined';
import type { Database, DatabaseHealth } from '@specshelf/store/database';
import type { Logger } from 'pino';

export interface DatabaseHealthOptions {
  database: Pick<Database, 'check'>;
  /** Whether a write has recently failed for lack of space. */
  isStorageFull(): boolean;
  logger: Pick<Logger, 'error' | 'info'>;
  /** Maximum time for the response of the database, in milliseconds. Default: 800. */
  patience?: number;
}

export interface DatabaseMonitor {
  /** Checks the database now. Concurrent callers share one check, so that it needs only one connection. */
  check(): Promise<DatabaseHealth>;
  /** Checks the database every few seconds, so that the log reports faults without health probes. */
  start(): void;
  stop(): void;
}

// Health probes usually time out after 1 s.
const defaultPatience = 800;

const interval = 5_000;

/** So many checks in a row must fail until the database is unavailable: one slow moment must not take all servers out of service. */
const failuresInARow = 3;

/** Creates a monitor that logs each change of the health of a database. */
export function createDatabaseMonitor(options: DatabaseHealthOptions): DatabaseMonitor {
  const checkOnce = createSharedCheck(options);
  let logged: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const { health, error } = await checkOnce();
    if (health.reason !== logged) log(options.logger, health, error);
    logged = health.reason;
    return health;
  };
  return {
    check,
    start: () => {
      timer = setInterval(() => void check(), interval).unref();
    },
    stop: () => clearInterval(timer),
  };
}

function log(
  logger: DatabaseHealthOptions['logger'],
  { status, reason }: DatabaseHealth,
  error: unknown,
): void {
  if (status === 'ok') logger.info({ status }, 'database');
  else logger.error({ status, reason, ...defined({ err: error }) }, 'database');
}

interface CheckResult {
  health: DatabaseHealth;
  /** Whether the database did not respond. Otherwise, it has stated its health. */
  isFailure?: boolean;
  /** The error of a failed check. It is only logged: health probes need no token. */
  error?: unknown;
}

function createSharedCheck(options: DatabaseHealthOptions): () => Promise<CheckResult> {
  const checkInTime = createCheck(options);
  let checking: Promise<CheckResult> | undefined;
  // Until the first success, a failure is no exception.
  let failures = failuresInARow;
  const check = async (): Promise<CheckResult> => {
    const result = await checkInTime();
    failures = result.isFailure ? failures + 1 : 0;
    const isException = result.isFailure && failures < failuresInARow;
    return isException ? { ...result, health: { ...result.health, status: 'degraded' } } : result;
  };
  return () => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}

/** Returns a function that checks the database, and fails when that takes too long. */
function createCheck({
  database,
  isStorageFull,
  patience = defaultPatience,
}: DatabaseHealthOptions): () => Promise<CheckResult> {
  let checking: Promise<CheckResult> | undefined;
  const check = async (): Promise<CheckResult> => {
    try {
      const health = await database.check();
      // Not `unavailable`: this server can read, and another server could not write either.
      return { health: health.status === 'ok' && isStorageFull() ? storageFull : health };
    } catch (error) {
      return { ...failed('The database cannot be reached.'), error };
    }
  };
  const late = failed(`The database has not responded within ${patience} ms.`);
  return async () => {
    // A late check continues, so that it needs only one connection.
    checking ??= check().finally(() => {
      checking = undefined;
    });
    const timeout = new AbortController();
    try {
      return await Promise.race([checking, setTimeout(patience, late, timeout)]);
    } finally {
      timeout.abort();
    }
  };
}

const failed = (reason: string): CheckResult => ({
  health: { status: 'unavailable', reason },
  isFailure: true,
});

const storageFull: DatabaseHealth = {
  status: 'degraded',
  reason: 'The storage is full: reads work, writes fail.',
};
