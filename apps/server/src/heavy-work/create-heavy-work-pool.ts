import { availableParallelism } from 'node:os';
import { type HeavyWork, type Turn, WorkAbandoned, WorkLimitExceeded } from '@specshelf/service';
import { type ErrorInWords, type Output, type Task, transferListOf } from './task.js';
import { createThread, type Thread } from './thread.js';
import { createWorkScheduler, type Kind, type Load } from './work-scheduler.js';
import { workerFile } from './worker-start.js';

/** Does the heavy work in threads of its own. */
export interface HeavyWorkPool extends HeavyWork {
  /** Starts the thread that stays. Nobody has to: work starts what it needs. */
  start(): void;
  /** Waits until a thread has started. Nobody has to: work waits by itself. */
  ready(): Promise<void>;
  /** How much is under way, and how much waits for its turn. */
  load(): Load;
  /** Takes no more descriptions, and abandons those that are processed. Who asks for something gets it all the same. */
  stopProcessing(): void;
  /** Takes no more work, abandons what is under way, and ends the threads. */
  close(): Promise<void>;
}

export interface HeavyWorkPoolOptions {
  /**
   * How many descriptions of one organization are processed at the same time; by default, one core is left for requests. One
   * more is processed for another organization.
   */
  threads?: number;
  /** How much CPU time one task may take, in milliseconds. */
  time?: number;
  /** How long one task may take in all, in milliseconds; ten times its CPU time by default. */
  wallTime?: number;
  /** How much memory one piece of work may take, in MiB. */
  memory?: number;
  /** What a thread loads instead of our own: a file that exports `run`. */
  workerFile?: string;
}

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
  // One more for requests, so that a page never waits behind a description of 13 MB; and one more for a description of an
  // organization that has none in progress. Both are started when they are needed, and end after a while.
  const threads = Array.from({ length: together + 2 }, (_, index) =>
    createThread({ ...each, warm: index === 0 }),
  );
  const scheduler = createWorkScheduler(threads);
  const abandoned: Partial<Record<Kind, WorkAbandoned>> = {};

  const run = <T extends Task>(kind: Kind, task: T, turn?: Turn): Promise<Output<T>> =>
    scheduler.take(kind, (thread) => untilDone(thread, task, () => abandoned[kind]), turn);
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
    runPipeline: (input, turn) => run('background', { name: 'runPipeline', input }, turn),
    readSourceBody: (input) => run('request', { name: 'readSourceBody', input }),
    encode: (input) => run('request', { name: 'encode', input }),
    printPlainDocument: (input) => run('request', { name: 'printPlainDocument', input }),
    printYAML: (input) => run('request', { name: 'printYAML', input }),
    draftPages: (input) => run('request', { name: 'draftPages', input }),
    renderRevision: (input) => run('request', { name: 'renderRevision', input }),
    renderDocument: (input) => run('request', { name: 'renderDocument', input }),
    completeAnswer: (input) => run('request', { name: 'completeAnswer', input }),
    start: () => threads[0]?.start(),
    ready: () => run('background', { name: 'ready', input: undefined }),
    load: scheduler.load,
    stopProcessing: () => abandon('background'),
    close,
  };
}

/** A thread that ends without having passed a limit may have had bad luck: the task is tried again. */
async function untilDone<T extends Task>(
  thread: Thread,
  task: T,
  abandoned: () => WorkAbandoned | undefined,
): Promise<Output<T>> {
  // Memory that moved to the thread is lost with it.
  const most = transferListOf(task).length > 0 ? 1 : attempts;
  for (let attempt = 1; ; attempt += 1) {
    const reason = abandoned();
    if (reason) throw reason;
    const reply = await thread.run(task).catch((error: unknown) => {
      if (error instanceof WorkLimitExceeded || error instanceof WorkAbandoned) throw error;
      if (attempt === most) throw threadEnded(task, most, error);
    });
    if (!reply) continue;
    if ('error' in reply) throw fromWords(reply.error);
    return reply.value;
  }
}

function threadEnded({ name }: Task, times: number, cause: unknown): Error {
  const often = times === 1 ? '' : ` ${times} times`;
  return new Error(`The thread that worked on ${name} ended${often} before it was done`, { cause });
}

function fromWords({ name, message, stack }: ErrorInWords): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
