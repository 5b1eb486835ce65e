import type { Handler } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { findOrganization } from '../access/accessible-records.js';
import { managesTokens } from '../access/granted-scopes.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentAccessToken } from '../present/access-token.js';
import { listPage } from '../rules/list-page.js';

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
