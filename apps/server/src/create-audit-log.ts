import { userInfo } from 'node:os';
import type { AuditEvent, RequestContext } from '@specshelf/service';
import type { Logger } from 'pino';
import { newId } from './new-id.js';
import * as auditEvents from './store/audit-events.js';
import type { Database } from './store/database.js';

export interface AuditLog {
  /** Writes down a change. */
  audit(event: AuditEvent): Promise<void>;
  /** Writes down what commands have changed meanwhile. */
  takeOver(): Promise<void>;
}

export interface AuditLogOptions {
  database: Database;
  logger: Logger;
  now(): Date;
}

/** The audit of a server, which is part of its log. */
export function createAuditLog({ database, logger, now }: AuditLogOptions): AuditLog {
  const write = (event: unknown, at: string, request?: RequestContext) =>
    logger.info({ ...request, audit: event, at }, 'audit');
  return {
    audit: async ({ request, ...event }) => write(event, now().toISOString(), request),
    takeOver: async () => {
      for (const { id, at, event } of await database.query(auditEvents.list)) {
        const isOurs = await database.query((connection) => auditEvents.remove(connection, id));
        if (isOurs) write(JSON.parse(event), at);
      }
    },
  };
}

/** The audit of a command. It has a log of its own, which nobody keeps: the server tells in one place what it has done. */
export function createLeftAudit({ database, now }: Omit<AuditLogOptions, 'logger'>): AuditLog['audit'] {
  return (event) => {
    // Of several who may run commands, the machine knows which one it was.
    const left = { ...event, user: userName() };
    const row = { id: newId(), at: now().toISOString(), event: left };
    return database.write((transaction) => auditEvents.insert(transaction, row));
  };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, a user may have no name.
    return String(process.getuid?.());
  }
}
