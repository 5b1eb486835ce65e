import { type Account, make } from './account.js';
import { anyChange, type Means } from './changes.js';
import type { Fleet } from './fleet.js';

/** Writers at work. */
export interface Load {
  /** Resolves when so many changes were answered. */
  reaches(count: number): Promise<void>;
  /** Resolves when all have ended; with how many changes were answered. */
  stop(): Promise<number>;
}

/** A writer and what it alone writes to. */
export interface Writer {
  accounts: readonly Account[];
  means: Means;
}

/** Lets all write as fast as they are answered. */
export function startLoad(writers: readonly Writer[], fleet: Fleet, told: () => number): Load {
  let stopped = false;
  let answered = 0;
  let goal = { count: Infinity, reached: () => {} };
  const write = async ({ accounts, means }: Writer): Promise<void> => {
    while (!stopped) {
      const client = fleet.client(means.random);
      const account = means.random.one(accounts);
      if (!client || !account) return;
      if (await make(anyChange(account, means), account, client, told())) answered += 1;
      if (answered >= goal.count) goal.reached();
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
      return answered;
    },
  };
}
