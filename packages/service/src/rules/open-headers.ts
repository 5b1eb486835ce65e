import type { Route } from '@specshelf/contract';

/** Lets pages of any site read an answer, and its tag, to ask again with it. */
export const readableByAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
};

/** What every answer at a path carries, failures included: where nobody needs a token, every site may read it. */
export function openHeaders(routesOfPath: readonly Route[]): Readonly<Record<string, string>> {
  const open = routesOfPath.length > 0 && routesOfPath.every((route) => !route.needsToken);
  return open ? inLowerCase : {};
}

const inLowerCase = Object.fromEntries(
  Object.entries(readableByAll).map(([name, value]) => [name.toLowerCase(), value]),
);
