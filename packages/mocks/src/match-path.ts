import { type OperationId, type Route, routes } from '@specshelf/contract';
import { invalidRequest } from '@specshelf/service';

/** What a path leads to: the operations there, one for each method, and the values of its parameters. */
export interface PathMatch {
  routes: readonly Route[];
  params: Readonly<Record<string, string>>;
}

/** The operation at a path, whatever the values in it are. */
export function operationAt(method: string, path: string): OperationId | undefined {
  return findRoute({ routes: routesAt(path) }, method)?.operationId;
}

/** The operations at a path, one for each method; none at one that cannot be read. */
export function routesAt(path: string): readonly Route[] {
  return isWellEscaped(path) ? (templates.find(({ pattern }) => pattern.test(path))?.routes ?? []) : [];
}

function isWellEscaped(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The operation for a method. HEAD is answered as GET is, without the body. */
export function findRoute({ routes }: Pick<PathMatch, 'routes'>, method: string): Route | undefined {
  return routes.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
}

/** Finds a path as it was sent: each letter and each slash counts. */
export function matchPath(path: string): PathMatch | undefined {
  for (const { pattern, names, routes } of templates) {
    const found = pattern.exec(path);
    if (found) return { routes, params: decode(names, found.slice(1)) };
  }
  return undefined;
}

function decode(names: readonly string[], values: readonly string[]): Record<string, string> {
  try {
    return Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(values[place] ?? '')]));
  } catch {
    throw invalidRequest([
      { path: '/path', message: 'has a % that does not begin the escape of a UTF-8 character' },
    ]);
  }
}

// The routes come with the most specific path first, and the first that fits is taken.
const templates = [...new Set(routes.map(({ path }) => path))].map((path) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  routes: routes.filter((route) => route.path === path),
}));
