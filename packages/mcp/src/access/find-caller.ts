import {
  anonymous,
  decodePathSegment,
  hasScopeAnywhere,
  insufficientScope,
  notFoundError,
  type OpenAPISpecRecord,
  type Principal,
  RequestError,
  readsPrivateIn,
  unauthenticated,
} from '@specshelf/service';
import type { MCPRequest, MCPService } from '../model/mcp-request.js';
import { openSpec } from './open-spec.js';

/** The segments of an address, escaped. */
export interface Address {
  organization: string;
  spec: string | undefined;
}

/** A client at an address. */
export interface Caller {
  principal: Principal;
  organizationId: string;
  /** The only specification of the address, if it is that of a specification. */
  specSlug?: string;
}

/** Returns the caller of a request by its token. Cookies do not count, so that no page of another site can act for its visitor. */
export async function authenticate(service: MCPService, request: MCPRequest): Promise<Principal> {
  const authorization = request.header('authorization');
  if (authorization === undefined) {
    await request.limits.countAddress();
    return { ...anonymous, request: request.context };
  }
  const principal = await service.authenticate(authorization, request.context).catch(async (error) => {
    const isWrong = error instanceof RequestError && error.meaning === 'unauthenticated';
    if (isWrong) await request.limits.countWrongToken();
    throw error;
  });
  request.onPrincipal?.(principal);
  await request.limits.countToken(principal);
  if (!hasScopeAnywhere(principal, 'openapi:read')) throw insufficientScope('openapi:read');
  return principal;
}

/**
 * Checks that there is something to see at an address: so a client without a token, or with one of another organization, fails when
 * it connects. Missing and private specifications have the same error.
 */
export async function findCaller(
  service: MCPService,
  principal: Principal,
  address: Address,
): Promise<Caller> {
  const organizationId = decodePathSegment(address.organization);
  if (address.spec !== undefined) {
    const slug = decodePathSegment(address.spec);
    const spec = await openAddressedSpec(service, principal, { organizationId, specSlug: slug });
    return { principal, organizationId: spec.organizationId, specSlug: spec.slug };
  }
  const {
    items,
    next,
    organizationId: stored,
  } = await service.listReadableSpecs(organizationId, principal, {
    limit: 1,
  });
  const isVisible = items.length > 0 || next !== undefined;
  if (stored !== undefined && (isVisible || readsPrivateIn(principal, stored)))
    return { principal, organizationId: stored };
  if (isAnonymous(principal)) throw unauthenticated(tokenNeeded('organization'));
  throw notFoundError(`Organization ${JSON.stringify(organizationId)} was not found.`);
}

async function openAddressedSpec(
  service: MCPService,
  principal: Principal,
  place: { organizationId: string; specSlug: string },
): Promise<OpenAPISpecRecord> {
  try {
    return (await openSpec(service, principal, place)).spec;
  } catch (error) {
    const isHidden = error instanceof RequestError && error.meaning === 'not-found';
    throw isHidden && isAnonymous(principal) ? unauthenticated(tokenNeeded('specification')) : error;
  }
}

function tokenNeeded(place: string): string {
  return `This ${place} has nothing public. Send \`Authorization: Bearer <token>\` with a token that has the scope openapi:read.`;
}

function isAnonymous({ subject }: Principal): boolean {
  return subject === anonymous.subject;
}
