/** Works on the queue in the background. */
export interface Processor {
  /** Looks for what was sent now, and for all that there may be from time to time. */
  start(): void;
  /** There may be work. */
  wake(): void;
  /** Looks for work, and waits until none is left. */
  idle(): Promise<void>;
  /** Takes no more work, and waits until the present one is done. */
  stop(): Promise<void>;
}

/** How to look for work. */
interface Look {
  /** For all that there may be, also for what becomes due by time; otherwise for what somebody has woken us for. */
  everywhere: boolean;
  /** To be called as soon as something is found: there may be more. */
  found(): void;
}

export interface ProcessorOptions {
  /** Does one thing that waits; false when nothing does. */
  processNext(look: Look): Promise<boolean>;
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
  // Which of the looks everywhere was asked for last, and which has found nothing last.
  let asked = 0;
  let done = 0;
  let stopped = false;

  const wake = (): void => {
    wakes += 1;
    startLane();
  };
  const wakeForAll = (): void => {
    asked += 1;
    wake();
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
      const look = asked;
      const everywhere = look !== done;
      while (!stopped && (await processNext({ everywhere, found: startLane })));
      if (everywhere) done = look;
    } catch (error) {
      // Tried again when somebody wakes us, or by the timer: not at once, or a broken database would keep us busy.
      report(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    start: () => {
      timer = setInterval(wakeForAll, interval);
      timer.unref();
      // What is due by time can wait for the first tick, and whoever has waited for the start cannot.
      wake();
    },
    wake,
    idle: async () => {
      wakeForAll();
      while (running.size > 0) await Promise.all(running);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
