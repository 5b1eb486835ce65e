import { type Deps, WorkAbandoned } from '@specshelf/service';
import type { FetchOptions } from '../fetching/fetch-options.js';

/** Clients for source URLs, integrations, and hooks. */
export interface OutboundClients extends Pick<Deps, 'fetchSource' | 'dispatchEvent' | 'callHook'> {
  /** Aborts fetches and deliveries, which return to the queue. Integrations remain reachable. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  fetching: FetchOptions;
  now(): Date;
}

/** Creates clients that load their modules with the first request: loading them at startup would take a tenth of its time. */
export function createLazyClients({ fetching, now }: OutboundOptions): OutboundClients {
  const fetcher = lazy(async () => {
    const { createSourceFetcher } = await import('../fetching/create-source-fetcher.js');
    return createSourceFetcher(fetching);
  });
  const hookCaller = lazy(async () => {
    const { createHookCaller } = await import('../hooks/create-hook-caller.js');
    return createHookCaller(now);
  });
  const dispatcher = lazy(async () => {
    const { createEventDispatcher } = await import('../integrations/create-event-dispatcher.js');
    return createEventDispatcher(now);
  });
  let isStopped = false;
  const assertRunning = (): void => {
    if (isStopped) throw new WorkAbandoned();
  };
  const stopWork = async (): Promise<void> => {
    isStopped = true;
    await Promise.all([fetcher.close(), hookCaller.close()]);
  };
  return {
    fetchSource: async (request) => {
      assertRunning();
      return (await fetcher.get()).fetchSource(request);
    },
    callHook: async (call) => {
      assertRunning();
      return (await hookCaller.get()).callHook(call);
    },
    dispatchEvent: async (dispatch) => (await dispatcher.get()).dispatchEvent(dispatch),
    stopWork,
    close: async () => {
      await Promise.all([stopWork(), dispatcher.close()]);
    },
  };
}

interface LazyClient<Client> {
  get(): Promise<Client>;
  /** Closes the client if it was created. */
  close(): Promise<void>;
}

function lazy<Client extends { close(): Promise<void> }>(create: () => Promise<Client>): LazyClient<Client> {
  let client: Promise<Client> | undefined;
  return {
    get: () => {
      client ??= create();
      return client;
    },
    close: async () => {
      await (await client)?.close();
    },
  };
}
