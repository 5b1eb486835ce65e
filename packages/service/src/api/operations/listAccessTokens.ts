import { defined } from '@specshelf/base/defined';
import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { listPage } from '../../base/requests/list-page.js';
import { presentAccessToken } from '../../features/tokens/access-token.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { managesTokens } from '../../state/access/granted-scopes.js';

export const listAccessTokens =
  (deps: Deps): Handler<'listAccessTokens', Principal> =>
  async ({ path, query, principal }) => {
    const { id: organizationId } = await findOrganization(deps, principal, path.organizationId);
    const subjectId = managesTokens(principal, organizationId) ? undefined : principal.subject.id;
    const now = deps.now().toISOString();
    const list = `tokens of ${JSON.stringify([organizationId, subjectId])}`;
    const body = await listPage(deps, list, query, {
      find: (page) =>
        deps.stores.accessTokens.listOfOrganization({ organizationId, ...defined({ subjectId }), ...page }),
      present: (token) => presentAccessToken(token, now),
    });
    return { status: 200, body };
  };
