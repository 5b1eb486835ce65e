import { defined } from '@specshelf/base/defined';
import type { Handler, QueryOf } from '@specshelf/contract';
import { invalidRequest } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditFilter } from '../../base/ports/audit-log.js';
import type { Deps } from '../../base/ports/deps.js';
import { listPage } from '../../base/requests/list-page.js';
import { readTime } from '../../base/requests/read-time.js';
import { presentAuditEvent } from '../../features/audit/audit-event.js';
import { findOrganization } from '../../state/access/accessible-records.js';

const countLimit = 10_000;

export const listAuditEvents =
  (deps: Deps): Handler<'listAuditEvents', Principal> =>
  async ({ path, query, principal }) => {
    const { id: organizationId } = await findOrganization(deps, principal, path.organizationId);
    const filter = filterOf(query);
    const list = `audit log of ${JSON.stringify([organizationId, filter])}`;
    const { items, count, ...rest } = await listPage(deps, list, query, {
      find: (query) => deps.stores.auditLog.list({ organizationId, filter, countLimit, ...query }),
      present: presentAuditEvent,
    });
    const counted = count > countLimit ? { count: countLimit, countCapped: true as const } : { count };
    return { status: 200, body: { items, ...counted, ...rest } };
  };

function filterOf({ since, until, action, actor }: QueryOf<'listAuditEvents'>): AuditFilter {
  return defined({ since: timeOf('since', since), until: timeOf('until', until), action, actor });
}

function timeOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = readTime(text);
  if (time === undefined)
    throw invalidRequest([{ path: `/query/${name}`, message: 'must be an existing date' }]);
  return time;
}
