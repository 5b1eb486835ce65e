import { retry } from '../queries/retry.js';
import { isCrowded, isLost } from './postgresql-failures.js';

// Ten seconds in total.
const startDelays = [200, 500, 1_000, 2_000, 3_000, 3_000];

/**
 * Runs the first work of a server on a database, which may start later than the server, or have no free connection at the moment. Reports the
 * first failure at once, because the start seems to hang otherwise.
 */
export async function retryAtStart<T>(
  work: () => Promise<T>,
  onWaiting: (message: string) => void,
): Promise<T> {
  let isReported = false;
  const isTemporary = (error: unknown): boolean => {
    const isExpected = isLost(error) || isCrowded(error);
    if (isExpected && !isReported) {
      isReported = true;
      const reason = isCrowded(error) ? 'PostgreSQL has no free connection' : 'PostgreSQL does not respond';
      onWaiting(`${reason} (${messageOf(error)}). This server tries again for ten seconds.`);
    }
    return isExpected;
  };
  return retry(startDelays, isTemporary, work);
}

function messageOf(error: unknown): string {
  const { message, code } = Object(error);
  return String(message || code);
}
