import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { deletePublisher } from '../../features/publishers/delete-publisher.js';
import { findOrganization } from '../../state/access/accessible-records.js';

export const deleteTrustedPublisher =
  (deps: Deps): Handler<'deleteTrustedPublisher', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    await deletePublisher(deps, principal, id, path.trustedPublisherId);
    return { status: 204, body: undefined };
  };
