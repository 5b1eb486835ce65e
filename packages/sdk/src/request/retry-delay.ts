import { retryAfterOf } from '../errors/api-errors.js';
import { ConnectionError, isSdkError, type SdkError } from '../errors/errors.js';
import type { Call } from '../model/call.js';

/** The maximum `Retry-After` in seconds. */
const longestRetryAfter = 60;

/** Returns how many milliseconds to wait before a retry; `undefined` if there must be no retry. */
export function retryDelay(outcome: Response | SdkError, call: Call): number | undefined {
  const { operation, method, options, attempts } = call;
  // An operation that reads uses POST only if its parameters do not fit into a query.
  const safe = options.retryUnsafe || method !== 'POST' || operation.startsWith('get');
  let seconds = Math.min(6.4, 0.4 * 2 ** (attempts - 1));
  if (isSdkError(outcome)) {
    const canRetry =
      outcome instanceof ConnectionError && outcome.retryable && (safe || hasCode(outcome.cause, neverSent));
    if (!canRetry) return undefined;
  } else {
    const { status, headers } = outcome;
    const retryAfter = retryAfterOf(headers);
    const wasRejected = status === 429 || (status === 503 && retryAfter !== undefined);
    if (!wasRejected && !(safe && (status === 408 || status >= 500))) return undefined;
    seconds = retryAfter ?? seconds;
  }
  // Jitter spreads the retries of clients that failed at the same time.
  return seconds <= longestRetryAfter ? seconds * (1000 + Math.random() * 250) : undefined;
}

/** Codes of Node.js, undici, and Bun, and a message of Deno. */
const neverSent = /^\S*(refused|notfound|eai_again|unreach|connect_timeout|opensocket)|\(connect\)/i;

/** Whether a body cannot be decompressed. A retry would return the same bytes. */
export function isBrokenEncoding(error: unknown): boolean {
  return hasCode(error, /^(z_|zlib|err__)|decompress|brotli/i);
}

/** Whether the code of an error or of one of its causes matches. Tests the message if there is no code. */
function hasCode(error: unknown, codes: RegExp): boolean {
  const { code, message = '', cause }: { code?: string; message?: string; cause?: unknown } = Object(error);
  return codes.test(code ?? message) || (cause !== undefined && hasCode(cause, codes));
}
