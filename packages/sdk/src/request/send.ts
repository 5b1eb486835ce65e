import { ArgumentError, ConnectionError, isSdkError, type SdkError, TimeoutError } from '../errors/errors.js';
import type { Call } from '../model/call.js';
import { loggableURL } from '../model/logger.js';
import type { Middleware, MiddlewareContext, SdkRequest } from '../model/middleware.js';
import { callLimits } from './call-limits.js';
import { isPage } from './decode.js';
import { type Limits, sleep, withLimits } from './limits.js';
import type { SerializedRequest } from './openapi-fetch.js';
import { defaultLimitOf, readBytes, readText } from './read-body.js';
import { fetchWithinOrigin } from './redirects.js';
import { isBrokenEncoding, retryDelay } from './retry-delay.js';
import type { Settings } from './settings.js';

/**
 * The `fetch` of openapi-fetch: sends a request with retries. Reads the body of the response, unless the call is raw.
 */
export async function send(settings: Settings, call: Call, request: SerializedRequest): Promise<Response> {
  const { signal } = call.options;
  let {
    timeout,
    deadline,
    maxRetries: retries,
    maxResponseBytes = defaultLimitOf(call.operation),
  } = callLimits(call.options, settings);
  let canRenewToken = settings.hasTokenFunction;
  const end = performance.now() + deadline;
  call.path = request.url.slice(settings.baseUrl.length).replace(/\?.*/, '');
  for (;;) {
    call.attempts++;
    const left = end - performance.now();
    const limit = left < timeout ? `deadline of ${deadline}` : `timeout of ${timeout}`;
    const onTimeout = () => new TimeoutError(`${describe(call)} exceeded its ${limit} ms.`);
    const limits = { signal, timeout: Math.min(timeout, left), onTimeout, maxResponseBytes };
    const outcome = await sendOnce(settings, call, request, limits).catch((error) => toSdkError(error, call));
    let delay: number | undefined;
    const status = isSdkError(outcome) ? undefined : outcome.status;
    if (canRenewToken && status === 401) {
      canRenewToken = false;
      delay = 0;
    } else if (retries-- > 0) {
      delay = retryDelay(outcome, call);
    }
    if (delay === undefined || performance.now() + delay >= end) {
      if (isSdkError(outcome)) throw outcome;
      return outcome;
    }
    const reason = isSdkError(outcome) ? outcome.message : `${describe(call)} failed with ${status}.`;
    settings.logger.info(`specshelf: ${reason} Retrying in ${Math.round(delay)} ms.`);
    await sleep(delay, signal);
  }
}

async function sendOnce(
  settings: Settings,
  call: Call,
  request: SerializedRequest,
  limits: Limits & { readonly maxResponseBytes: number },
): Promise<Response> {
  const { operation, method, attempts: attempt, options } = call;
  const start = performance.now();
  const response = await withLimits(limits, async (signal) => {
    const received = await runMiddleware(
      [...settings.middleware, ...(options.middleware ?? [])],
      { ...request, method, headers: await headersOf(settings, call, request), signal },
      { operation, attempt, logger: settings.logger },
      (changed) => fetchLogged(settings, call, changed),
    );
    call.response = received;
    if (call.raw && received.ok) return received;
    const size = limits.maxResponseBytes;
    if (call.asBytes && received.ok && !isPage(received)) call.bytes = await readBytes(received, call, size);
    const text = call.bytes ? '' : await readText(received, call, size);
    call.text = text;
    // openapi-fetch calls these methods to parse the body.
    return Object.assign(received, { text: async () => text, json: async () => JSON.parse(text) });
  });
  if (!call.raw || !response.ok) return response;
  return limitBody(response, { ...limits, timeout: limits.timeout - (performance.now() - start) });
}

async function fetchLogged(
  { fetch, logger, verbose }: Settings,
  call: Call,
  request: SdkRequest,
): Promise<Response> {
  const log = (event: string) => logger.debug(`specshelf: ${describe(call)} ${event}.`);
  if (verbose) log(`sends to ${loggableURL(request.url)}`);
  try {
    const response = await fetchWithinOrigin(fetch, request, call.operation);
    if (verbose) log(`got ${response.status}`);
    return response;
  } catch (error) {
    // Wrapped here, because `runMiddleware` reports other errors as failures of middleware.
    throw toSdkError(error, call);
  }
}

/** Merges the headers of the client and of the request, which include those of the call. */
async function headersOf(
  settings: Settings,
  { mediaType, options }: Call,
  request: SerializedRequest,
): Promise<Headers> {
  const headers = await settings.newHeaders(mediaType ?? 'application/json');
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === null) headers.delete(name);
  }
  for (const [name, value] of request.headers) headers.set(name, value);
  return headers;
}

/** Wraps errors of `fetch` and of reading a body: there was no complete response. */
function toSdkError(error: unknown, call: Call): SdkError {
  if (isSdkError(error)) return error;
  const { message = error, cause }: { message?: unknown; cause?: unknown } = Object(error);
  return new ConnectionError(`${describe(call)} got no response: ${Object(cause).message || message}.`, {
    cause: error,
    retryable: !isBrokenEncoding(error),
  });
}

function describe({ operation, method, path, attempts }: Call): string {
  return `${operation} (${method} ${path}, attempt ${attempts})`;
}

/**
 * Returns a copy of a response whose unread body has the limits of its attempt: reading fails when the caller aborts or the timeout
 * expires.
 */
function limitBody(response: Response, limits: Limits): Response {
  const { body, url } = response;
  if (!body) return response;
  let controller: TransformStreamDefaultController | undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start(created) {
      controller = created;
    },
  });
  withLimits({ ...limits, background: true }, (signal) => body.pipeTo(writable, { signal })).catch((error) =>
    // On workerd, the signal does not abort a pending read.
    controller?.error(error),
  );
  return Object.defineProperty(new Response(readable, response), 'url', { value: url });
}

/** Sends a request through middleware to the innermost function. */
async function runMiddleware(
  middleware: readonly Middleware[],
  request: SdkRequest,
  context: MiddlewareContext,
  innermost: (request: SdkRequest) => Promise<Response>,
): Promise<Response> {
  const [first, ...rest] = middleware;
  if (!first) return innermost(request);
  try {
    return await first(request, (changed) => runMiddleware(rest, changed, context, innermost), context);
  } catch (error) {
    if (isSdkError(error)) throw error;
    throw new ArgumentError(`A middleware failed in ${context.operation}: ${error}`, { cause: error });
  }
}
