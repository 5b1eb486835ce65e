import type { RequestContext } from '../access/principal.js';

/** A change and its actor, for the audit log. Contains no secret. */
export type AuditEvent = {
  /** The kind of object, and the change. */
  action: `${'organization' | 'space' | 'token' | 'integration' | 'hook' | 'spec' | 'secret-key'}.${string}`;
  /** The subject of the token; `operator` for the operator of the server; `server` for background work. */
  actor: string;
  /** The ID of the actor's token. */
  tokenId?: string;
  /** Absent for changes outside of requests. */
  request?: RequestContext;
} & Readonly<Record<string, unknown>>;
