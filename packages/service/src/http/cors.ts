import type { Route } from '@specshelf/contract';
import type { HTTPReply } from './http-reply.js';
import { allowHeader } from './method-not-allowed.js';

/** How long browsers may cache the response to a preflight request, in seconds. */
export const preflightMaxAge = 86_400;

/** Headers that let pages of every site read a response, and its ETag to revalidate it. */
export const publicCORSHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
};

/** Response headers that pages of configured origins may read. */
export const exposedHeaders = [
  'ETag',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

/** Returns the CORS headers of every response at a path, failures included: paths that need no token are public. */
export function corsHeadersOf(routesOfPath: readonly Route[]): Readonly<Record<string, string>> {
  return routesOfPath.every((route) => !route.needsToken) ? publicHeadersInLowerCase : {};
}

const publicHeadersInLowerCase = Object.fromEntries(
  Object.entries(publicCORSHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * Returns the response to a preflight request for a public path: a browser sends one before it sends `If-None-Match` to another
 * site. Returns undefined for other requests, and for paths that need a token: no other site may call them.
 */
export function preflightReply(method: string, routesOfPath: readonly Route[]): HTTPReply | undefined {
  if (method !== 'OPTIONS' || routesOfPath.some((route) => route.needsToken)) return undefined;
  const headers = {
    'access-control-allow-methods': allowHeader(routesOfPath.map((route) => route.method)),
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': String(preflightMaxAge),
  };
  return { status: 204, headers, chunks: [] };
}
