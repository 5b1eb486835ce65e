import { routes } from '@specshelf/contract';
import { exposedHeaders, preflightMaxAge } from '@specshelf/service';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/**
 * Allows pages of these origins to call the API in a browser, and to read its errors. Pages must send a token: because cookies are
 * never allowed, all request headers can be.
 * See docs/decisions/0024-allow-cors-with-tokens-not-cookies.md.
 */
export function createCORS(origins: '*' | readonly string[]): RequestHandler {
  const allow = cors({
    origin: origins === '*' ? origins : [...origins],
    methods: ['HEAD', ...new Set(routes.map(({ method }) => method))],
    exposedHeaders,
    maxAge: preflightMaxAge,
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
