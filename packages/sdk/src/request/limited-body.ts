import { type Limits, withLimits } from './limits.js';

/**
 * Returns a copy of a response whose unread body has the limits of its attempt: reading fails when the caller aborts or the timeout
 * expires.
 */
export function limitBody(response: Response, limits: Limits): Response {
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
