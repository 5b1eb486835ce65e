import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';

/** The grant of an event token: access of an integration to one organization. */
export interface EventGrant {
  /** The ID of the integration, which changes when it is registered again under the same name. */
  integrationId: string;
  name: string;
  organizationId: string;
  /** Number of events in the chain that led to this one, itself included. */
  depth: number;
}

const prefix = 'shelf_event_';
const purpose = 'token of an event';
const lifetime = 5 * 60_000;

/**
 * Creates a token for requests of an integration to this API while it handles an event. It is not stored: it is the sealed
 * grant. It becomes invalid when its integration is removed.
 * See docs/decisions/0013-use-stateless-event-tokens.md.
 */
export function createEventToken(deps: Deps, grant: EventGrant): string {
  const expiresAt = deps.now().getTime() + lifetime;
  return prefix + encodeURIComponent(deps.seal(JSON.stringify({ ...grant, expiresAt }), purpose));
}

/** Returns the principal of an event token; undefined if it is another token, or expired. */
export async function authenticateEventToken(deps: Deps, token: string): Promise<Principal | undefined> {
  const grant = token.startsWith(prefix) ? openGrant(deps, token.slice(prefix.length)) : undefined;
  if (!grant || grant.expiresAt <= deps.now().getTime()) return undefined;
  const integration = await deps.stores.integrations.find(grant.name);
  if (integration?.id !== grant.integrationId) return undefined;
  return {
    subject: { id: `integration:${integration.name}`, displayName: integration.name },
    grants: [{ organizations: [grant.organizationId], scopes: ['openapi:read', 'space:read'] }],
    eventDepth: grant.depth,
  };
}

function openGrant(deps: Deps, sealed: string): (EventGrant & { expiresAt: number }) | undefined {
  try {
    return JSON.parse(deps.open(decodeURIComponent(sealed), purpose));
  } catch {
    // Not issued by this server.
    return undefined;
  }
}
