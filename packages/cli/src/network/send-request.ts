import { setTimeout as waitFor } from 'node:timers/promises';
import { collectBytes } from '../files/collect-bytes.js';
import { printable } from '../terminal/printable.js';
import { bytesText, defaultResponseLimit, raiseLimit } from './response-limit.js';

export type Fetch = typeof globalThis.fetch;
export type Wait = (milliseconds: number) => Promise<void>;

export interface APIRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  /** What happens to a redirect. Default: `error`, because a redirect to another server would receive the token. */
  redirect?: 'error' | 'manual';
  /** Ends the request and the waits between its attempts. */
  signal?: AbortSignal;
}

export interface APIResponse {
  ok: boolean;
  status: number;
  /** The parsed body; undefined if it is not JSON. */
  body: unknown;
  text: string;
  /** The media type of the body, without parameters; empty if there is none. */
  mediaType: string;
  /** Whether another page follows. */
  hasNext: boolean;
}

export interface Transport {
  fetch: Fetch;
  wait?: Wait | undefined;
  /** Limit on the wait that an overloaded server asks for, in milliseconds. Default: 15 seconds. */
  longestWait?: number | undefined;
  /** Limit on the size of a response in bytes, decompressed. Default: 64 MiB. */
  limit?: number | undefined;
}

/** A request without a complete response. The message has neither the URL nor headers, which may contain secrets. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** A response that is longer than the limit. Another one would be, too. */
class LongResponse extends NoResponse {}

const attempts = 3;
const timeout = 10_000;
const defaultLongestWait = 15_000;

/** Sends a request. Tries again if the server is overloaded, and safe methods also if there is no response. */
export async function sendRequest(
  { fetch, wait, longestWait = defaultLongestWait, limit = defaultResponseLimit }: Transport,
  request: APIRequest,
): Promise<APIResponse> {
  const { signal } = request;
  const sleep = wait ?? ((milliseconds) => waitFor(milliseconds, undefined, signal && { signal }));
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(fetch, request, limit);
    const canRepeat = attempt < attempts && !signal?.aborted;
    const delay = canRepeat ? delayAfter(result, request, { attempt, longestWait }) : undefined;
    if (delay !== undefined) {
      await sleep(delay);
      continue;
    }
    if (result instanceof NoResponse) throw result;
    return result.response;
  }
}

interface Received {
  response: APIResponse;
  retryAfter: string | null;
}

async function sendOnce(fetch: Fetch, request: APIRequest, limit: number): Promise<Received | NoResponse> {
  const { method = 'GET', url, headers, body, redirect = 'error', signal } = request;
  try {
    const response = await fetch(url, {
      method,
      redirect,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      headers: {
        accept: 'application/json',
        'user-agent': 'specshelf',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = await collectBytes(response.body ?? noBody(), limit);
    if (bytes === undefined) return new LongResponse(longer(request, limit));
    const text = new TextDecoder().decode(bytes);
    const { ok, status } = response;
    const hasNext = /;\s*rel="?next"?/.test(response.headers.get('link') ?? '');
    return {
      response: { ok, status, body: parsed(text), text, mediaType: mediaTypeOf(response), hasNext },
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    return new NoResponse(reasonOf(error), { cause: error });
  }
}

async function* noBody(): AsyncGenerator<Uint8Array> {}

const longer = ({ method = 'GET', url }: APIRequest, limit: number) =>
  `the response to ${method} ${new URL(url).origin} is longer than ${bytesText(limit)}. ${raiseLimit(limit).replace(/\.$/, '')}`;

/** Returns the time before the next attempt, or undefined if there must be none. */
function delayAfter(
  result: Received | NoResponse,
  { method = 'GET' }: APIRequest,
  { attempt, longestWait }: { attempt: number; longestWait: number },
): number | undefined {
  const backoff = 500 * 2 ** (attempt - 1);
  // A POST without a response may have been executed, and another one would create a second comment.
  const isRepeatable = method !== 'POST';
  if (result instanceof LongResponse) return undefined;
  if (result instanceof NoResponse) return isRepeatable ? backoff : undefined;
  const { response, retryAfter } = result;
  const isOverloaded = response.status === 429 || (response.status === 403 && retryAfter !== null);
  if (!isOverloaded && !(isRepeatable && response.status >= 500)) return undefined;
  const seconds = Number(retryAfter ?? Number.NaN);
  if (!Number.isFinite(seconds)) return backoff;
  return seconds * 1000 <= longestWait ? Math.max(seconds * 1000, backoff) : undefined;
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Errors of fetch have their reason as a cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return `no response within ${timeout / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause)
    return `connection failed (${printable(String(cause.code))})`;
  if (cause instanceof Error && /redirect/i.test(cause.message)) return 'it redirects to another address';
  return 'connection failed';
}
