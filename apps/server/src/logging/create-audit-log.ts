import { userInfo } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { newId } from '@specshelf/base/new-id';
import type { AuditEvent, RequestContext } from '@specshelf/service';
import * as auditEvents from '@specshelf/store/audit-events';
import type { Database } from '@specshelf/store/database';
import type { Logger } from 'pino';

export interface AuditLog {
  /** Logs changes. */
  audit(...events: readonly AuditEvent[]): Promise<void>;
  /** Logs the changes that commands have stored, and removes them. */
  flushStored(): Promise<void>;
}

export interface AuditLogOptions {
  database: Database;
  logger: Logger;
  now(): Date;
}

/**
 * Creates the audit log of a server, which is part of its log.
 * See docs/decisions/0019-write-cli-audit-events-to-the-server-log.md.
 */
export function createAuditLog({ database, logger, now }: AuditLogOptions): AuditLog {
  const write = (event: unknown, at: string, request?: RequestContext) =>
    logger.info({ ...request, audit: event, at }, 'audit');
  return {
    audit: async (...events) => {
      for (const { request, ...event } of events) write(event, now().toISOString(), request);
    },
    flushStored: async () => {
      for (;;) {
        const left = await database.query((connection) => auditEvents.list(connection, eventsAtOnce));
        if (left.length === 0) return;
        const ids = left.map(({ id }) => id);
        const ours = await database.write((transaction) => auditEvents.remove(transaction, ids), {
          durable: false,
        });
        for (const { id, at, event } of left) if (ours.has(id)) write(JSON.parse(event), at);
        if (left.length < eventsAtOnce) return;
        // Queries on SQLite do not yield to the event loop, and a command may store thousands of events.
        await setImmediate();
      }
    },
  };
}

const eventsAtOnce = 100;

/** Creates the audit log of a command, which stores events for the server: the log of a command is not archived. */
export function createStoredAudit({ database, now }: Omit<AuditLogOptions, 'logger'>): AuditLog['audit'] {
  return async (...events) => {
    const user = accountName();
    const at = now().toISOString();
    // Several operators may share a server: the account of the machine identifies them.
    const rows = events.map((event) => ({ id: newId(), at, event: { ...event, user } }));
    await database.write((transaction) => auditEvents.insert(transaction, rows));
  };
}

/** Returns the account of the machine that runs this process. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, a user may have no name.
    return String(process.getuid?.());
  }
}
