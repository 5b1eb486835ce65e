import { lookup } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import { type FetchRequest, type FetchResult, WorkAbandoned } from '@specshelf/service';
import { createTurns, type TurnLimits } from './create-turns.js';
import { fetchWithRetries, type RetryOptions } from './fetch-with-retries.js';
import { type AgentOptions, createGuardedAgent } from './guarded-agent.js';
import type { TargetRules } from './refuse-source-url.js';

export type FetchOptions = AgentOptions & RetryOptions & TurnLimits;

export const fetchDefaults: Omit<FetchOptions, keyof TargetRules> = {
  connectTimeout: 5_000,
  totalTimeout: 20_000,
  maximumBytes: 32 * 1024 * 1024,
  maximumRedirects: 5,
  retryDelays: [250, 1_000],
  fetchesAtOnce: 6,
  connectionsPerHost: 2,
  delay: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
  now: Date.now,
  resolve: (hostname, callback) => lookup(hostname, { all: true }, callback),
};

export interface SourceFetcher {
  /** Never rejects for what a source or the network does; with `WorkAbandoned` once it is closed. */
  fetchSource(request: FetchRequest): Promise<FetchResult>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

export function createSourceFetcher(options: FetchOptions): SourceFetcher {
  const agent = createGuardedAgent(options);
  const takeTurn = createTurns(options);
  const underWay = new Set<AbortController>();
  let isClosed = false;

  const fetchSource = async (request: FetchRequest): Promise<FetchResult> => {
    // The time limit begins here, not while others are served.
    if (isClosed) throw new WorkAbandoned();
    const stop = new AbortController();
    underWay.add(stop);
    try {
      const result = await fetchWithRetries(options, agent, request, stop);
      if (isClosed && result.kind === 'failed') throw new WorkAbandoned();
      return result;
    } finally {
      underWay.delete(stop);
    }
  };
  return {
    fetchSource: (request) => takeTurn(hostOf(request), () => fetchSource(request)),
    close: async () => {
      isClosed = true;
      for (const stop of underWay) stop.abort(new WorkAbandoned());
      await agent.destroy();
    },
  };
}

function hostOf({ url }: FetchRequest): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
}
