import type { Service } from '@specshelf/service';

/** Stores the counted reads of versions in the background. */
export interface UsageFlusher {
  start(): void;
  /** Stores the last reads. Requests must have ended, and the database must be open. */
  stop(): Promise<void>;
}

// In milliseconds. A crash loses the reads of this time.
const interval = 10_000;

export function createUsageFlusher(
  { flushUsage }: Pick<Service, 'flushUsage'>,
  report: (error: unknown) => void,
): UsageFlusher {
  let timer: NodeJS.Timeout | undefined;
  const flush = () => flushUsage().catch(report);
  return {
    start: () => {
      timer = setInterval(flush, interval);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
