import { type Limits, withLimits } from './limits.js';

/**
 * Returns a copy of a response whose unread body stays under the limits of its attempt: reading fails when the caller aborts or
 * the time is over. The limits end with the body.
 */
export function limitBody(response: Response, limits: Limits): Response {
  const { body, url } = response;
  if (!body) return response;
  let controller: TransformStreamDefaultController | undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  withLimits({ ...limits, background: true }, (signal) => body.pipeTo(writable, { signal })).catch((error) =>
    // On workerd, the signal does not end a read that is pending.
    controller?.error(error),
  );
  return Object.defineProperty(new Response(readable, response), 'url', { value: url });
}
