import type { Worker } from 'node:worker_threads';
import { type FoundDocument, overloaded, type SearchFind } from '@specshelf/service';
import { startWorker } from '../../../heavy-work/start-worker.js';
import type { SearchReply, SearchRequest } from './search-messages.js';

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
  reject(error: Error): void;
}

/** More searches than these wait for each other longer than a client waits for its response. */
const mostWaiting = 200;

const fromSource = import.meta.url.endsWith('.ts');

/** In the built package, all files are in one folder. */
const workerFile = new URL(fromSource ? './worker.ts' : './search-worker.js', import.meta.url).href;

/** The thread starts with the first search, and again after it has failed. */
export function createSearchThread(file: string): SearchThread {
  // The first one is running. One at a time: they would only delay each other, and each needs memory.
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let isClosed = false;

  const runFirst = (): void => {
    const [first] = waiting;
    if (!first) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    const request: SearchRequest = { file, search: first.search };
    worker.postMessage(request);
  };
  const start = (): Worker => {
    const started = startWorker(workerFile, { maxOldGenerationSizeMb: 64 });
    started.on('message', (reply: SearchReply) => {
      if (worker !== started) return;
      const first = waiting.shift();
      runFirst();
      if ('found' in reply) first?.resolve(reply.found);
      else first?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    });
    const end = (reason: Error): void => {
      if (worker !== started) return;
      worker = undefined;
      waiting.shift()?.reject(reason);
      runFirst();
    };
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`The thread for searches exited with code ${code}`)));
    return started;
  };

  return {
    find: (search) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error(closed);
        if (waiting.length >= mostWaiting) throw overloaded(tooMany);
        if (waiting.push({ search, resolve, reject }) === 1) runFirst();
      }),
    close: async () => {
      isClosed = true;
      const terminated = worker;
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error(closed));
      await terminated?.terminate();
    },
  };
}

const closed = 'The database is closed';

const tooMany = 'The server has too many searches at the moment. Try again later.';
