import { AbortedError, type SdkError } from './errors.js';

/** Reasons to stop an operation early. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether the timer lets a Node.js process exit. */
  readonly background?: boolean;
  onTimeout(): SdkError;
}

/** The longest delay of a timer: a longer one fires at once. */
const longestDelay = 2 ** 31 - 1;

/**
 * Runs an operation until the caller aborts or the time is over, then aborts its signal and rejects at once, even if the operation
 * ignores the signal. No listener and no timer outlives it.
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
    const timer = timeout <= longestDelay ? setTimeout(() => stop(limits.onTimeout()), timeout) : undefined;
    if (limits.background) Reflect.get(Object(timer), 'unref')?.call(timer);
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
  let timer: ReturnType<typeof setTimeout>;
  const limits = { signal, timeout: Infinity, onTimeout: () => abortedError(signal) };
  return withLimits(limits, () => {
    return new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(ms, longestDelay));
    });
  }).finally(() => clearTimeout(timer));
}

const subscriptions: WeakMap<AbortSignal, { callbacks: Set<() => void>; listener: () => void }> =
  new WeakMap();

/** Shares one listener per signal: Node.js warns about a leak when a signal has many. Returns a function that unsubscribes. */
function onAbort(signal: AbortSignal, callback: () => void): () => void {
  let subscription = subscriptions.get(signal);
  if (!subscription) {
    const callbacks = new Set<() => void>();
    const listener = () => {
      for (const each of callbacks) each();
    };
    subscription = { callbacks, listener };
    subscriptions.set(signal, subscription);
    signal.addEventListener('abort', listener);
  }
  const { callbacks, listener } = subscription;
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    subscriptions.delete(signal);
  };
}

function abortedError(signal: AbortSignal | undefined): AbortedError {
  return new AbortedError('The call was aborted by its signal.', { cause: signal?.reason });
}
