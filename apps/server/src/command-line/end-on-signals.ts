import { constants } from 'node:os';
import type { Logger } from 'pino';

/** What can be told to end. */
interface Endable {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): unknown;
}

export interface Ending {
  /** Lets go of everything, upon which the process ends by itself. */
  close(): Promise<void>;
  /** How long that may take, in milliseconds. */
  timeLimit: number;
}

/**
 * Ends a process in order at the first signal, and at once at the second one. Nobody else does the latter for the first
 * process of a container. Gives what says how to end in order; before that, the first signal ends it at once as well.
 */
export function endOnSignals(process: Endable, logger: Logger): (ending: Ending) => void {
  let ending: Ending | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!ending) {
        process.exit(128 + constants.signals[signal]);
        return;
      }
      logger.info({ signal }, 'stopping');
      void endInOrder(process, logger, ending);
      ending = undefined;
    });
  }
  return (given) => {
    ending = given;
  };
}

async function endInOrder(process: Endable, logger: Logger, { close, timeLimit }: Ending): Promise<void> {
  const tooLate = () => {
    logger.fatal({ timeLimit }, 'stopping takes too long');
    process.exit(1);
  };
  // It holds nothing up by itself: it is for what does.
  setTimeout(tooLate, timeLimit).unref();
  try {
    await close();
    logger.info('stopped');
  } catch (error) {
    logger.fatal({ err: error }, 'stopping failed');
    process.exit(1);
  }
}
