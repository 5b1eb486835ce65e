import type { Handler } from '@specshelf/contract';
import { insufficientScope, notFound } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { AccessTokenRecord } from '../../base/ports/records.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { managesTokens } from '../../state/access/granted-scopes.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { tokenEvent } from '../../state/events/token-event.js';

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
