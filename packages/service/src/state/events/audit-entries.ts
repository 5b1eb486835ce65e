import { defined } from '@specshelf/base/defined';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { AuditEntry } from '../../base/ports/audit-log.js';
import type { Deps } from '../../base/ports/deps.js';

/**
 * Returns the entries of events for the audit logs of their organizations. An event without an organization, such as that of a token
 * for all organizations, is only in the log of the server.
 * See docs/decisions/0053-store-audit-events-with-the-change.md.
 */
export function auditEntries(
  { now, account }: Pick<Deps, 'now' | 'account'>,
  ...events: readonly AuditEvent[]
): AuditEntry[] {
  const createdAt = now().toISOString();
  return events.flatMap(({ action, actor, tokenId, sessionId, request, organizationId, ...details }) =>
    typeof organizationId === 'string'
      ? [
          {
            organizationId,
            createdAt,
            action,
            actor,
            ...defined({
              tokenId,
              sessionId,
              account,
              requestId: request?.requestId,
              traceId: request?.traceId,
            }),
            details,
          },
        ]
      : [],
  );
}

/** Stores events in a transaction of their own, for changes that do not take entries, and logs them. */
export async function recordEvents(
  deps: Pick<Deps, 'now' | 'account' | 'audit' | 'stores'>,
  ...events: readonly AuditEvent[]
): Promise<void> {
  const entries = auditEntries(deps, ...events);
  if (entries.length > 0) await deps.stores.auditLog.append(entries);
  await deps.audit(...events);
}
