import type { Ask } from './ask.js';

/** What every request carries: the token, and the type of a body. */
export function headersFor({ method = 'GET', headers }: Ask, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}
