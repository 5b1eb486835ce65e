import { setImmediate } from 'node:timers/promises';

/** Runs queued jobs in the background, in several lanes. */
export interface WorkerLoop {
  /** Runs jobs that are queued now, and checks for further ones periodically. */
  start(): void;
  /** Checks for jobs. */
  wake(): void;
  /** Checks for jobs of all kinds, and resolves when none is left. */
  idle(): Promise<void>;
  /** Starts no more jobs, and resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** A check for the next job. */
interface JobCheck {
  /** Whether to check for all jobs, including those that become due by time; otherwise only for submitted ones. */
  everywhere: boolean;
  /** Called as soon as a job is claimed, so that another lane checks for further jobs. */
  found(): void;
}

export interface WorkerLoopOptions {
  /** Runs one job. Resolves to false if there is none. */
  runNext(check: JobCheck): Promise<boolean>;
  report(error: unknown): void;
  /** Period of checks in milliseconds: neither an expired lease nor a due refresh wakes the loop. */
  interval: number;
  /** Maximum number of concurrent jobs. Jobs mostly wait for other servers. */
  lanes: number;
}

export function createWorkerLoop(options: WorkerLoopOptions): WorkerLoop {
  const { running, wake, wakeForAll, end } = createLanes(options);
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer = setInterval(wakeForAll, options.interval);
      timer.unref();
      // Jobs that are due by time wait for the first tick; submitted ones do not.
      wake();
    },
    wake,
    idle: async () => {
      wakeForAll();
      while (running.size > 0) await Promise.all(running);
    },
    stop: async () => {
      end();
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

interface Lanes {
  /** The lanes that have not ended. */
  running: ReadonlySet<Promise<void>>;
  /** Checks for submitted jobs. */
  wake(): void;
  /** Checks for jobs of all kinds. */
  wakeForAll(): void;
  /** Starts no more jobs. */
  end(): void;
}

/** Runs jobs one after another in each lane, until none is left. */
function createLanes({ runNext, report, lanes }: WorkerLoopOptions): Lanes {
  const running = new Set<Promise<void>>();
  let busy = 0;
  let wakes = 0;
  // Numbers of the latest full check that was requested, and of the latest that found nothing more.
  let requested = 0;
  let finished = 0;
  let stopped = false;

  const wake = (): void => {
    wakes += 1;
    startLane();
  };
  const wakeForAll = (): void => {
    requested += 1;
    wake();
  };
  /** Starts one lane only: if there is only one job, other lanes would find none. */
  const startLane = (): void => {
    if (stopped || busy >= lanes) return;
    busy += 1;
    const lane = runLane().finally(() => running.delete(lane));
    running.add(lane);
  };
  const runLane = async (): Promise<void> => {
    for (let seen = -1; seen !== wakes && !stopped; ) {
      seen = wakes;
      await drainQueue();
    }
    // Synchronously after the last check of `wakes`, so that no call of `wake` is lost.
    busy -= 1;
  };
  const drainQueue = async (): Promise<void> => {
    try {
      const request = requested;
      const everywhere = request !== finished;
      // Jobs on SQLite do not yield to the event loop by themselves.
      while (!stopped && (await runNext({ everywhere, found: startLane }))) await setImmediate();
      if (everywhere) finished = request;
    } catch (error) {
      // Retried by the next wake-up or the timer, not immediately: a broken database would cause a busy loop.
      report(error);
    }
  };
  const end = (): void => {
    stopped = true;
  };
  return { running, wake, wakeForAll, end };
}
