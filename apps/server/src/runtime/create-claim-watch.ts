import type { Logger } from 'pino';
import type { Database } from '../store/database/database.js';
import { createClaimReaper } from '../store/dead-claims.js';

/** Releases the claims of other servers that have died, on a database that servers share. */
export interface ClaimWatch {
  start(): void;
  stop(): Promise<void>;
}

export interface ClaimWatchOptions {
  database: Pick<Database, 'findDeadProcesses' | 'isShared' | 'write'>;
  logger: Pick<Logger, 'warn'>;
  report(error: unknown): void;
  /** Called when claims were released: their work can be claimed again. */
  onReleased(): void;
}

// A process counts as dead when it is missing twice: its claims are free within ten seconds.
const interval = 3_000;

export function createClaimWatch({ database, logger, report, onReleased }: ClaimWatchOptions): ClaimWatch {
  const release = createClaimReaper(database);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    try {
      const released = await release();
      if (!released) return;
      logger.warn(released, 'claims of a dead process released');
      onReleased();
    } catch (error) {
      report(error);
    } finally {
      looking = undefined;
    }
  };
  return {
    start: () => {
      if (!database.isShared) return;
      timer = setInterval(() => {
        looking ??= look();
      }, interval);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
