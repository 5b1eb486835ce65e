import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import { managesTokens } from '../access/granted-scopes.js';
import type { Principal } from '../access/principal.js';
import { insufficientScope, notFound } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import type { AccessTokenRecord } from '../ports/records.js';
import { auditEntries } from '../rules/audit-entries.js';
import { tokenEvent } from '../rules/token-event.js';

export const revokeAccessToken =
  (deps: Deps): Handler<'revokeAccessToken', Principal> =>
  async ({ path, principal }) => {
    const { accessTokens } = deps.stores;
    const { id: organizationId } = await findOrganization(deps, principal, path.organizationId);
    const token = await accessTokens.findInOrganization(organizationId, path.tokenId);
    const managesAll = managesTokens(principal, organizationId);
    if (!token || !(managesAll || token.subject.id === principal.subject.id))
      throw notFound('Access token', path.tokenId);
    if (!managesAll && !(await mayRevokeOwn(deps, principal, organizationId, token)))
      throw insufficientScope('tokens:write', organizationId);
    const event = tokenEvent('token.revoke', principal, organizationId, token);
    const now = deps.now().toISOString();
    if (await accessTokens.revoke(token.id, now, auditEntries(deps, event))) await deps.audit(event);
    return { status: 204, body: undefined };
  };

/**
 * Whether the principal may revoke this token of its subject: a person any, a token only itself and its descendants.
 * See docs/decisions/0052-derive-tokens-from-the-token-of-their-creator.md.
 */
async function mayRevokeOwn(
  { stores }: Deps,
  { sessionId, tokenId }: Principal,
  organizationId: string,
  token: AccessTokenRecord,
): Promise<boolean> {
  if (tokenId === undefined) return sessionId !== undefined;
  let at: AccessTokenRecord | undefined = token;
  while (at && at.id !== tokenId) {
    const parentId: string | undefined = at.created?.parentId;
    if (parentId === tokenId) return true;
    // Only the caller can have access to several organizations: tokens of the API have access to one.
    at =
      parentId === undefined
        ? undefined
        : await stores.accessTokens.findInOrganization(organizationId, parentId);
  }
  return at !== undefined;
}
