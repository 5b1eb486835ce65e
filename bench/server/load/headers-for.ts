import type { BenchRequest } from './bench-request.js';

/** Headers of every request: the token, if any, and the content type of a body. */
export function headersFor(
  { method = 'GET', headers }: BenchRequest,
  token?: string,
): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}
