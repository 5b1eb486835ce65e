import { defined } from '@specshelf/markdown/defined';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

/** Returns the audit event of a change of a specification. `changed` names the members that an update has set, or the changes that are acknowledged. */
export function specEvent(
  action:
    | 'spec.create'
    | 'spec.replace'
    | 'spec.refresh'
    | 'spec.visibility'
    | 'spec.update'
    | 'spec.delete'
    | 'spec.acknowledge'
    | 'spec.withdraw',
  { subject, tokenId, sessionId, request, job }: Principal,
  { id, organizationId, slug, visibility }: OpenAPISpecRecord,
  changed?: readonly string[],
  details: Readonly<Record<string, unknown>> = {},
): AuditEvent {
  return {
    action,
    actor: subject.id,
    ...defined({ tokenId, sessionId, request, job }),
    organizationId,
    specId: id,
    specSlug: slug,
    ...defined({ visibility: action === 'spec.visibility' ? visibility : undefined, changed }),
    ...details,
  };
}
