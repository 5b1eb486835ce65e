import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { createPublisher } from '../../features/publishers/create-publisher.js';
import { presentPublisher } from '../../features/publishers/present-publisher.js';
import { findOrganization } from '../../state/access/accessible-records.js';

export const createTrustedPublisher =
  (deps: Deps): Handler<'createTrustedPublisher', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    return { status: 201, body: presentPublisher(await createPublisher(deps, principal, id, body)) };
  };
