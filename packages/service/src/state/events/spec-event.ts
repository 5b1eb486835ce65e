import { defined } from '@specshelf/base/defined';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

interface EventDetails {
  /** The members that an update has set, or the changes that are acknowledged. */
  changed?: readonly string[];
  /** Further members of the event. */
  details?: Readonly<Record<string, unknown>>;
}

/** Returns the audit event of a change of a specification. */
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
  { changed, details = {} }: EventDetails = {},
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
