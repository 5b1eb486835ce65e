import { availableParallelism } from 'node:os';
import {
  type HeavyWork,
  type TaskName,
  type TaskOptions,
  type TaskOutput,
  WorkAbandoned,
  WorkLimitExceeded,
} from '@specshelf/service';
import { shareBytes } from './share-bytes.js';
import { createThread, type Thread } from './thread.js';
import type { SentError, Task } from './thread-messages.js';
import { createWorkScheduler, type Kind, type Load } from './work-scheduler.js';

/** Runs heavy work in worker threads. */
export interface HeavyWorkPool extends HeavyWork {
  /** Starts the permanent thread. Optional: tasks start the threads that they need. */
  start(): void;
  /** Resolves when a thread has started. Optional: tasks wait for their thread. */
  ready(): Promise<void>;
  /** Returns the numbers of running and queued tasks. */
  load(): Load;
  /** Rejects further background work, and aborts the running one. Work for requests continues. */
  stopProcessing(): void;
  /** Rejects further work, aborts the running one, and terminates the threads. */
  close(): Promise<void>;
}

export interface HeavyWorkPoolOptions {
  /**
   * Maximum number of specifications of one organization in progress at the same time; by default, one core is left for
   * requests. Another organization can have one more.
   */
  threads?: number;
  /** Maximum CPU time of a task, in milliseconds. */
  time?: number;
  /** Maximum elapsed time of a task, in milliseconds; ten times its CPU time by default. */
  wallTime?: number;
  /** Maximum memory of a task, in MiB. */
  memory?: number;
  /** Worker file that replaces the default one. It calls `serveTasks`. */
  workerFile?: string;
}

const fromSource = import.meta.url.endsWith('.ts');

/** In the built package, all files are in one folder. */
const workerFile = new URL(fromSource ? './worker.ts' : './heavy-work-worker.js', import.meta.url).href;

const defaults = {
  threads: Math.max(1, availableParallelism() - 1),
  time: 15_000,
  memory: 512,
  workerFile,
};
const attempts = 3;

export function createHeavyWorkPool(options: HeavyWorkPoolOptions = {}): HeavyWorkPool {
  const { threads: together, ...limits } = { ...defaults, ...options };
  const each = { wallTime: limits.time * 10, ...limits };
  // One more for requests, so that a page never waits behind a specification of 13 MB; and one more for an organization that has
  // no specification in progress. Both start on demand, and exit when they are idle.
  const threads = Array.from({ length: together + 2 }, (_, index) =>
    createThread({ ...each, warm: index === 0 }),
  );
  const scheduler = createWorkScheduler(threads);
  const abandoned: Partial<Record<Kind, WorkAbandoned>> = {};

  const runTask: HeavyWork['runTask'] = (name, input, { turn, transfer } = {}) => {
    const kind: Kind = turn ? 'background' : 'request';
    return scheduler.take(
      kind,
      (thread) =>
        untilDone({
          thread,
          task: { name, input },
          transfer,
          abandoned: () => abandoned[kind],
        }),
      turn,
    );
  };
  const abandon = (kind: Kind): void => {
    const reason = new WorkAbandoned();
    abandoned[kind] = reason;
    for (const thread of scheduler.end(kind, reason)) thread.abandon(reason);
  };
  const close = async (): Promise<void> => {
    abandon('background');
    abandon('request');
    await Promise.all(threads.map((thread) => thread.close()));
  };

  return {
    runTask,
    share: shareBytes,
    start: () => threads[0]?.start(),
    ready: async () => {
      // A task without work.
      await runTask('encode', [], { turn: { owner: '' } });
    },
    load: scheduler.load,
    stopProcessing: () => abandon('background'),
    close,
  };
}

interface TaskRun<Name extends TaskName> {
  thread: Thread;
  task: Task<Name>;
  transfer: TaskOptions['transfer'];
  abandoned(): WorkAbandoned | undefined;
}

/** Runs a task, and retries it if its thread exits without exceeding a limit. */
async function untilDone<Name extends TaskName>({
  thread,
  task,
  transfer = [],
  abandoned,
}: TaskRun<Name>): Promise<TaskOutput<Name>> {
  const buffers = transfer.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
  // No retry if memory was transferred to the thread: it is lost with the thread.
  const most = buffers.length > 0 ? 1 : attempts;
  for (let attempt = 1; ; attempt += 1) {
    const reason = abandoned();
    if (reason) throw reason;
    const reply = await thread.run(task, buffers).catch((error: unknown) => {
      if (error instanceof WorkLimitExceeded || error instanceof WorkAbandoned) throw error;
      if (attempt === most) throw threadEnded(task.name, most, error);
    });
    if (!reply) continue;
    if (reply.kind === 'failed') throw toError(reply.error);
    return reply.output;
  }
}

function threadEnded(name: TaskName, times: number, cause: unknown): Error {
  const often = times === 1 ? '' : ` ${times} times`;
  return new Error(`The worker thread ended${often} during the task ${name}`, { cause });
}

function toError({ name, message, stack }: SentError): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
