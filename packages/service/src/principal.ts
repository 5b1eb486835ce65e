import type { Subject } from './records.js';

/** Who calls, and what their token allows. */
export interface Principal {
  subject: Subject;
  organizations: readonly string[] | '*';
  scopes: readonly string[];
  /** The id of the token, when it is one that is kept. */
  tokenId?: string;
  /** For an integration that answers an event: how many events, one caused by the other, led to this. */
  eventDepth?: number;
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

export function mayEnter(principal: Principal, organizationId: string): boolean {
  return principal.organizations === '*' || principal.organizations.includes(organizationId);
}
