import type { Database } from '@specshelf/store/database';
import { createClaimReaper } from '@specshelf/store/dead-claims';
import type { Logger } from 'pino';

/** Releases the claims of other servers that have died, on a database that servers share. */
export interface ClaimWatch {
  start(): void;
  stop(): Promise<void>;
}

export interface ClaimWatchOptions {
  database: Pick<Database, 'findDeadProcesses' | 'isShared' | 'write'>;
  logger: Pick<Logger, 'warn'>;
  report(error: unknown): void;
  /** Called when claims were released, so that their jobs can be claimed again. */
  onReleased(): void;
}

// In milliseconds. A process counts as dead if two checks in a row miss it, so its claims are free within ten seconds.
const interval = 3_000;

export function createClaimWatch({ database, logger, report, onReleased }: ClaimWatchOptions): ClaimWatch {
  const release = createClaimReaper(database);
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      const released = await release();
      if (!released) return;
      logger.warn(released, 'claims of a dead process released');
      onReleased();
    } catch (error) {
      report(error);
    } finally {
      checking = undefined;
    }
  };
  return {
    start: () => {
      if (!database.isShared) return;
      timer = setInterval(() => {
        checking ??= check();
      }, interval);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await checking;
    },
  };
}
