import type { Subject } from '../ports/records.js';

/** Identifies the log lines of a request. An adapter passes it in, and receives it with each error to log. */
export interface RequestContext {
  readonly requestId: string;
  /** The ID of the distributed trace, if the client sent one. */
  readonly traceId?: string;
}

/** The caller, and the permissions of its token. */
export interface Principal {
  subject: Subject;
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  /** The ID of the token, if it is stored. */
  tokenId?: string;
  /** For an integration that handles an event: the number of events in the chain that led to this request. */
  eventDepth?: number;
  /** The request, if there is a log. */
  request?: RequestContext;
}

/** The caller of an operation without a token. */
export const anonymous: Principal = {
  subject: { id: 'anonymous', displayName: 'Anonymous' },
  organizations: [],
  scopes: [],
};

export function hasScope(principal: Principal, scope: string): boolean {
  return principal.scopes.includes(scope);
}

export function isMember(principal: Principal, organizationId: string): boolean {
  return principal.organizations === '*' || principal.organizations.includes(organizationId);
}
