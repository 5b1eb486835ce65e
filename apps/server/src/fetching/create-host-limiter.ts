import { FairQueue, type ShareLimits } from '@specshelf/service';

export interface HostLimits {
  /** Maximum numbers of concurrent fetches: of all organizations, and of each organization. */
  fetches: ShareLimits;
  connectionsPerHost: number;
}

/** The host and the organization of a fetch. */
export interface FetchSlot {
  host: string;
  owner: string;
}

/** Runs a task as soon as the limits allow it. */
export type HostLimiter = <T>(slot: FetchSlot, task: () => Promise<T>) => Promise<T>;

/** Limits concurrent fetches fairly by organization. A fetch whose host is busy does not block fetches from other hosts. */
export function createHostLimiter({ fetches, connectionsPerHost }: HostLimits): HostLimiter {
  const queue = new FairQueue<{ host: string; start(): void }>(fetches);
  const hosts: string[] = [];

  const isFree = ({ host }: { host: string }): boolean =>
    hosts.filter((other) => other === host).length < connectionsPerHost;
  const startAll = (): void => {
    for (let next = queue.start(isFree); next; next = queue.start(isFree)) {
      hosts.push(next.host);
      next.start();
    }
  };
  return async ({ host, owner }, task) => {
    await new Promise<void>((resolve) => {
      queue.add({ host, start: resolve }, { owner });
      startAll();
    });
    try {
      return await task();
    } finally {
      hosts.splice(hosts.indexOf(host), 1);
      queue.end(owner);
      startAll();
    }
  };
}
