import { defined } from '@specshelf/base/defined';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { AccessTokenRecord } from '../../base/ports/records.js';

type Actor = Pick<Principal, 'subject' | 'tokenId' | 'sessionId' | 'request' | 'job'>;

/** Returns the audit event of a change of a token in an organization. */
export function tokenEvent(
  action: 'token.create' | 'token.exchange' | 'token.revoke',
  { subject, tokenId, sessionId, request, job }: Actor,
  organizationId: string,
  token: AccessTokenRecord,
): AuditEvent {
  const { id, prefix, scopes, expiresAt, created, exchanged } = token;
  return {
    action,
    actor: subject.id,
    ...defined({ tokenId, sessionId, request, job }),
    organizationId,
    token: {
      id,
      prefix,
      subject: token.subject.id,
      scopes,
      ...defined({ expiresAt, name: created?.name }),
      ...(exchanged && { specSlugs: exchanged.specSlugs, trustedPublisherId: exchanged.publisherId }),
    },
  };
}
