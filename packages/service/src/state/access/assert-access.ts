import type { OperationId } from '@specshelf/contract';
import { insufficientScope } from '../../base/errors.js';
import { hasScope, hasScopeAnywhere, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { findSpace, resolveOrganizationId } from './accessible-records.js';
import { assertCoversSpec } from './covered-specs.js';

/** The access that a call requires. The body is absent before it is read. */
interface RequiredAccess {
  operationId: OperationId;
  path: Readonly<Record<string, unknown>>;
  scopes: readonly string[];
  body?: unknown;
}

/**
 * Checks the scopes before the organization, so that a caller without a scope learns nothing about organizations. Then the caller
 * must have the scopes in the organization of the path. Operations without one need the scopes in any organization.
 */
export async function assertAccess(
  deps: Deps,
  principal: Principal,
  required: RequiredAccess,
): Promise<void> {
  const { scopes, path } = required;
  for (const scope of scopes) if (!hasScopeAnywhere(principal, scope)) throw insufficientScope(scope);
  assertCoversSpec(principal, required);
  // With one grant, the scopes are the same in each of its organizations, and handlers check the organization.
  if (scopes.length === 0 || principal.grants.length < 2) return;
  const organizationId = await organizationOf(deps, principal, path);
  if (organizationId === undefined) return;
  const { specSlug } = path;
  for (const scope of scopes) {
    if (!hasScope(principal, scope, organizationId, typeof specSlug === 'string' ? specSlug : undefined))
      throw insufficientScope(scope, organizationId);
  }
}

/** Returns the stored ID of the organization that a path names, itself or by a space. */
async function organizationOf(
  deps: Deps,
  principal: Principal,
  { organizationId, spaceId }: RequiredAccess['path'],
): Promise<string | undefined> {
  if (typeof organizationId === 'string') return resolveOrganizationId(deps, principal, organizationId);
  if (typeof spaceId === 'string') return (await findSpace(deps, principal, spaceId)).organizationId;
  return undefined;
}
