import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';

export const deleteOpenAPISpecBySlug =
  (deps: Deps): Handler<'deleteOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await deps.stores.specs.find(id, path.specSlug);
    const removed = spec !== undefined && (await deps.stores.specs.remove(spec.id));
    return { status: removed ? 205 : 204, body: undefined };
  };
