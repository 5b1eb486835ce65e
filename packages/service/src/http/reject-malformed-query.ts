import type { Route } from '@specshelf/contract';
import { invalidRequest } from '../errors.js';

/** Rejects a query with unknown, unescaped, or empty parameters, before the contract validates their values. */
export function rejectMalformedQuery(
  { queryParameters }: Pick<Route, 'queryParameters'>,
  search: string,
): void {
  const pairs = [...new URLSearchParams(search)];
  const unknown = pairs.find(([name]) => !queryParameters.includes(name));
  if (unknown) throw refused(unknown[0], `Unknown query parameter '${unknown[0]}'`);
  const unescaped = queryParameters.find((name) => hasReservedCharacter(name, search));
  if (unescaped !== undefined) {
    const rule = 'must be url encoded. Its value may not contain reserved characters.';
    throw refused(unescaped, `Parameter '${unescaped}' ${rule}`);
  }
  const empty = pairs.find(([, value]) => value === '');
  if (empty) throw refused(empty[0], `Empty value found for query parameter '${empty[0]}'`);
}

const reserved = /[:/?#[\]@!$&'()*+,;=]/;

function hasReservedCharacter(name: string, search: string): boolean {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.split('='));
  return pairs.some(([key, value = '']) => key === name && reserved.test(value));
}

function refused(name: string, message: string) {
  return invalidRequest([{ path: `/query/${name}`, message }]);
}
