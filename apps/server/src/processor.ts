/** Works on the queue in the background. */
export interface Processor {
  /** Looks for work now, and by itself from time to time. */
  start(): void;
  /** There may be work. */
  wake(): void;
  /** Looks for work, and waits until none is left. */
  idle(): Promise<void>;
  /** Takes no more work, and waits until the present one is done. */
  stop(): Promise<void>;
}

export interface ProcessorOptions {
  /** Does one thing that waits, and says when it has found it; false when nothing waits. */
  processNext(found: () => void): Promise<boolean>;
  report(error: unknown): void;
  /** How often to look without being woken, in milliseconds: neither a lease that expires nor a source that is due wakes anybody. */
  interval: number;
  /** How many things are done at once: most of the time of one may be waiting for somebody else's server. */
  lanes: number;
}

export function createProcessor({ processNext, report, interval, lanes }: ProcessorOptions): Processor {
  const running = new Set<Promise<void>>();
  let busy = 0;
  let wakes = 0;
  let stopped = false;

  const wake = (): void => {
    wakes += 1;
    startLane();
  };
  /** One at a time: where there is one thing to do, the others would look for it in vain. */
  const startLane = (): void => {
    if (stopped || busy >= lanes) return;
    busy += 1;
    const lane = work().finally(() => running.delete(lane));
    running.add(lane);
  };
  const work = async (): Promise<void> => {
    for (let seen = -1; seen !== wakes && !stopped; ) {
      seen = wakes;
      await emptyQueue();
    }
    // In the same breath as its last look at `wakes`, so that no call is lost between them.
    busy -= 1;
  };
  const emptyQueue = async (): Promise<void> => {
    try {
      while (!stopped && (await processNext(startLane)));
    } catch (error) {
      // Tried again when somebody wakes us, or by the timer: not at once, or a broken database would keep us busy.
      report(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    start: () => {
      timer = setInterval(wake, interval);
      timer.unref();
      wake();
    },
    wake,
    idle: async () => {
      wake();
      while (running.size > 0) await Promise.all(running);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
