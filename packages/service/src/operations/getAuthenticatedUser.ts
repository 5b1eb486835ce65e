import type { Handler } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { userURL } from '../present/urls.js';

export const getAuthenticatedUser =
  (deps: Deps): Handler<'getAuthenticatedUser', Principal> =>
  async ({ principal: { subject } }) => ({
    status: 200,
    body: {
      object: 'user',
      id: subject.id,
      displayName: subject.displayName,
      urls: { location: userURL(deps) },
      ...defined({ email: subject.email }),
    },
  });
