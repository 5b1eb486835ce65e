import { WorkLimitExceeded } from '@specshelf/service';
import { Piscina } from 'piscina';
import { type Attempt, createAttempt } from './attempt.js';
import { isBegun, type Reply, type Task, transferListOf } from './task.js';
import { createThreadClock } from './thread-clock.js';
import { workerArguments } from './worker-start.js';

/** A worker thread that runs one task at a time. */
export interface Thread {
  /** Starts the thread before the first task. */
  start(): void;
  /** Rejects with `WorkLimitExceeded`, or with another error if the thread exited; the next task gets a new thread. */
  run<T extends Task>(task: T): Promise<Reply<T>>;
  /** Aborts the running task, which rejects. The next task gets a new thread. */
  abandon(reason: Error): void;
  /** Terminates the thread and its task. */
  close(): Promise<void>;
}

export interface ThreadOptions {
  workerFile: string;
  /** Maximum CPU time of a task, in milliseconds. */
  time: number;
  /** Maximum elapsed time of a task, in milliseconds: for tasks that wait, and where CPU time is not reported. */
  wallTime: number;
  /** Maximum memory of a task, in MiB. */
  memory: number;
  /** Whether the thread runs until it is closed; otherwise it exits after an idle time. */
  warm: boolean;
}

const idleTime = 30_000;

/**
 * A pool of one thread without a queue, because piscina loses queued tasks when threads fail: a thread that exits before it
 * has started rejects no task, and a thread that is terminated for its time is not replaced while others are busy.
 * See docs/decisions/0009-pass-bytes-between-threads.md.
 */
export function createThread(options: ThreadOptions): Thread {
  let slot: WorkerSlot | undefined;
  let isClosed = false;
  const openSlot = (): WorkerSlot => {
    slot ??= createWorkerSlot(options);
    return slot;
  };
  return {
    start: () => void openSlot(),
    run: async (task) => {
      const taken = openSlot();
      const attempt = createAttempt(options);
      taken.attempt = attempt;
      try {
        return await taken.pool.run(task, { signal: attempt.signal, transferList: transferListOf(task) });
      } catch (error) {
        // Messages of the terminated thread must not reach the next task.
        void end(taken.pool);
        if (!isClosed) slot = createWorkerSlot(options);
        throw asLimit(attempt.signal.aborted ? attempt.signal.reason : error, options.memory);
      } finally {
        attempt.clearTimers();
        taken.attempt = undefined;
      }
    },
    abandon: (reason) => slot?.attempt?.end(reason),
    close: async () => {
      isClosed = true;
      if (slot) await end(slot.pool);
    },
  };
}

/** A pool of one thread with its current attempt. */
interface WorkerSlot {
  pool: Piscina<Task>;
  attempt: Attempt | undefined;
}

function createWorkerSlot({ workerFile, memory, warm }: ThreadOptions): WorkerSlot {
  const pool = new Piscina<Task>({
    filename: workerFile,
    name: 'run',
    minThreads: warm ? 1 : 0,
    maxThreads: 1,
    idleTimeout: idleTime,
    // Atomics would block the thread between tasks, and with it garbage collection.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: workerArguments(),
    // Threads that parse untrusted text need no secrets from the environment.
    env: {},
    resourceLimits: limitsOf(memory),
  });
  const slot: WorkerSlot = { pool, attempt: undefined };
  pool.on('message', (message: unknown) => {
    if (isBegun(message)) slot.attempt?.begin(createThreadClock(pool.threads[0], message.clockFile));
  });
  pool.on('error', (error: Error) => slot.attempt?.end(error));
  pool.on('workerDestroy', () => slot.attempt?.lose());
  return slot;
}

async function end(pool: Piscina<Task>): Promise<void> {
  // Otherwise the pool would replace the thread that it terminates.
  pool.options.minThreads = 0;
  await pool.destroy();
}

/**
 * Limits the V8 heap. File buffers are outside of it and bounded by the limits on files. The results must be bounded far below
 * this limit as well: V8 terminates the thread when memory runs out gradually, but the whole process when a single step, such
 * as parsing JSON, needs much more than is left.
 */
function limitsOf(memory: number) {
  return { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
}

function asLimit(error: unknown, memory: number): unknown {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? new WorkLimitExceeded('memory', `${memory} MiB`) : error;
}
