import { RequestError } from '@specshelf/service';

/** What is asked for, or undefined where this caller finds nothing. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return undefined;
    throw error;
  }
}
