import type { Backend } from '@specshelf/mocks/backend';
import type { StateStore } from './state-store.js';

/** Processes published specifications after the response, and stores the state. */
export interface Processing {
  /** Restores the stored state. Creates the examples if there is none. */
  restore(): Promise<void>;
  /** Stores the changes of a request, processes pending specifications, and stores the result. */
  run(): Promise<void>;
}

interface ProcessingOptions {
  backend: Backend;
  organizationId: string;
  store: StateStore;
}

/** The time for a page to show that a specification waits. */
const delay = 500;

export function createProcessing({ backend, organizationId, store }: ProcessingOptions): Processing {
  let last = Promise.resolve();
  const write = async (attempts: number) => {
    // Without storage, as in some private windows, changes last until the browser stops the worker.
    await store.write({ snapshot: await backend.snapshot(), attempts }).catch(console.warn);
  };
  const run = async (attempts = 0) => {
    const isPending = (await pendingSlugs(backend, organizationId)).length > 0;
    await write(isPending ? attempts + 1 : 0);
    if (!isPending) return;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await backend.drainQueue();
    await write(0);
  };
  const enqueue = (attempts?: number) => {
    last = last.then(() => run(attempts)).catch(console.error);
    return last;
  };
  return {
    restore: async () => {
      const stored = await store.read().catch(() => undefined);
      // Awaited for its effect: it creates the examples.
      if (!stored) return void (await backend.snapshot());
      backend.restore(stored.snapshot);
      if (stored.attempts >= mostAttempts) await failPending(backend, organizationId);
      void enqueue(stored.attempts);
    },
    run: () => enqueue(),
  };
}

/** Browsers stop a worker that computes for too long. It would never answer again if it retried forever. */
const mostAttempts = 2;

async function failPending(backend: Backend, organizationId: string): Promise<void> {
  const message =
    'The browser stopped the worker while it processed this document. Documents of this size need a server.';
  for (const specSlug of await pendingSlugs(backend, organizationId)) {
    const problems = [{ severity: 'error', code: 'worker-stopped', message } as const];
    await backend.finish({ organizationId, specSlug }, { error: 'PARSE_ERROR', problems });
  }
}

async function pendingSlugs(backend: Backend, organizationId: string): Promise<string[]> {
  const response = await backend.fetch(`/v1/orgs/${organizationId}/openapi?state=pending`, {
    headers: { authorization: `Bearer ${backend.token}` },
  });
  // The log would grow without a limit.
  backend.calls.clear();
  const { items }: { items: { slug: string }[] } = await response.json();
  return items.map(({ slug }) => slug);
}
