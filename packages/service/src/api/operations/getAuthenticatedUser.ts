import { defined } from '@specshelf/base/defined';
import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { scopesByOrganization } from '../../state/access/granted-scopes.js';
import { userURL } from '../../state/urls.js';

export const getAuthenticatedUser =
  (deps: Deps): Handler<'getAuthenticatedUser', Principal> =>
  async ({ principal }) => ({
    status: 200,
    body: {
      object: 'user',
      id: principal.subject.id,
      displayName: principal.subject.displayName,
      grants: scopesByOrganization(principal),
      urls: { location: userURL(deps) },
      ...defined({ email: principal.subject.email, expiresAt: principal.expiresAt }),
    },
  });
