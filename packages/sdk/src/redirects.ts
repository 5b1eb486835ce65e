import { ConnectionError } from './errors.js';
import { loggableURL } from './logger.js';
import type { SdkRequest } from './middleware.js';
import type { OperationId } from './operation-id.js';

const maxRedirects = 10;

/**
 * Sends a request and follows redirects only for GET and within its origin. `fetch` itself would turn a POST into a GET, and send body
 * and headers, which may be secret, to any server.
 */
export async function fetchWithinOrigin(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  { url, body, ...request }: SdkRequest,
  operation: OperationId,
): Promise<Response> {
  const init = { ...request, body: body ?? null };
  const isGet = request.method === 'GET';
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const { type, status, headers } = response;
    // Browsers hide the target.
    const isHidden = type === 'opaqueredirect';
    const location = isHidden ? '' : /30[12378]/.test(`${status}`) ? headers.get('location') : null;
    if (location === null) return response;
    const { origin } = new URL(url);
    if (isHidden && isGet && origin === globalThis.location?.origin)
      return fetch(url, { ...init, redirect: 'follow', mode: 'same-origin' });
    await response.body?.cancel();
    const target = new URL(location, url);
    url = target.href;
    if (isHidden || !isGet || redirects === maxRedirects || target.origin !== origin) {
      throw new ConnectionError(
        `${operation} was redirected to ${isHidden ? 'a hidden address' : loggableURL(url)}. Only a GET is redirected, within its origin, up to ${maxRedirects} times.`,
        { retryable: false },
      );
    }
  }
}
