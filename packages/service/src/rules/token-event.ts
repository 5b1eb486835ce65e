import { defined } from '@specshelf/markdown/defined';
import type { Principal } from '../access/principal.js';
import type { AuditEvent } from '../ports/audit.js';
import type { AccessTokenRecord } from '../ports/records.js';

/** Returns the audit event of a change of a token in an organization. */
export function tokenEvent(
  action: 'token.create' | 'token.revoke',
  { subject, tokenId, sessionId, request }: Pick<Principal, 'subject' | 'tokenId' | 'sessionId' | 'request'>,
  organizationId: string,
  token: AccessTokenRecord,
): AuditEvent {
  const { id, prefix, scopes, expiresAt, created } = token;
  return {
    action,
    actor: subject.id,
    ...defined({ tokenId, sessionId, request }),
    organizationId,
    token: {
      id,
      prefix,
      subject: token.subject.id,
      scopes,
      ...defined({ expiresAt, name: created?.name }),
    },
  };
}
