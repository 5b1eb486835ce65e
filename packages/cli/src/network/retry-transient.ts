import type { Middleware } from '@specshelf/sdk';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { codeOf } from './describe-connection-error.js';

/** The longest time that a request waits between its attempts, in milliseconds: a server restarts in less. */
const longestWait = 20_000;

const longestPause = 4_000;

/**
 * Sends a request again while the server restarts or is overloaded. Other failures, such as a refused connection, are usually those of a
 * wrong address, and fail at once. Requests of this program can be repeated: what they write has a name.
 */
export function retryTransient({ sleep }: Pick<CommandLineProcess, 'sleep'>): Middleware {
  return async (request, next) => {
    let left = longestWait;
    for (let pause = 500; ; pause = Math.min(pause * 2, longestPause)) {
      const outcome = await next(request).catch((error: unknown) => ({ error }));
      const delay = delayAfter(outcome, pause);
      if (delay === undefined || delay > left || request.signal.aborted) {
        if ('error' in outcome) throw outcome.error;
        return outcome;
      }
      if (!('error' in outcome)) await outcome.body?.cancel();
      await sleep(delay, request.signal);
      left -= delay;
    }
  };
}

const transientStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const closedConnections: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Returns the time before the next attempt in milliseconds; undefined if there must be none. */
function delayAfter(outcome: Response | { error: unknown }, pause: number): number | undefined {
  if ('error' in outcome) return closedConnections.has(codeOf(outcome.error)) ? pause : undefined;
  if (!transientStatuses.has(outcome.status)) return undefined;
  const seconds = Number(outcome.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(seconds * 1000, pause) : pause;
}
