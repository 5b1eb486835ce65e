import type { FetchRequest, FetchResult } from '@specshelf/service';
import type { Dispatcher } from 'undici';
import { FetchFailure } from './failures/fetch-failure.js';
import { toFetchFailure } from './failures/to-fetch-failure.js';
import { type FetchOnceOptions, fetchOnce, type Success } from './fetch-once.js';

export interface RetryOptions extends FetchOnceOptions {
  /** Time limit in milliseconds, from the first connection to the last byte, with redirects, retries and their delays. */
  totalTimeout: number;
  /** Minimum delays before the retries, in milliseconds, one for each retry. */
  retryDelays: readonly number[];
  /** Rejects when the signal is aborted. */
  delay(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Fetches a source, and retries temporary failures within the time limit. Rejects with the reason if the caller aborts `stop`. */
export async function fetchWithRetries(
  options: RetryOptions,
  dispatcher: Dispatcher,
  request: FetchRequest,
  stop: AbortController,
): Promise<FetchResult> {
  const timer = setTimeout(() => stop.abort(tooSlow(options)), options.totalTimeout);
  try {
    // Without the race, undici would reject a request that waits for a connection only once it has one.
    return await Promise.race([tryAll(options, dispatcher, request, stop.signal), aborted(stop.signal)]);
  } catch (error) {
    return toFetchFailure(stop.signal.aborted ? stop.signal.reason : error).result;
  } finally {
    clearTimeout(timer);
  }
}

async function tryAll(
  options: RetryOptions,
  dispatcher: Dispatcher,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<Success> {
  const end = options.now() + options.totalTimeout;
  for (const delay of options.retryDelays) {
    try {
      return await fetchOnce(options, dispatcher, request, signal);
    } catch (error) {
      const failure = toFetchFailure(error);
      const wait = Math.max(delay, failure.result.retryAfter ?? 0);
      // The failure contains Retry-After, so that the next run does not come earlier either.
      if (!failure.retryable || options.now() + wait >= end) throw failure;
      await options.delay(wait, signal);
    }
  }
  return fetchOnce(options, dispatcher, request, signal);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function tooSlow({ totalTimeout }: RetryOptions): FetchFailure {
  return new FetchFailure(
    'timeout',
    `The response was not complete after ${totalTimeout / 1000} seconds. Check that the host responds in time, or send the document as text.`,
    { temporary: true },
  );
}
