import type { ContentOf, OperationId, operations } from '@specshelf/contract';
import {
  invalidRequest,
  type Principal,
  RequestError,
  type Service,
  unauthenticated,
} from '@specshelf/service';
import type { Links } from './links.js';

/** One look at a page: who looks, at what, and the way to ask the API about it in their name. */
export interface Visit {
  service: PagesService;
  /** Absent while nobody is signed in. */
  principal: Principal | undefined;
  params: Readonly<Record<string, string>>;
  /** Where a list goes on, when this is not its beginning, as somebody has sent it. */
  cursor: unknown;
  /** The address of this page as the server sees it, to come back to; absent when it cannot be told to a browser. */
  address: string | undefined;
  links: Links;
}

export type PagesService = Pick<Service, 'authenticate' | 'handle' | 'findSpace'>;

/** What an operation of the API answers to who looks. */
export async function ask<Id extends OperationId>(
  { service, principal }: Visit,
  operationId: Id,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Id>> {
  const call = { operationId, path, query, header: {}, body: undefined };
  const { chunks } = await service.handle({ ...call, principal: signedIn(principal) });
  return JSON.parse(chunks.join(''));
}

type Answer<Id extends OperationId> = ContentOf<Id, Extract<keyof operations[Id]['responses'], 200>>;

/** Whoever is signed in; without them a page is not shown. */
export function signedIn(principal: Principal | undefined): Principal {
  if (!principal) throw unauthenticated('This page needs a token.');
  return principal;
}

/** What is asked for, or undefined where this caller finds nothing. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return undefined;
    throw error;
  }
}

/** The query of a list that goes on at the cursor of the visit. */
export function listQuery({ cursor }: Visit): Record<string, string> {
  if (cursor === undefined) return {};
  if (typeof cursor === 'string' && cursor.length <= longestCursor) return { page: cursor };
  throw invalidRequest([{ path: '/query/page', message: 'must be where a list goes on' }]);
}

const longestCursor = 1024;
