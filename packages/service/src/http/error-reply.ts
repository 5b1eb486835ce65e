import { defined } from '@specshelf/base/defined';
import {
  type ErrorMeaning,
  type Incompatibility,
  RequestError,
  type RequestProblem,
} from '../base/errors.js';
import type { HTTPReply } from '../base/http/http-reply.js';

const statuses: Record<ErrorMeaning, number> = {
  'invalid-request': 400,
  unauthenticated: 401,
  'invalid-identity-token': 401,
  'insufficient-scope': 403,
  'untrusted-publisher': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  incompatible: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'expectation-failed': 417,
  'too-many-requests': 429,
  'bad-gateway': 502,
  'issuer-unavailable': 503,
  'storage-unavailable': 503,
  'storage-full': 503,
  overloaded: 503,
  'gateway-timeout': 504,
};

/** Returns the response to a failed request. An error that is not a `RequestError` is a defect of the server: the response reveals nothing about it. */
export function errorReply(error: unknown): HTTPReply {
  if (!(error instanceof RequestError)) {
    const message = 'An unexpected error occurred in the server. Try again later.';
    return reply(500, { type: 'internal', message });
  }
  const { meaning, message, problems, headers, version, incompatibility } = error;
  const details = problems.length > 0 ? { details: problems } : {};
  return reply(
    statuses[meaning],
    { type: meaning, message, ...defined({ version }), ...incompatibility, ...details },
    headers,
  );
}

// In seconds. A failed-over database recovers sooner, a full disk later.
const retryAfter = '10';

const headersByStatus: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'www-authenticate': 'Bearer realm="specshelf"' },
  503: { 'retry-after': retryAfter },
};

interface ErrorMembers extends Partial<Incompatibility> {
  type: string;
  message: string;
  version?: string;
  details?: readonly RequestProblem[];
}

function reply(
  status: number,
  error: ErrorMembers,
  headers: Readonly<Record<string, string>> = {},
): HTTPReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headersByStatus[status], ...headers },
    chunks: [JSON.stringify({ error: { code: status, ...error } })],
  };
}
