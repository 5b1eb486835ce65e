import { type Account, make } from './account.js';
import { anyChange, type WriterTools } from './changes.js';
import type { Fleet } from './fleet.js';

/** The running writers. */
export interface Load {
  /** Resolves when this number of changes was acknowledged. */
  reaches(count: number): Promise<void>;
  /** Resolves when all writers have ended, with the number of acknowledged changes. */
  stop(): Promise<number>;
}

/** A writer and the specifications that only it writes. */
export interface Writer {
  accounts: readonly Account[];
  tools: WriterTools;
}

/** Starts writers, each with one request at a time. */
export function startLoad(writers: readonly Writer[], fleet: Fleet, countDeliveries: () => number): Load {
  let stopped = false;
  let acknowledged = 0;
  let goal = { count: Infinity, reached: () => {} };
  const write = async ({ accounts, tools }: Writer): Promise<void> => {
    while (!stopped) {
      const client = fleet.client(tools.random);
      const account = tools.random.one(accounts);
      if (!client || !account) return;
      if (await make(anyChange(account, tools), account, client, countDeliveries())) acknowledged += 1;
      if (acknowledged >= goal.count) goal.reached();
    }
  };
  const work = Promise.all(writers.map(write));
  return {
    reaches: async (count) => {
      const reached = new Promise<void>((resolve) => {
        goal = { count, reached: resolve };
      });
      await Promise.race([reached, work]);
    },
    stop: async () => {
      stopped = true;
      await work;
      return acknowledged;
    },
  };
}
