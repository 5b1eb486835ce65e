import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { AuditRecord } from '../../base/ports/audit-log.js';

export function presentAuditEvent(record: AuditRecord): Schema<'AuditEvent'> {
  const { id, createdAt, action, actor, tokenId, sessionId, account, requestId, traceId, details } = record;
  return {
    object: 'audit-event',
    id,
    createdAt,
    action,
    actor,
    ...defined({ tokenId, sessionId, account, requestId, traceId }),
    details: { ...details },
  };
}
