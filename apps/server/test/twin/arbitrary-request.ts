import { defined } from '@specshelf/base/defined';
import { type Route, routes } from '@specshelf/contract';
import fc from 'fast-check';
import { validBody, wrongBody } from './arbitrary-body.js';
import { oddHeaders, validHeaders } from './arbitrary-headers.js';
import { oddPath, validPath } from './arbitrary-path.js';
import { oddQuery, validQuery } from './arbitrary-query.js';
import { printable, type TwinRequest } from './twin-request.js';

/** The part of a request that violates the document. */
const places = ['nowhere', 'path', 'query', 'headers', 'body', 'method'] as const;

type Place = (typeof places)[number];

/** Requests to every operation: most are valid or invalid in one part, a few are invalid in all parts. */
export function arbitraryRequest(): fc.Arbitrary<TwinRequest> {
  return fc
    .oneof(...routes.map((route) => ({ weight: weightOf(route), arbitrary: requestFor(route) })))
    .filter(isSendable)
    .map(printable);
}

/** Favors operations with more inputs. */
function weightOf({ takesBody, queryParameters }: Route): number {
  return 1 + (takesBody ? 3 : 0) + queryParameters.length;
}

function requestFor(route: Route): fc.Arbitrary<TwinRequest> {
  const weights: Record<Place, number> = {
    nowhere: 12,
    path: 3,
    query: route.queryParameters.length > 0 ? 8 : 2,
    headers: 3,
    body: route.takesBody ? 8 : 1,
    method: 1,
  };
  return fc.oneof(
    ...places.map((place) => ({
      weight: weights[place],
      arbitrary: request(route, (other) => other === place),
    })),
    { weight: 2, arbitrary: request(route, () => true) },
  );
}

function request(route: Route, isOdd: (place: Place) => boolean): fc.Arbitrary<TwinRequest> {
  return fc
    .record(
      {
        method: isOdd('method') ? fc.constantFrom(...methods) : fc.constant(route.method),
        path: isOdd('path') ? oddPath(route) : validPath(route),
        query: isOdd('query') ? oddQuery(route) : validQuery(route),
        headers: isOdd('headers') ? oddHeaders(route) : validHeaders(route),
        body: bodyFor(route, isOdd('body')),
      },
      { noNullPrototype: true },
    )
    .map(({ method, path, query, headers, body }) => ({
      method,
      target: path + query,
      headers,
      ...defined({ body: body === undefined || bodiless.includes(method) ? undefined : body }),
    }));
}

// `fetch` rejects a body with these methods.
const bodiless = ['GET', 'HEAD', 'get'];

const methods = [
  ...['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
  ...['get', 'Patch', 'PROPFIND', 'QUERY', 'NOTHING'],
];

function bodyFor(route: Route, odd: boolean): fc.Arbitrary<TwinRequest['body']> {
  if (!route.takesBody) return odd ? fc.constantFrom('{}', 'x', undefined) : fc.constant(undefined);
  return odd
    ? fc.oneof({ weight: 12, arbitrary: wrongBody(route) }, fc.constant(undefined))
    : validBody(route);
}

/** Returns whether `fetch` accepts the URL and the headers. */
function isSendable({ method, target, headers }: TwinRequest): boolean {
  try {
    return new Request(`https://specs.example${target}`, { method, headers }).url.startsWith(
      'https://specs.example/',
    );
  } catch {
    return false;
  }
}
