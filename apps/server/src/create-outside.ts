import type { Deps } from '@specshelf/service';
import { createSourceFetcher } from './fetching/create-source-fetcher.js';
import type { FetchOptions } from './fetching/fetch-options.js';
import { createHookCaller } from './hooks/create-hook-caller.js';
import { createEventDispatcher } from './integrations/create-event-dispatcher.js';

/** What asks other servers. */
export interface Outside extends Pick<Deps, 'fetchSource' | 'dispatchEvent' | 'callHook'> {
  /** Ends what processing and delivering do: it goes back to the queue. Integrations are asked all the same. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

export interface OutsideOptions {
  fetching: FetchOptions;
  now(): Date;
}

export function createOutside({ fetching, now }: OutsideOptions): Outside {
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
