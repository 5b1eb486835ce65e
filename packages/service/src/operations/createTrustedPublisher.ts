import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { createPublisher } from '../trusted-publishers/create-publisher.js';
import { presentPublisher } from '../trusted-publishers/present-publisher.js';

export const createTrustedPublisher =
  (deps: Deps): Handler<'createTrustedPublisher', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    return { status: 201, body: presentPublisher(await createPublisher(deps, principal, id, body)) };
  };
