import { setTimeout } from 'node:timers/promises';

/** Does work once more after each of these times, in milliseconds, for as long as its failure is one that may pass. */
export async function again<T>(
  delays: readonly number[],
  mayPass: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      // Not all at the same time: those who were in each other's way would be so again.
      await setTimeout(delay * (0.5 + Math.random()));
    }
  }
  return work();
}
