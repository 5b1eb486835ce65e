import { AbortedError, type SdkError } from './errors.js';

/** What can end a piece of work from outside. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  onTimeout(): SdkError;
}

/**
 * Does a piece of work that is told to stop, and left behind, when the caller aborts or time is over. No listener and
 * no timer outlives it, and it ends in time even when what it calls does not listen.
 */
export function withLimits<T>(limits: Limits, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal, timeout } = limits;
    if (signal?.aborted) return reject(abortedError(signal));
    const controller = new AbortController();
    const stop = (error: SdkError) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => signal && stop(abortedError(signal));
    // A timer that is set for longer than it can count fires at once.
    const timer = timeout < 2 ** 31 ? setTimeout(() => stop(limits.onTimeout()), timeout) : undefined;
    signal?.addEventListener('abort', onAbort);
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    work(controller.signal).finally(release).then(resolve, reject);
  });
}

/** Waits, unless the caller aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const limits = { signal, timeout: Infinity, onTimeout: () => abortedError(signal) };
  return withLimits(limits, (stopped) => {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      stopped.addEventListener('abort', () => clearTimeout(timer));
    });
  });
}

function abortedError(signal: AbortSignal | undefined): AbortedError {
  return new AbortedError('The call was aborted by its signal.', { cause: signal?.reason });
}
