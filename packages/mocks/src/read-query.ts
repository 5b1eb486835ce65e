import type { Route } from '@specshelf/contract';
import { invalidRequest, type RequestProblem } from '@specshelf/service';

/** A value of a query: several when the name comes more than once, an object when it came with brackets. */
export type QueryValue = string | string[] | object;

/** Reads a query as the server does, and refuses what its validator refuses before it looks at any schema. */
export function readQuery(route: Route, search: string): Record<string, QueryValue> {
  refuseReservedCharacters(route, search);
  const query = withoutBrackets(parse(search));
  refuseUnknownAndEmpty(route, query);
  return query;
}

const reserved = /[:/?#[\]@!$&'()*+,;=]/;

function refuseReservedCharacters({ queryParameters }: Route, search: string): void {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.split('='));
  for (const name of queryParameters) {
    if (!pairs.some(([key, value = '']) => key === name && reserved.test(value))) continue;
    const message = `Parameter '${name}' must be url encoded. Its value may not contain reserved characters.`;
    throw refused({ path: `/query/${name}`, message });
  }
}

function parse(search: string): Map<string, QueryValue> {
  const query = new Map<string, QueryValue>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query.get(name);
    query.set(
      name,
      Array.isArray(before) ? [...before, value] : typeof before === 'string' ? [before, value] : value,
    );
  }
  return query;
}

/** `limit[x]=1` is taken for an object under the name `limit`, whatever is in it. */
function withoutBrackets(query: ReadonlyMap<string, QueryValue>): Record<string, QueryValue> {
  const plain = [...query].filter(([name]) => !name.includes('['));
  const nested = [...query.keys()]
    .filter((name) => name.includes('['))
    .map((name) => [name.split('[')[0] ?? '', {}] as const);
  return Object.fromEntries([...plain, ...nested]);
}

function refuseUnknownAndEmpty({ queryParameters }: Route, query: Record<string, QueryValue>): void {
  for (const [name, value] of Object.entries(query)) {
    const path = `/query/${name}`;
    if (!queryParameters.includes(name))
      throw refused({ path, message: `Unknown query parameter '${name}'` });
    if (value === '') throw refused({ path, message: `Empty value found for query parameter '${name}'` });
  }
}

function refused(problem: RequestProblem) {
  return invalidRequest([problem]);
}
