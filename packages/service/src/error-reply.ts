import { type ErrorMeaning, RequestError } from './errors.js';
import type { HTTPReply } from './http-reply.js';

const statuses: Record<ErrorMeaning, number> = {
  'invalid-request': 400,
  unauthenticated: 401,
  'insufficient-scope': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'expectation-failed': 417,
  'too-many-requests': 429,
  'bad-gateway': 502,
  'storage-unavailable': 503,
  'storage-full': 503,
  overloaded: 503,
  'gateway-timeout': 504,
};

/** The answer to a request that failed. Whatever is not a `RequestError` is our fault and says nothing of itself. */
export function errorReply(error: unknown): HTTPReply {
  if (!(error instanceof RequestError)) {
    return reply(500, {
      type: 'internal',
      message: 'Something went wrong on our side. Please try again later.',
    });
  }
  const status = statuses[error.meaning];
  const details = error.problems.length > 0 ? { details: error.problems } : {};
  return reply(status, { type: error.meaning, message: error.message, ...details });
}

/** In seconds. Storage that fails over is back sooner, and one that is full later. */
const retryAfter = '10';

function reply(status: number, error: { type: string; message: string; details?: unknown }): HTTPReply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="specshelf"' } : {}),
      ...(status === 503 ? { 'retry-after': retryAfter } : {}),
    },
    chunks: [JSON.stringify({ error: { code: status, ...error } })],
  };
}
