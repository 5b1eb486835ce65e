import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentAccessToken } from '../present/access-token.js';
import { createToken } from '../rules/create-token.js';

export const createAccessToken =
  (deps: Deps): Handler<'createAccessToken', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const { record, secret } = await createToken(deps, principal, id, body);
    return {
      status: 201,
      body: { token: presentAccessToken(record, record.createdAt), secret },
    };
  };
