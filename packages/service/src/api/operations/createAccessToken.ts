import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentAccessToken } from '../../features/tokens/access-token.js';
import { createToken } from '../../features/tokens/create-token.js';
import { findOrganization } from '../../state/access/accessible-records.js';

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
