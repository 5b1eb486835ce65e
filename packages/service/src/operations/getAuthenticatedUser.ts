import type { Handler } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { userURL } from '../present/urls.js';
import type { Principal } from '../principal.js';

export const getAuthenticatedUser =
  (deps: Deps): Handler<'getAuthenticatedUser', Principal> =>
  async ({ principal: { subject } }) => ({
    status: 200,
    body: {
      object: 'user',
      id: subject.id,
      displayName: subject.displayName,
      urls: { location: userURL(deps) },
      ...(subject.email === undefined ? {} : { email: subject.email }),
    },
  });
