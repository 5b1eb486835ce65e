import { WorkLimitExceeded } from '@specshelf/service';
import { Piscina } from 'piscina';
import { type Attempt, createAttempt } from './attempt.js';
import { isBegun, type Reply, type Task, transferListOf } from './task.js';
import { createThreadClock } from './thread-clock.js';
import { workerArguments } from './worker-start.js';

/** Does one task at a time, apart from the others. */
export interface Thread {
  /** Starts it before there is anything to do. */
  start(): void;
  /** Rejects with `WorkLimitExceeded`, or with another error when the thread did not survive; the next task gets a new one. */
  run<T extends Task>(task: T): Promise<Reply<T>>;
  /** Ends what it does: that rejects. The next task gets a new thread. */
  abandon(reason: Error): void;
  /** Ends it, and what it does. */
  close(): Promise<void>;
}

export interface ThreadOptions {
  workerFile: string;
  /** How much CPU time a task may take, in milliseconds. */
  time: number;
  /** How long a task may take in all, in milliseconds: for one that waits, or where CPU time is not reported. */
  wallTime: number;
  /** How much memory it may take, in MiB. */
  memory: number;
  /** Whether it stays once it has started; otherwise it starts for a task, and ends when there was none for a while. */
  warm: boolean;
}

const idleTime = 30_000;

/**
 * A pool of one thread, in which no task waits, since what waits inside a pool is forgotten when threads fail: a thread that
 * ends before it has started rejects nothing, and one that is ended for its time is not replaced while others are busy.
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
        // What a thread that was ended still has to say is not meant for the next task.
        void end(taken.pool);
        if (!isClosed) slot = createWorkerSlot(options);
        throw asLimit(attempt.signal.aborted ? attempt.signal.reason : error, options.memory);
      } finally {
        attempt.settle();
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

/** A pool, and the attempt that it is at. */
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
    // It would block the thread between tasks, and with it what the engine does there: collecting garbage.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: workerArguments(),
    // What reads foreign texts has no use for the secrets in ours.
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
  // A thread that is just ending would be replaced once it has ended.
  pool.options.minThreads = 0;
  await pool.destroy();
}

/**
 * Of what the engine manages. The bytes of files lie elsewhere: how many are accepted bounds them. What is made of them has
 * to be bounded as well, far below this limit: the engine ends the thread when memory runs out by degrees, but the whole
 * process when a single step, such as reading a text as JSON, needs much more than is left.
 */
function limitsOf(memory: number) {
  return { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
}

function asLimit(error: unknown, memory: number): unknown {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? new WorkLimitExceeded('memory', `${memory} MiB`) : error;
}
