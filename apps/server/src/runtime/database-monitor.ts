import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database, DatabaseHealth } from '../store/database/database.js';

export interface DatabaseHealthOptions {
  database: Pick<Database, 'check'>;
  /** Whether a write has recently failed for lack of space. */
  isStorageFull(): boolean;
  logger: Pick<Logger, 'error' | 'info'>;
  /** How long the database may take to answer, in milliseconds. */
  patience?: number;
}

export interface DatabaseMonitor {
  /** Checks the database now. Concurrent callers share one check, so that it takes one connection. */
  check(): Promise<DatabaseHealth>;
  /** Checks the database every few seconds, so that the log reports faults without health probes. */
  start(): void;
  stop(): void;
}

// Health probes usually time out after 1 s.
const defaultPatience = 800;

const interval = 5_000;

/** Checks a database, and logs when its health changes. */
export function createDatabaseMonitor(options: DatabaseHealthOptions): DatabaseMonitor {
  const checkOnce = createSharedCheck(options);
  let logged: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const health = await checkOnce();
    if (health.reason !== logged) log(options.logger, health);
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

function log(logger: DatabaseHealthOptions['logger'], { status, reason }: DatabaseHealth): void {
  if (status === 'ok') logger.info({ status }, 'database');
  else logger.error({ status, reason }, 'database');
}

function createSharedCheck({
  database,
  isStorageFull,
  patience = defaultPatience,
}: DatabaseHealthOptions): () => Promise<DatabaseHealth> {
  let checking: Promise<DatabaseHealth> | undefined;
  const check = async (): Promise<DatabaseHealth> => {
    try {
      const health = await database.check();
      // Not `unavailable`: another server could not write either, and this one answers reads.
      return health.status === 'ok' && isStorageFull() ? storageFull : health;
    } catch {
      return { status: 'unavailable', reason: 'The database cannot be reached.' };
    }
  };
  const reason = `The database has not answered within ${patience} ms.`;
  const late: DatabaseHealth = { status: 'unavailable', reason };
  return async () => {
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

const storageFull: DatabaseHealth = {
  status: 'degraded',
  reason: 'The storage is full: it can only be read.',
};
