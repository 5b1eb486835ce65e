import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { deletePublisher } from '../trusted-publishers/delete-publisher.js';

export const deleteTrustedPublisher =
  (deps: Deps): Handler<'deleteTrustedPublisher', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    await deletePublisher(deps, principal, id, path.trustedPublisherId);
    return { status: 204, body: undefined };
  };
