import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentPublisher } from '../trusted-publishers/present-publisher.js';

export const listTrustedPublishers =
  (deps: Deps): Handler<'listTrustedPublishers', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const items = (await deps.stores.trustedPublishers.list(id)).map(presentPublisher);
    return { status: 200, body: { items, count: items.length } };
  };
