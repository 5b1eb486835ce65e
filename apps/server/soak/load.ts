import { type Account, make } from './account.js';
import { anyChange, type Means } from './changes.js';
import type { Fleet } from './fleet.js';

/** Writers at work. */
export interface Load {
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
  const work = writers.map(async ({ accounts, means }) => {
    let answered = 0;
    while (!stopped) {
      const client = fleet.client(means.random);
      const account = means.random.one(accounts);
      if (!client || !account) break;
      if (await make(anyChange(account, means), account, client, told())) answered += 1;
    }
    return answered;
  });
  return {
    stop: async () => {
      stopped = true;
      const counts = await Promise.all(work);
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
