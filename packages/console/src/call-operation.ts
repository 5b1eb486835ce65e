import type { ContentOf, OperationId, operations } from '@specshelf/contract';
import { type Principal, readText, unauthenticated } from '@specshelf/service';
import type { Visit } from './visit.js';

/** What an operation of the API answers to who looks. */
export async function ask<Id extends OperationId>(
  { service, principal }: Visit,
  operationId: Id,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Id>> {
  const call = { operationId, path, query, header: {}, body: undefined };
  return JSON.parse(await readText(await service.handle({ ...call, principal: signedIn(principal) })));
}

type Answer<Id extends OperationId> = ContentOf<Id, Extract<keyof operations[Id]['responses'], 200>>;

/** Whoever is signed in; without them a page is not shown. */
export function signedIn(principal: Principal | undefined): Principal {
  if (!principal) throw unauthenticated('This page needs a token.');
  return principal;
}
