import { notFound, noVersion } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import type {
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  SpaceRecord,
} from '../ports/records.js';
import { organizationIdKey } from './organization-id-key.js';
import { hasScope, isMember, type Principal } from './principal.js';

/** The part of `Deps` that finds specifications without an access check. */
export interface SpecReader {
  stores: {
    organizations: Pick<Deps['stores']['organizations'], 'find'>;
    specs: Pick<Deps['stores']['specs'], 'find'>;
    versions: Pick<Deps['stores']['versions'], 'find'>;
  };
}

// Records without access are reported like missing ones: the message contains only the requested name.

/** Finds an organization by its ID in any case. Only the stored ID decides about access. */
export async function findOrganization(
  deps: Deps,
  principal: Principal,
  requestedId: string,
): Promise<OrganizationRecord> {
  const organization = isMemberInAnyCase(principal, requestedId)
    ? await deps.stores.organizations.find(requestedId)
    : undefined;
  if (!organization || !isMember(principal, organization.id)) throw notFound('Organization', requestedId);
  return organization;
}

/** Returns the stored ID for a requested one; no query for an ID that the token lists exactly. */
export async function resolveOrganizationId(
  deps: Deps,
  principal: Principal,
  requestedId: string,
): Promise<string> {
  if (
    principal.grants.some(({ organizations }) => organizations !== '*' && organizations.includes(requestedId))
  ) {
    return requestedId;
  }
  return (await findOrganization(deps, principal, requestedId)).id;
}

/** Saves the query for an ID that the token cannot include. */
function isMemberInAnyCase(principal: Principal, requestedId: string): boolean {
  if (isMember(principal, requestedId)) return true;
  const key = organizationIdKey(requestedId);
  return principal.grants.some(
    ({ organizations }) => organizations !== '*' && organizations.some((id) => organizationIdKey(id) === key),
  );
}

export async function findSpace(deps: Deps, principal: Principal, spaceId: string): Promise<SpaceRecord> {
  const space = await deps.stores.spaces.find(spaceId);
  if (!space || !isMember(principal, space.organizationId)) throw notFound('Space', spaceId);
  return space;
}

export interface SpecPath {
  organizationId: string;
  specSlug: string;
}

export async function findSpec(deps: Deps, principal: Principal, path: SpecPath): Promise<OpenAPISpecRecord> {
  const { organizationId, specSlug } = path;
  // Most requests have the stored ID and find the specification: one query.
  const exact = isMember(principal, organizationId)
    ? await deps.stores.specs.find(organizationId, specSlug)
    : undefined;
  if (exact) return exact;
  const { id } = await findOrganization(deps, principal, organizationId);
  const spec = id === organizationId ? undefined : await deps.stores.specs.find(id, specSlug);
  if (!spec) throw notFound('OpenAPI specification', specSlug);
  return spec;
}

/** Returns a public specification and its latest version; 404 in all other cases. */
export async function findPublished(deps: Deps, path: SpecPath): Promise<SpecVersion> {
  const spec = await findSpecInAnyCase(deps, path);
  const isPublic = spec?.visibility === 'public';
  const version =
    isPublic && spec.lastVersion && (await deps.stores.versions.find(spec.id, spec.lastVersion));
  if (!spec || !version) throw notFound('Published OpenAPI specification', path.specSlug);
  return { spec, version };
}

/** Returns a specification that is public or that the principal may read, with its requested version. */
export async function findReadable(
  deps: SpecReader,
  path: SpecPath & { versionId?: string | undefined },
  principal: Principal,
): Promise<{ spec: OpenAPISpecRecord; version: OpenAPISpecVersionRecord | undefined }> {
  const spec = await findSpecInAnyCase(deps, path);
  const mayRead = spec && hasScope(principal, 'openapi:read', spec.organizationId);
  if (!spec || !(mayRead || spec.visibility === 'public'))
    throw notFound('OpenAPI specification', path.specSlug);
  const version = await resolveVersion(deps, spec, path.versionId);
  // Only members see that a specification is being processed for the first time.
  if (!version && !mayRead) throw notFound('OpenAPI specification', path.specSlug);
  return { spec, version };
}

/** Does not check access. */
async function findSpecInAnyCase(
  { stores }: SpecReader,
  { organizationId, specSlug }: SpecPath,
): Promise<OpenAPISpecRecord | undefined> {
  const exact = await stores.specs.find(organizationId, specSlug);
  if (exact) return exact;
  const organization = await stores.organizations.find(organizationId);
  if (!organization || organization.id === organizationId) return undefined;
  return stores.specs.find(organization.id, specSlug);
}

export interface SpecVersion {
  spec: OpenAPISpecRecord;
  version: OpenAPISpecVersionRecord;
}

export async function findLatestVersion(
  deps: Deps,
  principal: Principal,
  path: SpecPath,
): Promise<SpecVersion> {
  const spec = await findSpec(deps, principal, path);
  return { spec, version: await requireVersion(deps, spec) };
}

/** Returns the requested version, by default the latest one; 404 if there is none. */
export async function requireVersion(
  deps: Deps,
  spec: OpenAPISpecRecord,
  versionId?: string,
): Promise<OpenAPISpecVersionRecord> {
  const version = await resolveVersion(deps, spec, versionId);
  if (!version) throw noVersion(spec);
  return version;
}

/** Returns the requested version, by default the latest one; undefined if there is none. */
export async function resolveVersion(
  deps: SpecReader,
  spec: OpenAPISpecRecord,
  versionId?: string,
): Promise<OpenAPISpecVersionRecord | undefined> {
  const id = versionId ?? spec.lastVersion;
  const version = id === undefined ? undefined : await deps.stores.versions.find(spec.id, id);
  if (!version && versionId !== undefined) throw notFound('Version', versionId);
  return version;
}

export async function findVersion(
  deps: Deps,
  principal: Principal,
  path: SpecPath & { versionId: string },
): Promise<SpecVersion> {
  const spec = await findSpec(deps, principal, path);
  const version = await deps.stores.versions.find(spec.id, path.versionId);
  if (!version) throw notFound('Version', path.versionId);
  return { spec, version };
}
