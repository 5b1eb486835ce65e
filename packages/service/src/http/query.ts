import type { Route } from '@specshelf/contract';
import { invalidRequest, type RequestError } from '../base/errors.js';

/** Values by parameter; an array for a parameter that is sent several times. */
export type Query = Readonly<Record<string, string | string[]>>;

/** Parses a query. Brackets in the name of a parameter have no meaning. */
export function parseQuery(search: string): Query {
  if (search === '') return {};
  const texts = new URLSearchParams(search);
  return Object.fromEntries([...texts.keys()].map((name) => [name, oneOrAll(texts.getAll(name))]));
}

function oneOrAll(values: string[]): string | string[] {
  const [value] = values;
  return value !== undefined && values.length === 1 ? value : values;
}

/** Rejects a query with unknown, unescaped, or empty parameters, before the contract validates their values. */
export function rejectMalformedQuery(
  {
    queryParameters,
    reservedQueryParameters = [],
  }: Pick<Route, 'queryParameters' | 'reservedQueryParameters'>,
  search: string,
): void {
  const pairs = [...new URLSearchParams(search)];
  const unknown = pairs.find(([name]) => !queryParameters.includes(name));
  if (unknown) throw invalidParameter(unknown[0], `Unknown query parameter '${unknown[0]}'`);
  const unescaped = queryParameters.find(
    (name) => !reservedQueryParameters.includes(name) && hasReservedCharacter(name, search),
  );
  if (unescaped !== undefined) {
    const rule = 'must be url encoded. Its value may not contain reserved characters.';
    throw invalidParameter(unescaped, `Parameter '${unescaped}' ${rule}`);
  }
  const empty = pairs.find(([, value]) => value === '');
  if (empty) throw invalidParameter(empty[0], `Empty value found for query parameter '${empty[0]}'`);
}

const reserved = /[:/?#[\]@!$&'()*+,;=]/;

function hasReservedCharacter(name: string, search: string): boolean {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.split('='));
  return pairs.some(([key, value = '']) => key === name && reserved.test(value));
}

/** Rejects numbers in a query that are not in plain digits: validators also accept `1e3`, `0x10`, and `01`. */
export function rejectNonCanonicalNumbers(query: Readonly<Record<string, unknown>>, search: string): void {
  const texts = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' && texts.get(name) !== String(value)) {
      throw invalidParameter(name, 'must be a number in plain digits');
    }
  }
}

function invalidParameter(name: string, message: string): RequestError {
  return invalidRequest([{ path: `/query/${name}`, message }]);
}
