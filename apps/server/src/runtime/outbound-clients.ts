import { type Deps, WorkAbandoned } from '@specshelf/service';
import type { FetchOptions } from '../fetching/fetch-options.js';
import type { IssuerConfig } from '../identity-tokens/create-issuer-keys-fetcher.js';

/** Clients for source URLs, integrations, hooks, and issuers of identity tokens. */
export interface OutboundClients
  extends Pick<Deps, 'fetchSource' | 'dispatchEvent' | 'callHook' | 'fetchIssuerKeys'> {
  /** Aborts fetches and deliveries, which return to the queue. Integrations and issuers remain reachable. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboundOptions {
  fetching: FetchOptions;
  issuers: IssuerConfig;
  now(): Date;
}

/** Creates clients that load their modules with the first request: loading them at startup would take a tenth of its time. */
export function createLazyClients({ fetching, issuers, now }: OutboundOptions): OutboundClients {
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
  const keysFetcher = lazy(async () => {
    const { createIssuerKeysFetcher } = await import('../identity-tokens/create-issuer-keys-fetcher.js');
    return createIssuerKeysFetcher(issuers);
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
    fetchIssuerKeys: async (issuer) => (await keysFetcher.get()).fetchIssuerKeys(issuer),
    stopWork,
    close: async () => {
      await Promise.all([stopWork(), dispatcher.close(), keysFetcher.close()]);
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
