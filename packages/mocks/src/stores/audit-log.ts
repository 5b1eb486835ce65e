import type { AuditEntry, AuditFilter, AuditLogStore, AuditRecord } from '@specshelf/service';
import { ascendingId } from './ascending-id.js';
import { frozen } from './frozen.js';
import { keysetPage } from './keyset-page.js';
import { removeBefore } from './remove-before.js';
import type { Tables } from './tables.js';

export function createAuditLogStore(tables: Tables): AuditLogStore {
  const { auditLog } = tables;
  return {
    async append(entries) {
      appendEntries(tables, entries);
    },
    async list({ organizationId, filter, countLimit, ...query }) {
      const selected = [...auditLog.values()].filter(
        (record) => record.organizationId === organizationId && isSelected(record, filter),
      );
      const { total, ...page } = keysetPage(selected, 'descending', query);
      return { ...page, total: Math.min(total, countLimit + 1) };
    },
    removeBefore: async (batch) => removeBefore(auditLog, batch),
  };
}

/** Appends entries, with IDs that ascend. */
export function appendEntries({ auditLog }: Tables, entries: readonly AuditEntry[] = []): void {
  for (const entry of entries) {
    const id = ascendingId(auditLog);
    auditLog.set(id, frozen({ ...entry, id }));
  }
}

function isSelected(record: AuditRecord, { since = '', until, action, actor }: AuditFilter): boolean {
  return (
    record.createdAt >= since &&
    (until === undefined || record.createdAt < until) &&
    (action === undefined || record.action === action) &&
    (actor === undefined || record.actor === actor)
  );
}
