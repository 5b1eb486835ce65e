import { FairQueue, type ShareLimits } from '@specshelf/service';

export interface HostLimits {
  /** Concurrent fetches of all organizations, and of each of them. */
  fetches: ShareLimits;
  connectionsPerHost: number;
}

/** What a fetch is for: the host that it connects to, and the organization that it is for. */
export interface FetchSlot {
  host: string;
  owner: string;
}

/** Runs a task when it is its turn. */
export type HostLimiter = <T>(turn: FetchSlot, task: () => Promise<T>) => Promise<T>;

/** Organizations take turns; a fetch whose host is busy is overtaken by those from other hosts. */
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
