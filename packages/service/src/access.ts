import type { Deps } from './deps.js';
import { notFound, noVersion } from './errors.js';
import { mayEnter, type Principal } from './principal.js';
import type {
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  SpaceRecord,
} from './records.js';

// What the caller may not enter is answered exactly like what does not exist: the message says only what was asked for.

/** For what looks for something in an organization, which shows that there is one. */
export function refuseStranger(principal: Principal, organizationId: string): void {
  if (!mayEnter(principal, organizationId)) throw notFound('Organization', organizationId);
}

export async function findOrganization(
  deps: Deps,
  principal: Principal,
  organizationId: string,
): Promise<OrganizationRecord> {
  refuseStranger(principal, organizationId);
  const organization = await deps.stores.organizations.find(organizationId);
  if (!organization) throw notFound('Organization', organizationId);
  return organization;
}

export async function findSpace(deps: Deps, principal: Principal, spaceId: string): Promise<SpaceRecord> {
  const space = await deps.stores.spaces.find(spaceId);
  if (!space || !mayEnter(principal, space.organizationId)) throw notFound('Space', spaceId);
  return space;
}

export interface SpecPath {
  organizationId: string;
  specSlug: string;
}

export async function findSpec(deps: Deps, principal: Principal, path: SpecPath): Promise<OpenAPISpecRecord> {
  const { organizationId, specSlug } = path;
  refuseStranger(principal, organizationId);
  const spec = await deps.stores.specs.find(organizationId, specSlug);
  if (spec) return spec;
  await findOrganization(deps, principal, organizationId);
  throw notFound('OpenAPI specification', specSlug);
}

/** The latest version of a specification that is public; whatever else is the matter, it is not found. */
export async function findPublishedVersion(deps: Deps, path: SpecPath): Promise<OpenAPISpecVersionRecord> {
  const spec = await deps.stores.specs.find(path.organizationId, path.specSlug);
  const isPublic = spec?.visibility === 'public';
  const version =
    isPublic && spec.lastVersion && (await deps.stores.versions.find(spec.id, spec.lastVersion));
  if (!version) throw notFound('Published OpenAPI specification', path.specSlug);
  return version;
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
  return { spec, version: await latestVersionOf(deps, spec) };
}

/** The version that is asked for, else the last one that was processed with success; 404 while there is none. */
export async function latestVersionOf(
  deps: Deps,
  spec: OpenAPISpecRecord,
  versionId?: string,
): Promise<OpenAPISpecVersionRecord> {
  const version = await lastVersionOf(deps, spec, versionId);
  if (!version) throw noVersion(spec);
  return version;
}

/** The version that is asked for, else the last one; undefined while there is none. */
export async function lastVersionOf(
  deps: Deps,
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
