import type { Route } from '@specshelf/contract';
import { isMember, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { findOrganization, findSpace } from './accessible-records.js';
import { assertAccess } from './assert-access.js';

/** A request for an operation, without its body. */
export interface AdmittedCall {
  route: Route;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  principal: Principal;
}

/** Checks whether the caller may call an operation here, before its body is read. */
export async function admit(deps: Deps, { route, path, query, principal }: AdmittedCall): Promise<void> {
  if (!route.needsToken) return;
  await assertAccess(deps, principal, { ...route, scopes: requiredScopes(route, query), path });
  const { organizationId, spaceId } = path;
  if (organizationId !== undefined) {
    // Handlers of the other operations look up an allowed ID with their first query.
    const isAllowed = isMember(principal, organizationId);
    if (route.takesBody || !isAllowed) await findOrganization(deps, principal, organizationId);
  }
  if (spaceId !== undefined) await findSpace(deps, principal, spaceId);
}

/**
 * Schema `next` carries parts of the specification itself, which need the right to read it.
 * See docs/decisions/0006-declare-scopes-in-the-openapi-document.md.
 */
export function requiredScopes(
  { scopes, queryParameters }: Route,
  query: AdmittedCall['query'],
): readonly string[] {
  const isNext = queryParameters.includes('schema') && query['schema'] === 'next';
  return isNext ? [...scopes, 'openapi:read'] : scopes;
}
