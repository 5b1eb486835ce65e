import { apiErrorOf } from './api-errors.js';
import type { Answer, CallState } from './api-promise.js';
import type { RequestOptions } from './client-options.js';
import { ConnectionError, isSdkError, type SdkError, TimeoutError } from './errors.js';
import { sleep, withLimits } from './limits.js';
import { loggableHeaders, loggableURL } from './logger.js';
import { type SdkRequest, sendThrough } from './middleware.js';
import type { RequestParts } from './request-parts.js';
import { retryDelay } from './retry-delay.js';
import { checkedMilliseconds, checkedRetries, type Settings, setHeaders } from './settings.js';

/** Sends a request until it is answered, fails for good, or may not be sent again. */
export async function send(
  settings: Settings,
  parts: RequestParts,
  options: RequestOptions,
  state: CallState,
): Promise<Answer> {
  const maxRetries = checkedRetries(options.maxRetries) ?? settings.maxRetries;
  const timeout = checkedMilliseconds('timeout', options.timeout) ?? settings.timeout;
  const deadline = checkedMilliseconds('deadline', options.deadline) ?? settings.deadline;
  const end = performance.now() + deadline;
  for (let attempt = 1; ; attempt++) {
    const left = end - performance.now();
    const limit = left < timeout ? `deadline of ${deadline}` : `timeout of ${timeout}`;
    const limits = {
      signal: options.signal,
      timeout: Math.min(timeout, left),
      onTimeout: () =>
        new TimeoutError(
          `${parts.operation} got no complete answer within its ${limit} ms (${where(parts)}, attempt ${attempt}).`,
        ),
    };
    try {
      return await withLimits(limits, (signal) => sendOnce(settings, parts, options, state, attempt, signal));
    } catch (error) {
      const failure = sdkErrorOf(error, parts);
      const delay = retryDelay(failure, parts.safe || options.retryUnsafe === true, attempt);
      if (delay === undefined || attempt > maxRetries || performance.now() + delay >= end) throw failure;
      settings.logger.info(`specshelf: ${failure.message} Again in ${Math.round(delay)} ms.`);
      await sleep(delay, options.signal);
    }
  }
}

async function sendOnce(
  settings: Settings,
  parts: RequestParts,
  options: RequestOptions,
  state: CallState,
  attempt: number,
  signal: AbortSignal,
): Promise<Answer> {
  const { operation, method, path, search, body } = parts;
  const request = {
    method,
    url: settings.baseUrl + path + search,
    headers: await headersOf(settings, parts, options),
    body,
    signal,
  };
  const { raw } = state;
  const response = await sendThrough(
    [...settings.middleware, ...(options.middleware ?? [])],
    request,
    { operation, attempt, logger: settings.logger },
    (changed) => fetchLogged(settings, parts, changed, attempt),
  );
  state.response = response;
  const { ok, status, headers } = response;
  const text = raw && ok ? '' : await response.text();
  if (ok || (raw && status === 304)) return { parts, response, raw, text, attempts: attempt };
  throw apiErrorOf({ status, headers, body: bodyOf(text), operation, method, path, attempts: attempt });
}

async function fetchLogged(
  { fetch, logger, verbose }: Settings,
  parts: RequestParts,
  { url, body, ...init }: SdkRequest,
  attempt: number,
): Promise<Response> {
  const log = (what: string, headers: Headers) => {
    if (verbose)
      logger.debug(`specshelf: ${init.method} ${loggableURL(url)}${what}`, loggableHeaders(headers));
  };
  log(`, attempt ${attempt}`, init.headers);
  try {
    const response = await fetch(url, { ...init, body: body ?? null });
    log(` answered ${response.status}`, response.headers);
    return response;
  } catch (error) {
    // Before a middleware takes it for a failure of its own.
    throw sdkErrorOf(error, parts);
  }
}

/** A failure may come from a proxy, which does not know what ours look like. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** What the caller says goes over what the client says, and that over what follows from the operation and the token. */
async function headersOf(
  settings: Settings,
  { mediaType, body }: RequestParts,
  options: RequestOptions,
): Promise<Headers> {
  const headers = settings.newHeaders();
  const token = await settings.token();
  const add = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  add('accept', mediaType?.replace('*', '') || 'application/json');
  if (body !== undefined) add('content-type', 'application/json');
  if (token) add('authorization', `Bearer ${token}`);
  setHeaders(headers, options.headers);
  return headers;
}

/** What `fetch` or the reading of a body throws means that there was no complete answer. */
function sdkErrorOf(error: unknown, parts: RequestParts): SdkError {
  if (isSdkError(error)) return error;
  const reason =
    error instanceof Error ? (error.cause instanceof Error && error.cause.message) || error.message : error;
  return new ConnectionError(`${parts.operation} got no answer: ${reason} (${where(parts)}).`, {
    cause: error,
  });
}

function where({ method, path }: RequestParts): string {
  return `${method} ${path}`;
}
