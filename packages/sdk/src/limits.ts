import { AbortedError, type SdkError } from './errors.js';

/** Reasons to stop an operation early. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether the timer lets a Node.js process exit. */
  readonly background?: boolean;
  onTimeout(): SdkError | undefined;
}

/** Timers with a delay of 2^31 ms or more fire at once. This is 23 days. */
const longestDelay = 2e9;

/**
 * Runs an operation until the caller aborts or the time is over, then aborts its signal and rejects at once, even if the operation
 * ignores the signal. No listener and no timer outlives it.
 */
export function withLimits<T>(limits: Limits, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal, timeout } = limits;
    if (signal?.aborted) return reject(abortedError(signal));
    const controller = new AbortController();
    const stop = (error: SdkError | undefined) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const timer = setTimeout(() => stop(limits.onTimeout()), Math.min(timeout, longestDelay));
    if (limits.background) Object(timer).unref?.();
    const unsubscribe = signal && onAbort(signal, () => stop(abortedError(signal)));
    const release = () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
    work(controller.signal).finally(release).then(resolve, reject);
  });
}

/** Waits, unless the caller aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return withLimits(
    { signal, timeout: ms, onTimeout: () => undefined },
    () => new Promise<void>(() => {}),
  ).catch((error) => {
    if (error) throw error;
  });
}

const subscribers = new WeakMap<AbortSignal, Set<() => void>>();

/** Shares one listener per signal: Node.js warns about a leak when a signal has many. Returns a function that unsubscribes. */
function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = subscribers.get(signal) ?? new Set();
  subscribers.set(signal, callbacks.add(callback));
  // Has no effect when the listener is there already.
  signal.addEventListener('abort', notify);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    signal.removeEventListener('abort', notify);
    subscribers.delete(signal);
  };
}

function notify(this: AbortSignal): void {
  for (const callback of subscribers.get(this) ?? []) callback();
}

function abortedError(signal: AbortSignal | undefined): AbortedError {
  return new AbortedError('The call was aborted by its signal.', { cause: signal?.reason });
}
