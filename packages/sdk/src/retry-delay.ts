import { ApiError } from './api-errors.js';
import { ConnectionError, type SdkError } from './errors.js';

/** The longest time that a server may tell us to wait, in seconds. */
const longestRetryAfter = 60;

/**
 * Milliseconds to wait before a request is sent again; `undefined` when it may not be.
 *
 * @param safe Whether sending it twice has the effect of sending it once.
 * @param attempt How often it was sent.
 */
export function retryDelay(failure: SdkError, safe: boolean, attempt: number): number | undefined {
  if (failure instanceof ApiError) {
    const { status, retryAfter } = failure;
    const refused = status === 429 || (status === 503 && retryAfter !== undefined);
    if (!refused && !(safe && (status === 408 || status >= 500))) return undefined;
    if (retryAfter !== undefined) return retryAfter <= longestRetryAfter ? retryAfter * 1000 : undefined;
  } else if (!(failure instanceof ConnectionError && (safe || wasNeverSent(failure)))) {
    return undefined;
  }
  return Math.min(8000, 500 * 2 ** (attempt - 1)) * (0.75 + Math.random() * 0.25);
}

/** Codes of Node.js and undici; the last two are Bun's. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket)$/;

/** Whether there was no connection at all. `fetch` hides the reason some causes deep. */
function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && neverSent.test(String(error.code))) || wasNeverSent(error.cause);
}
