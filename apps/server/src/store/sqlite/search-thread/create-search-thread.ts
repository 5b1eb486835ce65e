import type { Worker } from 'node:worker_threads';
import type { FoundDocument, SearchFind } from '@specshelf/service';
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
  resolve(found: FoundDocument[]): void;
  reject(error: Error): void;
}

const fromSource = import.meta.url.endsWith('.ts');

/** In the built package, all files are in one folder. */
const workerFile = new URL(fromSource ? './worker.ts' : './search-worker.js', import.meta.url).href;

/** The thread starts with the first search, and again after it has failed. */
export function createSearchThread(file: string): SearchThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  let isClosed = false;

  const rejectAll = (reason: Error): void => {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startWorker(workerFile, { maxOldGenerationSizeMb: 64 });
    started.on('message', (reply: SearchReply) => {
      const { resolve, reject } = waiting.get(reply.number) ?? ignored;
      waiting.delete(reply.number);
      if (waiting.size === 0) started.unref();
      if ('found' in reply) resolve(reply.found);
      else reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    });
    const end = (reason: Error): void => {
      if (worker !== started) return;
      worker = undefined;
      rejectAll(reason);
    };
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`The thread for searches exited with code ${code}`)));
    return started;
  };

  return {
    find: (search) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error(closed);
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.ref();
        const request: SearchRequest = { number: last, file, search };
        worker.postMessage(request);
      }),
    close: async () => {
      isClosed = true;
      const terminated = worker;
      worker = undefined;
      rejectAll(new Error(closed));
      await terminated?.terminate();
    },
  };
}

const closed = 'The database is closed';

const ignored: Waiting = { resolve: () => undefined, reject: () => undefined };
