/** Works on the queue in the background. */
export interface Processor {
  /** There may be work. */
  wake(): void;
  /** Looks for work, and waits until none is left. */
  idle(): Promise<void>;
  /** Takes no more work, and waits until the present one is done. */
  stop(): Promise<void>;
}

export interface ProcessorOptions {
  /** Processes one thing that waits; false when nothing does. */
  processNext(): Promise<boolean>;
  report(error: unknown): void;
  /** How often to look without being woken, in milliseconds: a lease that expires wakes nobody. */
  interval: number;
}

export function createProcessor({ processNext, report, interval }: ProcessorOptions): Processor {
  let running: Promise<void> | undefined;
  let woken = false;
  let stopped = false;

  const wake = (): void => {
    if (stopped) return;
    woken = true;
    running ??= run();
  };
  const run = async (): Promise<void> => {
    while (woken && !stopped) {
      woken = false;
      await emptyQueue();
    }
    // In the same breath as the last look at `woken`, so that no call is lost between them.
    running = undefined;
  };
  const emptyQueue = async (): Promise<void> => {
    try {
      while (!stopped && (await processNext()));
    } catch (error) {
      // Tried again when somebody wakes us, or by the timer: not at once, or a broken database would keep us busy.
      report(error);
    }
  };
  const timer = setInterval(wake, interval);
  timer.unref();

  return {
    wake,
    idle: async () => {
      wake();
      while (running) await running;
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
