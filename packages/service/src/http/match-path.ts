import { type Route, routes } from '@specshelf/contract';
import { invalidRequest } from '../base/errors.js';
import { publicPathHeaders } from '../base/http/cors.js';

/** The operations at a path, one for each method. */
export interface PathOperations {
  routes: readonly Route[];
  /** HEAD has the route of GET. */
  byMethod: ReadonlyMap<string, Route>;
  /** Whether the path needs a token, whatever the method. */
  needsToken: boolean;
  /** Whether pages of every site may read the path. It needs no token, and changes nothing. */
  isPublic: boolean;
  /** Headers of every response at the path, failures included. */
  headers: Readonly<Record<string, string>>;
}

/** The operations at the path of a request, and the parameters in it, still escaped. */
export interface PathMatch {
  operations: PathOperations;
  escaped: Readonly<Record<string, string>>;
}

/** Returns the operations at a path of the API. The case of letters and a slash at the end are significant. */
export function matchPath(path: string): PathMatch | undefined {
  for (const { pattern, names, operations } of templates) {
    const values = pattern.exec(path);
    if (!values) continue;
    const escaped: Record<string, string> = {};
    for (let index = 0; index < names.length; index++) escaped[names[index] ?? ''] = values[index + 1] ?? '';
    return { operations, escaped };
  }
  return undefined;
}

/** Returns the decoded parameters in a path. Throws `invalid-request` when one has an invalid escape. */
export function pathParametersOf({ escaped }: PathMatch): Record<string, string> {
  return Object.fromEntries(Object.entries(escaped).map(([name, value]) => [name, decodePathSegment(value)]));
}

/** Decodes a segment of a path. Throws `invalid-request` when it has an invalid escape. */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    const message = 'has a % that does not begin the escape of a UTF-8 character';
    throw invalidRequest([{ path: '/path', message }]);
  }
}

// The contract lists the routes with the most specific path first.
const templates = [...new Set(routes.map(({ path }) => path))].map((path) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, patternOf)}$`),
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  operations: operationsOf(routes.filter((route) => route.path === path)),
}));

/** The path of a file, the last parameter, may have several segments, so that slashes in it need no escape. */
function patternOf(_parameter: string, name: string): string {
  return name === 'sourcePath' ? '(.*[^/])' : '([^/]+)';
}

function operationsOf(routesOfPath: readonly Route[]): PathOperations {
  const byMethod = new Map<string, Route>(routesOfPath.map((route) => [route.method, route]));
  const get = byMethod.get('GET');
  if (get) byMethod.set('HEAD', get);
  const needsToken = routesOfPath.some((route) => route.needsToken);
  const isPublic = !needsToken && routesOfPath.every(({ method }) => method === 'GET');
  return { routes: routesOfPath, byMethod, needsToken, isPublic, headers: isPublic ? publicPathHeaders : {} };
}
