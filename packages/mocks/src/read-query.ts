import type { Route } from '@specshelf/contract';
import { refuseOddQuery } from '@specshelf/service';

/** A value of a query: several when the name comes more than once. */
type QueryValue = string | string[];

/** Reads a query as the server does, and refuses what that refuses before it looks at any schema. */
export function readQuery(route: Route, search: string): Record<string, QueryValue> {
  refuseOddQuery(route, search);
  return parseQuery(search);
}

/** The values of a query as they were sent. */
export function parseQuery(search: string): Record<string, QueryValue> {
  const texts = new URLSearchParams(search);
  return Object.fromEntries([...texts.keys()].map((name) => [name, oneOrAll(texts.getAll(name))]));
}

function oneOrAll(values: string[]): QueryValue {
  const [value] = values;
  return value !== undefined && values.length === 1 ? value : values;
}
