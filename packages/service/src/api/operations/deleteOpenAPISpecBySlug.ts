import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { assertMayDelete } from '../../features/compatibility/assert-may-loosen.js';
import { findOrganization } from '../../state/access/accessible-records.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { specEvent } from '../../state/events/spec-event.js';

export const deleteOpenAPISpecBySlug =
  (deps: Deps): Handler<'deleteOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const spec = await deps.stores.specs.find(id, path.specSlug);
    const now = deps.now().toISOString();
    if (!spec) return { status: 204, body: undefined };
    assertMayDelete(deps, principal, spec);
    const event = specEvent('spec.delete', principal, spec);
    if (!(await deps.stores.specs.remove(spec.id, now, auditEntries(deps, event))))
      return { status: 204, body: undefined };
    deps.wake('deliveries');
    // The search must index the change.
    deps.wake('specifications');
    await deps.audit(event);
    return { status: 205, body: undefined };
  };
