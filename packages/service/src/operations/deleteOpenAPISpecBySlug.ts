import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { specEvent } from '../rules/spec-event.js';

export const deleteOpenAPISpecBySlug =
  (deps: Deps): Handler<'deleteOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await deps.stores.specs.find(id, path.specSlug);
    const now = deps.now().toISOString();
    if (!spec || !(await deps.stores.specs.remove(spec.id, now))) return { status: 204, body: undefined };
    deps.wake('deliveries');
    await deps.audit(specEvent('spec.delete', principal, spec));
    return { status: 205, body: undefined };
  };
