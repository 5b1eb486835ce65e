import type { Worker } from 'node:worker_threads';
import { type TaskName, WorkLimitExceeded } from '@specshelf/service';
import { startWorker } from '@specshelf/store/start-worker';
import { type Attempt, createAttempt } from './attempt.js';
import { createThreadClock } from './thread-clock.js';
import type { Reply, Task, ThreadMessage } from './thread-messages.js';

/** A worker thread that runs one task at a time. See docs/decisions/0044-run-tasks-on-node-worker-threads.md. */
export interface Thread {
  /** Starts the worker before the first task. */
  start(): void;
  /** Rejects with `WorkLimitExceeded`, or with another error if the worker exited; the next task gets a new worker. */
  run<Name extends TaskName>(task: Task<Name>, transfer: readonly ArrayBuffer[]): Promise<Reply<Name>>;
  /** Aborts the running task, which rejects. The next task gets a new worker. */
  abandon(reason: Error): void;
  /** Terminates the worker and its task. */
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
  /** Whether the worker runs until the thread is closed; otherwise it exits after an idle time. */
  warm: boolean;
}

const idleTime = 30_000;

export function createThread(options: ThreadOptions): Thread {
  let worker: Worker | undefined;
  let attempt: Attempt | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = (): Worker => {
    if (worker) return worker;
    const started = startWorker(options.workerFile, limitsOf(options.memory));
    const onEnd = (reason: Error): void => {
      // A terminated worker must not end the attempt of the next one.
      if (worker !== started) return;
      worker = undefined;
      attempt?.end(reason);
    };
    started.on('error', onEnd);
    started.on('exit', (code) => onEnd(new Error(`The worker exited with code ${code}`)));
    worker = started;
    return started;
  };
  const terminate = async (): Promise<void> => {
    const terminated = worker;
    worker = undefined;
    await terminated?.terminate();
  };

  return {
    start: () => void start(),
    run: async (task, transfer) => {
      clearTimeout(idleTimer);
      const current = createAttempt(options);
      attempt = current;
      try {
        return await runOn(start(), current, task, transfer);
      } catch (error) {
        void terminate();
        if (options.warm && !isClosed) start();
        throw asLimit(error, options.memory);
      } finally {
        current.clearTimers();
        attempt = undefined;
        if (!options.warm && !isClosed) idleTimer = setTimeout(terminate, idleTime).unref();
      }
    },
    abandon: (reason) => attempt?.end(reason),
    close: () => {
      isClosed = true;
      clearTimeout(idleTimer);
      return terminate();
    },
  };
}

/** Rejects when the attempt ends. */
async function runOn<Name extends TaskName>(
  worker: Worker,
  attempt: Attempt,
  task: Task<Name>,
  transfer: readonly ArrayBuffer[],
): Promise<Reply<Name>> {
  const replied = new Promise<Reply<Name>>((resolve, reject) => {
    worker.on('message', (message: ThreadMessage<Name>) => {
      if (message.kind === 'begun') attempt.begin(createThreadClock(worker, message.clockFile));
      else resolve(message);
    });
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason));
  });
  worker.ref();
  try {
    worker.postMessage(task, transfer);
    return await replied;
  } finally {
    worker.removeAllListeners('message');
    worker.unref();
  }
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
