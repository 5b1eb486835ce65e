import { retryAfterOf } from './api-errors.js';
import type { Call } from './call.js';
import { ConnectionError, isSdkError, type SdkError } from './errors.js';

/** Operations that use POST only because their parameters do not fit into a query. */
const readingPosts = /^getComputed(Document|Revision)$/;

/** The longest `Retry-After` that is waited for, in seconds. */
const longestRetryAfter = 60;

/** Returns how many milliseconds to wait before a retry; `undefined` when the request must not be sent again. */
export function retryDelay(outcome: Response | SdkError, call: Call): number | undefined {
  const { operation, method, options, attempts } = call;
  const safe = options.retryUnsafe || method !== 'POST' || readingPosts.test(operation);
  if (isSdkError(outcome)) {
    const canRetry =
      outcome instanceof ConnectionError && outcome.retryable && (safe || hasCode(outcome, neverSent));
    if (!canRetry) return undefined;
  } else {
    const { status, headers } = outcome;
    const retryAfter = retryAfterOf(headers);
    const wasRejected = status === 429 || (status === 503 && retryAfter !== undefined);
    if (!wasRejected && !(safe && (status === 408 || status >= 500))) return undefined;
    // Jitter spreads the retries of clients that were rejected at the same time.
    if (retryAfter !== undefined)
      return retryAfter <= longestRetryAfter ? retryAfter * 1000 * (1 + Math.random() * 0.25) : undefined;
  }
  return Math.min(8000, 500 * 2 ** (attempts - 1)) * (0.75 + Math.random() * 0.25);
}

/** Codes of Node.js and undici; the last two are Bun's. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket)$/;

/** Whether a body could not be decompressed. A retry would get the same bytes. */
export function isBrokenEncoding(error: unknown): boolean {
  return hasCode(error, /^(Z|ERR__ERROR)|Decompress/i);
}

/** Whether an error or one of its causes has such a code. */
function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || hasCode(error.cause, codes);
}
