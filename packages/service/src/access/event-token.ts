import type { Deps } from '../ports/deps.js';
import type { Principal } from './principal.js';

/** Whom an event speaks for: an integration, for a while, in one organization. */
export interface EventGrant {
  /** The id of the integration: one that is registered anew under the same name is another one. */
  integrationId: string;
  name: string;
  organizationId: string;
  /** How many events led to this one, itself included. */
  depth: number;
}

const prefix = 'shelf_event_';
const purpose = 'token of an event';
const lifetime = 5 * 60_000;

/**
 * A token for what an integration asks of this API while it answers an event. It is kept nowhere: it is the grant itself,
 * sealed. Without its integration it is worth nothing.
 * See docs/decisions/0013-use-stateless-event-tokens.md.
 */
export function createEventToken(deps: Deps, grant: EventGrant): string {
  const expiresAt = deps.now().getTime() + lifetime;
  return prefix + encodeURIComponent(deps.seal(JSON.stringify({ ...grant, expiresAt }), purpose));
}

/** Who sends this token; undefined when it is no token of an event, or one that is over. */
export async function authenticateEventToken(deps: Deps, token: string): Promise<Principal | undefined> {
  const grant = token.startsWith(prefix) ? openGrant(deps, token.slice(prefix.length)) : undefined;
  if (!grant || grant.expiresAt <= deps.now().getTime()) return undefined;
  const integration = await deps.stores.integrations.find(grant.name);
  if (integration?.id !== grant.integrationId) return undefined;
  return {
    subject: { id: `integration:${integration.name}`, displayName: integration.name },
    organizations: [grant.organizationId],
    scopes: ['openapi:read', 'space:read'],
    eventDepth: grant.depth,
  };
}

function openGrant(deps: Deps, sealed: string): (EventGrant & { expiresAt: number }) | undefined {
  try {
    return JSON.parse(deps.open(decodeURIComponent(sealed), purpose));
  } catch {
    // Whatever it is, this server has not made it.
    return undefined;
  }
}
