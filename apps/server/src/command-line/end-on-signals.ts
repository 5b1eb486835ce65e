import { constants } from 'node:os';
import type { Logger } from 'pino';

interface SignaledProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): unknown;
}

export interface Ending {
  /** Releases all resources, so that the process exits. */
  close(): Promise<void>;
  /** Time limit in milliseconds. */
  timeLimit: number;
}

/**
 * Shuts a process down gracefully at the first signal, and exits immediately at the second one: in a container, the kernel
 * does not end the first process by default. Returns a function that sets the graceful shutdown; until it is called, the first
 * signal exits.
 */
export function endOnSignals(process: SignaledProcess, logger: Logger): (ending: Ending) => void {
  let ending: Ending | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!ending) {
        process.exit(128 + constants.signals[signal]);
        return;
      }
      logger.info({ signal }, 'stopping');
      void shutDown(process, logger, ending);
      ending = undefined;
    });
  }
  return (end) => {
    ending = end;
  };
}

async function shutDown(
  process: SignaledProcess,
  logger: Logger,
  { close, timeLimit }: Ending,
): Promise<void> {
  const tooLate = () => {
    logger.fatal({ timeLimit }, 'stopping takes too long');
    process.exit(1);
  };
  // Unreferenced: the timer itself must not delay the exit.
  setTimeout(tooLate, timeLimit).unref();
  try {
    await close();
    logger.info('stopped');
  } catch (error) {
    logger.fatal({ err: error }, 'stopping failed');
    process.exit(1);
  }
}
