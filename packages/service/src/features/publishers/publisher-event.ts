import { defined } from '@specshelf/base/defined';
import type { Principal } from '../../base/ports/access/principal.js';
import type { TrustedPublisherRecord } from '../../base/ports/access/trusted-publishers.js';
import type { AuditEvent } from '../../base/ports/audit.js';

/** Returns the audit event of a change of a trusted publisher. */
export function publisherEvent(
  action: `trusted-publisher.${'create' | 'pin' | 'delete'}`,
  { subject, tokenId, sessionId, request }: Pick<Principal, 'subject' | 'tokenId' | 'sessionId' | 'request'>,
  { organizationId, createdAt: _createdAt, createdBy: _createdBy, ...publisher }: TrustedPublisherRecord,
): AuditEvent {
  return {
    action,
    actor: subject.id,
    ...defined({ tokenId, sessionId, request }),
    organizationId,
    trustedPublisher: publisher,
  };
}
