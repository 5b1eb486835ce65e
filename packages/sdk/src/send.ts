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
import type { Transport } from './transport.js';

/** Sends a request until it is answered, fails for good, or may not be sent again. */
export async function send(
  transport: Transport,
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
    const limits = {
      signal: options.signal,
      timeout: Math.min(timeout, left),
      onTimeout: () =>
        timeoutError(parts, attempt, left < timeout ? ['deadline', deadline] : ['timeout', timeout]),
    };
    try {
      return await withLimits(limits, (signal) =>
        sendOnce(transport, settings, parts, options, state, attempt, signal),
      );
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
  transport: Transport,
  settings: Settings,
  parts: RequestParts,
  options: RequestOptions,
  state: CallState,
  attempt: number,
  signal: AbortSignal,
): Promise<Answer> {
  const { operation, method } = parts;
  const { logger, verbose } = settings;
  const { raw } = state;
  const headers = await headersOf(settings, parts, options);
  const middleware = [...settings.middleware, ...(options.middleware ?? [])];
  let sentTo = settings.baseUrl;
  const innermost = async (request: SdkRequest) => {
    const { url, body = null, ...init } = request;
    if (verbose) {
      logger.debug(
        `specshelf: ${method} ${loggableURL(url)}, attempt ${attempt}`,
        loggableHeaders(init.headers),
      );
    }
    try {
      return await settings.fetch(url, { ...init, body });
    } catch (error) {
      throw sdkErrorOf(error, parts);
    }
  };
  const { response, text } = await transport({
    ...parts,
    headers,
    signal,
    raw,
    send: async (request) => {
      sentTo = request.url;
      state.response = await sendThrough(middleware, request, { operation, attempt, logger }, innermost);
      return state.response;
    },
  });
  const { status } = response;
  if (verbose) {
    logger.debug(
      `specshelf: ${method} ${loggableURL(sentTo)} answered ${status}`,
      loggableHeaders(response.headers),
    );
  }
  if (!response.ok && !(raw && status === 304)) {
    const path = new URL(sentTo).pathname;
    const { headers } = response;
    throw apiErrorOf({ status, headers, body: bodyOf(text), operation, method, path, attempts: attempt });
  }
  return { parts, response, raw, text, attempts: attempt };
}

/** A failure may come from a proxy, which does not know what ours look like. */
function bodyOf(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
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
  if (!headers.has('accept'))
    headers.set('accept', mediaType && mediaType !== '*' ? mediaType : 'application/json');
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  if (options.headers) setHeaders(headers, Object.entries(options.headers));
  return headers;
}

/** What `fetch` or the reading of a body throws means that there was no complete answer. */
function sdkErrorOf(error: unknown, { operation, method, path }: RequestParts): SdkError {
  if (isSdkError(error)) return error;
  const reason =
    error instanceof Error ? (error.cause instanceof Error && error.cause.message) || error.message : error;
  return new ConnectionError(`${operation} got no answer: ${reason} (${method} ${path}).`, { cause: error });
}

function timeoutError(
  { operation, method, path }: RequestParts,
  attempt: number,
  [name, ms]: readonly ['deadline' | 'timeout', number],
): TimeoutError {
  return new TimeoutError(
    `${operation} got no complete answer within its ${name} of ${ms} ms (${method} ${path}, attempt ${attempt}).`,
  );
}
