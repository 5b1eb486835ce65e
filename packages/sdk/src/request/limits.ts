import { AbortedError, type SdkError } from '../errors/errors.js';

/** Reasons to stop an operation early. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether a Node.js process may exit while the timer is pending. */
  readonly background?: boolean;
  onTimeout(): SdkError | undefined;
}

/** Timers with a delay of 2^31 ms or more fire at once. This is 23 days. */
const longestDelay = 2e9;

/**
 * Runs an operation. When the caller aborts or the timeout expires, aborts the signal of the operation and rejects immediately, even if
 * the operation ignores its signal. Removes its listeners and timers at the end.
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

/** Waits until the delay is over. Rejects if the caller aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return withLimits(
    { signal, timeout: ms, onTimeout: () => undefined },
    () => new Promise<void>(() => {}),
  ).catch((error) => {
    if (error) throw error;
  });
}

const subscribers = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when a signal aborts. Returns a function that unsubscribes. Uses one listener per signal: Node.js warns about many. */
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

function abortedError({ reason: cause }: AbortSignal): AbortedError {
  return new AbortedError('The call was aborted by its signal.', { cause });
}
