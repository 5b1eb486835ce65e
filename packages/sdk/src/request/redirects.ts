import { ConnectionError } from '../errors/errors.js';
import { loggableURL } from '../model/logger.js';
import type { SdkRequest } from '../model/middleware.js';
import type { OperationId } from '../model/operation-id.js';

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
  for (let redirectsLeft = 10; ; redirectsLeft--) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    // Browsers hide the target, with the status 0. `//` is an invalid URL.
    const isHidden = response.type === 'opaqueredirect';
    const location = isHidden ? '//' : response.headers.get('location');
    if (location === null || !/^0|30[12378]/.test(`${response.status}`)) return response;
    const { origin } = new URL(url);
    if (isHidden && isGet && origin === globalThis.location?.origin) {
      // The browser rejects other origins and redirect loops.
      const followed = await fetch(url, { ...init, mode: 'same-origin' }).catch(() => {});
      if (followed) return followed;
    }
    await response.body?.cancel();
    let target = 'an unknown URL';
    try {
      url = new URL(location, url).href;
      target = loggableURL(url);
    } catch {
      url = '';
    }
    // A URL with credentials, which `fetch` rejects, does not begin with its origin.
    if (!url.startsWith(`${origin}/`) || !isGet || !redirectsLeft) {
      throw new ConnectionError(
        `${operation} was redirected to ${target}. Only GET is redirected, within its origin, at most 10 times.`,
        { retryable: false },
      );
    }
  }
}
