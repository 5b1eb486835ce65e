import { type FetchRequest, type FetchResult, hostOfURL, WorkAbandoned } from '@specshelf/service';
import { createHostLimiter, type FetchSlot } from './create-host-limiter.js';
import type { FetchOptions } from './fetch-options.js';
import { fetchWithRetries } from './fetch-with-retries.js';
import { createGuardedAgent } from './guard/guarded-agent.js';

export interface SourceFetcher {
  /** Resolves to a failure for errors of a source or the network. Rejects with `WorkAbandoned` once it is closed. */
  fetchSource(request: FetchRequest): Promise<FetchResult>;
  /** Aborts running fetches. */
  close(): Promise<void>;
}

export function createSourceFetcher(options: FetchOptions): SourceFetcher {
  const agent = createGuardedAgent(options);
  const limitHost = createHostLimiter(options);
  const running = new Set<AbortController>();
  let isClosed = false;

  const fetchSource = async (request: FetchRequest): Promise<FetchResult> => {
    if (isClosed) throw new WorkAbandoned();
    const stop = new AbortController();
    running.add(stop);
    try {
      const result = await fetchWithRetries(options, agent.dispatcher, request, stop);
      if (isClosed && result.kind === 'failed') throw new WorkAbandoned();
      return result;
    } finally {
      running.delete(stop);
    }
  };
  return {
    // The time limit of a fetch excludes the wait for a slot.
    fetchSource: (request) => limitHost(slotOf(request), () => fetchSource(request)),
    close: async () => {
      isClosed = true;
      for (const stop of running) stop.abort(new WorkAbandoned());
      await agent.destroy();
    },
  };
}

function slotOf({ url, organizationId = '' }: FetchRequest): FetchSlot {
  return { host: hostOfURL(url), owner: organizationId };
}
