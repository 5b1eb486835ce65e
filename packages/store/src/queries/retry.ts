import { setTimeout } from 'node:timers/promises';

/** Runs work, and retries it after each of these delays (in milliseconds) as long as it fails temporarily. */
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
      // With jitter: otherwise conflicting transactions would conflict again.
      await setTimeout(delay * (0.5 + Math.random()));
    }
  }
  return work();
}
