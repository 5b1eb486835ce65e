import type { Subject } from '../ports/records.js';

/** By what the lines of a log about one request are found: an adapter gives it, and gets it back with what there is to log. */
export interface RequestContext {
  readonly requestId: string;
  /** Of the trace that the request is a part of, when who asked has said so. */
  readonly traceId?: string;
}

/** Who calls, and what their token allows. */
export interface Principal {
  subject: Subject;
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  /** The id of the token, when it is one that is kept. */
  tokenId?: string;
  /** For an integration that answers an event: how many events, one caused by the other, led to this. */
  eventDepth?: number;
  /** In which request, where there is a log. */
  request?: RequestContext;
}

/** Whoever calls an operation that needs no token. */
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
