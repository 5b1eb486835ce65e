import type { RequestContext } from './access/principal.js';
import type { CIJob } from './access/trusted-publishers.js';

/** A change and its actor. Contains no secret. If it has an `organizationId`, it belongs to the audit log of that organization. */
export type AuditEvent = {
  /** The kind of object, and the change. */
  action: `${'organization' | 'space' | 'token' | 'integration' | 'hook' | 'spec' | 'version' | 'label' | 'secret-key' | 'session' | 'trusted-publisher'}.${string}`;
  /** The subject of the token or session; `operator` for the operator of the server; `server` for background work. */
  actor: string;
  /** The ID of the actor's token. */
  tokenId?: string;
  /** The ID of the actor's browser session, if the actor has signed in without an access token. */
  sessionId?: string;
  /** The CI job that received the actor's token. */
  job?: CIJob;
  /** Absent for changes outside of requests. */
  request?: RequestContext;
} & Readonly<Record<string, unknown>>;
