import type { Deps } from '@specshelf/service';
import { createSourceFetcher } from '../fetching/create-source-fetcher.js';
import type { FetchOptions } from '../fetching/fetch-options.js';
import { createHookCaller } from '../hooks/create-hook-caller.js';
import { createEventDispatcher } from '../integrations/create-event-dispatcher.js';

/** Clients for source URLs, integrations, and hooks. */
export interface OutboundClients extends Pick<Deps, 'fetchSource' | 'dispatchEvent' | 'callHook'> {
  /** Aborts fetches and deliveries, which are put back into the queue. Integrations remain reachable. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  fetching: FetchOptions;
  now(): Date;
}

export function createOutboundClients({ fetching, now }: OutboundOptions): OutboundClients {
  const fetcher = createSourceFetcher(fetching);
  const dispatcher = createEventDispatcher(now);
  const hookCaller = createHookCaller(now);
  return {
    fetchSource: fetcher.fetchSource,
    dispatchEvent: dispatcher.dispatchEvent,
    callHook: hookCaller.callHook,
    stopWork: async () => {
      await Promise.all([fetcher.close(), hookCaller.close()]);
    },
    close: async () => {
      await Promise.all([fetcher.close(), dispatcher.close(), hookCaller.close()]);
    },
  };
}
