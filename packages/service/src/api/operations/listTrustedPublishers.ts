import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentPublisher } from '../../features/publishers/present-publisher.js';
import { findOrganization } from '../../state/access/accessible-records.js';

export const listTrustedPublishers =
  (deps: Deps): Handler<'listTrustedPublishers', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const items = (await deps.stores.trustedPublishers.list(id)).map(presentPublisher);
    return { status: 200, body: { items, count: items.length } };
  };
