import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import { managesTokens } from '../access/granted-scopes.js';
import type { Principal } from '../access/principal.js';
import { notFound } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import { auditEntries } from '../rules/audit-entries.js';
import { tokenEvent } from '../rules/token-event.js';

export const revokeAccessToken =
  (deps: Deps): Handler<'revokeAccessToken', Principal> =>
  async ({ path, principal }) => {
    const { accessTokens } = deps.stores;
    const { id: organizationId } = await findOrganization(deps, principal, path.organizationId);
    const token = await accessTokens.findInOrganization(organizationId, path.tokenId);
    const isOwn = token?.subject.id === principal.subject.id;
    if (!token || !(isOwn || managesTokens(principal, organizationId)))
      throw notFound('Access token', path.tokenId);
    const event = tokenEvent('token.revoke', principal, organizationId, token);
    const now = deps.now().toISOString();
    if (await accessTokens.revoke(token.id, now, auditEntries(deps, event))) await deps.audit(event);
    return { status: 204, body: undefined };
  };
