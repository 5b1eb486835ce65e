import { routes } from '@specshelf/contract';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';

const day = 86_400;

/**
 * Lets pages of these sites use the API in a browser, and read its failures. They have to bring a token: cookies are never
 * let through, so that every header may be sent.
 * See docs/decisions/0024-allow-cors-with-tokens-not-cookies.md.
 */
export function createCORS(origins: '*' | readonly string[]): RequestHandler {
  if (origins.length === 0) return (_request, _response, next) => next();
  const allow = cors({
    origin: origins === '*' ? origins : [...origins],
    methods: ['HEAD', ...new Set(routes.map(({ method }) => method))],
    exposedHeaders: [
      'ETag',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'X-Request-Id',
    ],
    maxAge: day,
    preflightContinue: true,
  });
  return (request, response, next) => {
    allow(request, response, (error?: unknown) => {
      if (error !== undefined || !isPreflight(request)) next(error);
      else response.status(204).end();
    });
  };
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
