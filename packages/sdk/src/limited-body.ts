import { type Limits, withLimits } from './limits.js';

/**
 * Returns a copy of a response whose unread body has the limits of its attempt: reading fails when the caller aborts or the timeout
 * expires.
 */
export function limitBody(response: Response, limits: Limits): Response {
  const { body, url } = response;
  if (!body) return response;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The reader receives the error as the abort reason of the signal.
  withLimits({ ...limits, background: true }, (signal) => body.pipeTo(writable, { signal })).catch(() => {});
  return Object.defineProperty(new Response(readable, response), 'url', { value: url });
}
