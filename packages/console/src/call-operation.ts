import type { ContentOf, OperationId, operations } from '@specshelf/contract';
import { invalidRequest, type Principal, RequestError, readText, unauthenticated } from '@specshelf/service';
import type { PageRequest } from './page-request.js';

/** Calls an operation of the API with the access rights of the visitor. */
export async function callOperation<Id extends OperationId>(
  { service, principal }: PageRequest,
  operationId: Id,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): Promise<Content<Id>> {
  const call = { operationId, path, query, header: {}, body: undefined };
  return JSON.parse(await readText(await service.handle({ ...call, principal: requireSignIn(principal) })));
}

type Content<Id extends OperationId> = ContentOf<Id, Extract<keyof operations[Id]['responses'], 200>>;

/** Returns the principal of a signed-in visitor. Throws an error that leads to the sign-in form when there is none. */
export function requireSignIn(principal: Principal | undefined): Principal {
  if (!principal) throw unauthenticated('This page requires a token.');
  return principal;
}

/** Returns undefined instead of a rejection for a resource that does not exist. */
export async function undefinedIfNotFound<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return undefined;
    throw error;
  }
}

const longestCursor = 1024;

/** Returns the query of a list operation with the page cursor of the request. */
export function listQuery({ query }: PageRequest): Record<string, string> {
  const [cursor, ...others] = query.getAll('page');
  if (cursor === undefined) return {};
  if (others.length === 0 && cursor.length <= longestCursor) return { page: cursor };
  throw invalidRequest([{ path: '/query/page', message: 'must be one page cursor' }]);
}
