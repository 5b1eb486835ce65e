import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
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
