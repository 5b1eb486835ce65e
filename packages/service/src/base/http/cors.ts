import type { Route } from '@specshelf/contract';
import type { HTTPReply } from './http-reply.js';
import { allowHeader } from './method-not-allowed.js';

/** How long browsers may cache the response to a preflight request, in seconds. */
export const preflightMaxAge = 86_400;

/** Headers that let pages of every site read a response, its ETag to revalidate it, and its deprecation. */
export const publicCORSHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Deprecation, Sunset',
};

/** Response headers that pages of configured origins may read. */
export const exposedHeaders = [
  'Content-Location',
  'Deprecation',
  'ETag',
  'Retry-After',
  'Sunset',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

/** The CORS headers of every response at a public path, failures included. */
export const publicPathHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(publicCORSHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * Returns the response to a preflight request for a public path: a browser sends one before it sends `If-None-Match` to another
 * site. Returns undefined for other requests, and for other paths: no other site may call them.
 */
export function preflightReply(
  method: string,
  { routes, isPublic }: { routes: readonly Route[]; isPublic: boolean },
): HTTPReply | undefined {
  if (method !== 'OPTIONS' || !isPublic) return undefined;
  const headers = {
    'access-control-allow-methods': allowHeader(routes.map((route) => route.method)),
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': String(preflightMaxAge),
  };
  return { status: 204, headers, chunks: [] };
}
