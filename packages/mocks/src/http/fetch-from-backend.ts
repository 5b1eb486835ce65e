import type { BaseURL } from './base-url.js';

interface RequestTarget {
  base: BaseURL;
  handle(request: Request): Promise<Response | undefined>;
}

/** Implements `fetch` without a network. Rejects with a `TypeError` if the URL is not under the base URL. */
export async function fetchFromBackend(
  { base, handle }: RequestTarget,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(isRelative(input) ? base.href + input : input, init);
  // Not `request.signal`: creating it is slow, and without a signal of the caller there is no abort to handle.
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  signal?.throwIfAborted();
  const response = base.covers(request.url) ? await handle(request) : undefined;
  signal?.throwIfAborted();
  if (!response) {
    throw new TypeError(
      `The mock answers only requests under ${base.href}, not ${request.url}. Check the URL or set \`baseUrl\`.`,
    );
  }
  if (response.type === 'error') throw connectionLost();
  return response;
}

/** Returns the error that `fetch` of Node.js throws for a dropped connection. */
function connectionLost(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  return new TypeError('fetch failed', { cause });
}

function isRelative(input: RequestInfo | URL): input is string {
  return typeof input === 'string' && input.startsWith('/');
}
