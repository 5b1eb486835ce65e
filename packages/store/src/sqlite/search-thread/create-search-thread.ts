import type { Worker } from 'node:worker_threads';
import { type FoundDocument, overloaded, type SearchFind } from '@specshelf/service';
import { startWorker } from '../../threads/start-worker.js';
import type { SearchMessage, SearchReply, SearchRequest } from './search-messages.js';

/**
 * Finds documents of the search index on another thread: FTS5 reads all documents of a prefix that many words have before it returns the
 * first one, which takes longer than a request may block the others.
 */
export interface SearchThread {
  find(search: SearchFind): Promise<FoundDocument[]>;
  close(): Promise<void>;
}

interface Waiting {
  search: SearchFind;
  resolve(found: FoundDocument[]): void;
  reject(error: unknown): void;
}

/** More searches than these wait for each other longer than a client waits for its response. */
const mostWaiting = 200;

/** A search that takes longer is ended, in milliseconds: the others wait for it. Starting the thread does not count. */
const mostTime = 10_000;

/** A thread that takes longer to start is ended, in milliseconds. */
const mostStartTime = 60_000;

const fromSource = import.meta.url.endsWith('.ts');

/** In the built package, all files are in one folder. */
const workerFile = new URL(fromSource ? './worker.ts' : './search-worker.js', import.meta.url).href;

interface SearchThreadOptions {
  start?: () => Worker;
  mostTime?: number;
}

/** The thread starts with the first search, and again after it has failed or was ended. */
export function createSearchThread(
  file: string,
  {
    start = () => startWorker(workerFile, { maxOldGenerationSizeMb: 64 }),
    mostTime: limit = mostTime,
  }: SearchThreadOptions = {},
): SearchThread {
  const searches = createSearches(file, start, limit);
  let isClosed = false;
  return {
    find: (search) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error(closed);
        if (searches.count() >= mostWaiting) throw overloaded(tooMany);
        searches.add({ search, resolve, reject });
      }),
    close: async () => {
      isClosed = true;
      await searches.close();
    },
  };
}

interface Searches {
  /** Returns the number of those that wait or run. */
  count(): number;
  add(search: Waiting): void;
  /** Fails all of them, and ends the thread. */
  close(): Promise<void>;
}

/** Runs searches one after another, and ends those that take longer than the limit. */
function createSearches(file: string, start: () => Worker, limit: number): Searches {
  // The first one is running. One at a time: they would only delay each other, and each needs memory.
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;

  const takeFirst = (): Waiting | undefined => {
    time.stop();
    return waiting.shift();
  };
  /** Ends the running search with an error, and the thread as well. */
  const fail = (error: unknown): void => {
    worker = undefined;
    time.forget();
    takeFirst()?.reject(error);
    runFirst();
  };
  const runFirst = (): void => {
    const [first] = waiting;
    if (!first) return void worker?.unref();
    try {
      worker ??= listen(start(), {
        isCurrent: (started) => worker === started,
        onReady: () => time.ready(waiting.length > 0),
        onReply,
        onEnd: fail,
      });
    } catch (error) {
      fail(error);
      return;
    }
    time.begin();
    worker.ref();
    worker.postMessage({ file, search: first.search } satisfies SearchRequest);
  };
  const endSlow = (): void => {
    // Its connection only reads.
    void worker?.terminate();
    fail(overloaded(tooSlow));
  };
  const time = createTimeLimit(limit, endSlow);
  const onReply = (reply: SearchReply): void => {
    const first = takeFirst();
    runFirst();
    settle(first, reply);
  };
  return {
    count: () => waiting.length,
    add: (search) => {
      if (waiting.push(search) === 1) runFirst();
    },
    close: async () => {
      time.stop();
      const terminated = worker;
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error(closed));
      await terminated?.terminate();
    },
  };
}

/** Calls `end` when a search takes longer than the limit, or the thread takes too long to start. */
function createTimeLimit(limit: number, end: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  const stop = () => clearTimeout(timer);
  const begin = () => {
    stop();
    timer = setTimeout(end, isReady ? limit : mostStartTime).unref();
  };
  return {
    begin,
    stop,
    /** The thread has started: what it searches begins now. */
    ready: (isSearching: boolean): void => {
      isReady = true;
      if (isSearching) begin();
    },
    /** The thread has ended, so another one has to start. */
    forget: (): void => {
      isReady = false;
    },
  };
}

interface WorkerEvents {
  /** Whether it is still the worker in use: what others say comes too late. */
  isCurrent(worker: Worker): boolean;
  onReady(): void;
  onReply(reply: SearchReply): void;
  onEnd(reason: Error): void;
}

function listen(worker: Worker, { isCurrent, onReady, onReply, onEnd }: WorkerEvents): Worker {
  const end = (reason: Error): void => {
    if (isCurrent(worker)) onEnd(reason);
  };
  worker.on('message', (message: SearchMessage) => {
    if (!isCurrent(worker)) return;
    if (message === 'ready') onReady();
    else onReply(message);
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`The thread for searches exited with code ${code}`)));
  return worker;
}

function settle(search: Waiting | undefined, reply: SearchReply): void {
  if ('found' in reply) search?.resolve(reply.found);
  else search?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
}

const closed = 'The database is closed';

const tooMany = 'The server has too many searches at the moment. Try again later.';

const tooSlow = 'The search took too long. Try it with longer or fewer words, or try again later.';
