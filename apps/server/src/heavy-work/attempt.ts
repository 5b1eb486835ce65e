import { WorkLimitExceeded } from '@specshelf/service';
import type { ThreadClock } from './thread-clock.js';

/** One attempt to run a task on a thread, within its limits. */
export interface Attempt {
  /** Aborts when a limit is exceeded, or when `end` is called. */
  signal: AbortSignal;
  /** Call when the thread begins the task: the limits apply from then on. */
  begin(clock: ThreadClock): void;
  end(reason: Error): void;
  clearTimers(): void;
}

/** In milliseconds. */
export interface TimeLimits {
  /** Maximum CPU time, so that a busy machine rejects nothing that it accepts when it is idle. */
  time: number;
  wallTime: number;
}

// In milliseconds, much longer than a thread needs. Without a limit, a task would wait forever for a thread that never starts.
const startTime = 60_000;

// Minimum time between two readings of the clock of a thread, in milliseconds.
const shortest = 20;

export function createAttempt({ time, wallTime }: TimeLimits): Attempt {
  const controller = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, action: () => void) => timers.add(setTimeout(action, ms));
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const end = (reason: Error) => controller.abort(reason);
  let isOver = false;

  /** CPU time never exceeds elapsed time, so the first reading is due after `time`. */
  const watch = async (clock: ThreadClock): Promise<void> => {
    const start = await clock();
    const check = async () => {
      const now = await clock();
      if (isOver) return;
      const used = start === undefined || now === undefined ? time : now - start;
      if (used >= time) end(new WorkLimitExceeded('time', `${inSeconds(time)} of CPU time`));
      else after(Math.max(time - used, shortest), check);
    };
    if (!isOver) after(time, check);
  };

  after(startTime, () => end(new Error(`The worker thread did not start within ${inSeconds(startTime)}`)));
  return {
    signal: controller.signal,
    begin: (clock) => {
      clear();
      after(wallTime, () => end(new WorkLimitExceeded('time', inSeconds(wallTime))));
      void watch(clock);
    },
    end,
    clearTimers: () => {
      isOver = true;
      clear();
    },
  };
}

function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
