import type { Handler } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { scopesByOrganization } from '../access/granted-scopes.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { userURL } from '../present/urls.js';

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
