import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type HeavyWork, WorkAbandoned, WorkLimitExceeded } from '@specshelf/service';
import type { ErrorInWords, Output, Task } from './task.js';
import { createThread, type Thread } from './thread.js';
import { createTurns, type Kind } from './turns.js';
import { workerFile } from './worker-start.js';

/** Does the heavy work in threads of its own. */
export interface HeavyWorkPool extends HeavyWork {
  /** Waits until a thread has started. Nobody has to: work waits by itself. */
  ready(): Promise<void>;
  /** Takes no more work, gives what is under way a little time, and ends the threads. */
  close(): Promise<void>;
}

export interface HeavyWorkPoolOptions {
  /** How many descriptions are processed at the same time; a core is left for requests by default. */
  threads?: number;
  /** How long one piece of work may take once it has begun, in milliseconds. */
  time?: number;
  /** How much memory one piece of work may take, in MiB. */
  memory?: number;
  /** How long work under way may take when the pool closes, in milliseconds. */
  closeTime?: number;
  /** What a thread loads instead of our own: a file that exports `run`. */
  workerFile?: string;
}

const defaults = {
  threads: Math.max(1, availableParallelism() - 1),
  time: 15_000,
  memory: 512,
  closeTime: 5_000,
  workerFile,
};
const attempts = 3;

export function createHeavyWorkPool(options: HeavyWorkPoolOptions = {}): HeavyWorkPool {
  const { threads: together, closeTime, ...each } = { ...defaults, ...options };
  // One more than process, so that a page never waits behind a description of 13 MB. It sleeps most of the time.
  const threads = Array.from({ length: together + 1 }, (_, index) =>
    createThread({ ...each, warm: index === 0 }),
  );
  const turns = createTurns(threads);
  const underWay = new Set<Promise<unknown>>();
  let closed: Error | undefined;
  let closing: Promise<void> | undefined;

  const run = <T extends Task>(kind: Kind, task: T): Promise<Output<T>> => {
    const work = turns.take(kind, (thread) => untilDone(thread, task, () => closed));
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const close = async (): Promise<void> => {
    closed = new WorkAbandoned();
    turns.end(closed);
    await atMost(closeTime, Promise.allSettled(underWay));
    await Promise.all(threads.map((thread) => thread.close()));
  };

  return {
    runPipeline: (input) => run('background', { name: 'runPipeline', input }),
    pack: (input) => run('request', { name: 'pack', input }),
    printYAML: (input) => run('request', { name: 'printYAML', input }),
    renderDocument: (input) => run('request', { name: 'renderDocument', input }),
    completeAnswer: (input) => run('request', { name: 'completeAnswer', input }),
    ready: () => run('background', { name: 'ready', input: undefined }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** A thread that ends without having passed a limit may have had bad luck: the task is tried again. */
async function untilDone<T extends Task>(
  thread: Thread,
  task: T,
  closed: () => Error | undefined,
): Promise<Output<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await thread.run(task).catch((error: unknown) => {
      const final = error instanceof WorkLimitExceeded ? error : closed();
      if (final) throw final;
      if (attempt === attempts) throw threadEnded(task, error);
    });
    if (!reply) continue;
    if ('error' in reply) throw fromWords(reply.error);
    return reply.value;
  }
}

function threadEnded({ name }: Task, cause: unknown): Error {
  return new Error(`The thread that worked on ${name} ended ${attempts} times before it was done`, { cause });
}

function fromWords({ name, message, stack }: ErrorInWords): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const enough = setTimeout(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, enough]);
  patience.abort();
}
