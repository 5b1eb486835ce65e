import { defined } from '@specshelf/base/defined';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { LabelMove } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

type Actor = Pick<Principal, 'tokenId' | 'sessionId' | 'request' | 'job'>;

/** Returns the audit event of a move. The actor is the one who moved the label, or has published the source that moved it. */
export function labelEvent(
  { label, from, to, movedBy }: LabelMove,
  { id: specId, organizationId, slug: specSlug }: OpenAPISpecRecord,
  { tokenId, sessionId, request, job }: Actor = {},
): AuditEvent {
  return {
    action: to === undefined ? 'label.delete' : 'label.move',
    actor: movedBy?.id ?? 'server',
    ...defined({ tokenId, sessionId, request, job }),
    organizationId,
    specId,
    specSlug,
    label,
    ...defined({ from, to }),
  };
}
