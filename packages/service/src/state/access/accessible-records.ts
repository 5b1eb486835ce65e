import { defined } from '@specshelf/base/defined';
import { notFound, notFoundError, noVersion } from '../../base/errors.js';
import { labelIn, labelKey } from '../../base/names/label-name.js';
import { hasScope, isMember, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { LabelRecord } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord, OrganizationRecord, SpaceRecord } from '../../base/ports/records.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import { shownVersion } from '../settings/shown-version.js';
import { isPublished } from './is-published.js';
import { organizationIdKey } from './organization-id-key.js';

/** The part of `Deps` that finds specifications without an access check. */
export interface SpecReader {
  stores: {
    organizations: Pick<Deps['stores']['organizations'], 'find'>;
    specs: Pick<Deps['stores']['specs'], 'find'>;
    versions: Pick<Deps['stores']['versions'], 'find'>;
    labels: Pick<Deps['stores']['labels'], 'find'>;
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

/** Returns a label by its name in any case. */
export async function findLabel(
  { stores }: Pick<SpecReader, 'stores'>,
  { id }: OpenAPISpecRecord,
  name: string,
): Promise<LabelRecord> {
  const label = await stores.labels.find(id, labelKey(name));
  if (!label) throw notFound('Label', name);
  return label;
}

/**
 * Returns a public specification and the version of the label after its slug (`petstore@prod`), by default the shown version; 404 in
 * all other cases.
 */
export async function findPublished(deps: Deps, path: SpecPath): Promise<SpecVersion> {
  const [, specSlug = path.specSlug, label] = /^([^@]*)@(.*)$/s.exec(path.specSlug) ?? [];
  const spec = await findSpecInAnyCase(deps, { ...path, specSlug });
  const published = spec?.visibility === 'public' ? spec : undefined;
  const id =
    published && label !== undefined
      ? (await deps.stores.labels.find(published.id, labelKey(label)))?.version
      : published && shownVersion(published);
  const version =
    published && id !== undefined ? await deps.stores.versions.find(published.id, id) : undefined;
  if (!published || !version) throw notFound('Published OpenAPI specification', path.specSlug);
  return { spec: published, version, ...defined({ label: label && labelKey(label) }) };
}

/**
 * Returns a specification that is public or that the principal may read, with its requested version. Others than members find only
 * published versions.
 */
export async function findReadable(
  deps: SpecReader,
  path: SpecPath & { versionId?: string | undefined },
  principal: Principal,
): Promise<{ spec: OpenAPISpecRecord; version: LabeledVersion | undefined; isMember: boolean }> {
  const spec = await findSpecInAnyCase(deps, path);
  const isMember = spec !== undefined && hasScope(principal, 'openapi:read', spec.organizationId, spec.slug);
  if (!spec || !(isMember || spec.visibility === 'public'))
    throw notFound('OpenAPI specification', path.specSlug);
  const version = await readableVersion(deps, spec, path.versionId, principal);
  // Only members see that a specification is being processed for the first time.
  if (!version && !isMember) throw notFound('OpenAPI specification', path.specSlug);
  return { spec, version, isMember };
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
  version: LabeledVersion;
  /** The label by which the version was requested. */
  label?: string;
}

export async function findLatestVersion(
  deps: Deps,
  principal: Principal,
  path: SpecPath,
): Promise<SpecVersion> {
  const spec = await findSpec(deps, principal, path);
  const { lastVersion } = spec;
  const version =
    lastVersion === undefined ? undefined : await deps.stores.versions.find(spec.id, lastVersion);
  if (!version) throw noVersion(spec);
  return { spec, version };
}

/** Returns the requested version, by default the shown one; 404 if there is none. Does not check access. */
export async function requireVersion(
  deps: Deps,
  spec: OpenAPISpecRecord,
  reference?: string,
): Promise<LabeledVersion> {
  const version = await resolveVersion(deps, spec, reference);
  if (!version) throw noVersion(spec);
  return version;
}

/** Like `resolveVersion`; 404 for a version that is not published, unless the principal is a member. Does not check access to the specification. */
export async function readableVersion(
  deps: SpecReader,
  spec: OpenAPISpecRecord,
  reference: string | undefined,
  principal: Principal,
): Promise<LabeledVersion | undefined> {
  const version = await resolveVersion(deps, spec, reference);
  if (!version || hasScope(principal, 'openapi:read', spec.organizationId, spec.slug)) return version;
  if (await isPublished(deps, spec, version)) return version;
  throw notFound('Version', reference ?? '');
}

/**
 * Returns the requested version, by default the shown one; undefined if there is none. `reference` is the ID of a version, `latest`, or
 * `label:` and a label.
 */
export async function resolveVersion(
  deps: SpecReader,
  spec: OpenAPISpecRecord,
  reference?: string,
): Promise<LabeledVersion | undefined> {
  if (reference !== undefined && reference !== 'latest') return findVersionOf(deps, spec, reference);
  const id = reference === undefined ? shownVersion(spec) : spec.lastVersion;
  return id === undefined ? undefined : deps.stores.versions.find(spec.id, id);
}

export async function findVersion(
  deps: Deps,
  principal: Principal,
  path: SpecPath & { versionId: string },
): Promise<SpecVersion> {
  const spec = await findSpec(deps, principal, path);
  const label = labelIn(path.versionId);
  return { spec, version: await findVersionOf(deps, spec, path.versionId), ...defined({ label }) };
}

/** Returns the version with an ID, or with a label (`label:prod`). */
async function findVersionOf(
  { stores }: SpecReader,
  spec: OpenAPISpecRecord,
  reference: string,
): Promise<LabeledVersion> {
  const label = labelIn(reference);
  const id = label === undefined ? reference : (await stores.labels.find(spec.id, label))?.version;
  const version = id === undefined ? undefined : await stores.versions.find(spec.id, id);
  if (version) return version;
  if (label === undefined) throw notFound('Version', reference);
  throw label === 'latest' ? notFoundError(latestIsNoLabel) : notFound('Label', label);
}

const latestIsNoLabel =
  'Label "latest" was not found. For the newest version, use `latest` without `label:`.';
