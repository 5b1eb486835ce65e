import type { Route } from '@specshelf/contract';
import { allowedMethods } from './allowed-methods.js';
import type { HTTPReply } from './http-reply.js';

const day = 86_400;

/**
 * What a browser is told that asks before it sends `If-None-Match` to another site; undefined where only those with a token
 * may come, whom no other site is to send.
 */
export function preflightReply(method: string, routesOfPath: readonly Route[]): HTTPReply | undefined {
  if (method !== 'OPTIONS' || routesOfPath.some((route) => route.needsToken)) return undefined;
  const headers = {
    'access-control-allow-methods': allowedMethods(routesOfPath),
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': String(day),
  };
  return { status: 204, headers, chunks: [] };
}
