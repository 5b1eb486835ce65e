import { setTimeout } from 'node:timers/promises';

/** Retries work after each of these delays in milliseconds, while its failure is temporary. */
export async function retry<T>(
  delays: readonly number[],
  isTemporary: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      // With jitter: otherwise transactions that were in conflict would be in conflict again.
      await setTimeout(delay * (0.5 + Math.random()));
    }
  }
  return work();
}
