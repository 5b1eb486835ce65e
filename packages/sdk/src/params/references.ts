/**
 * An organization.
 *
 * @example
 * ```ts
 * const acme: OrgRef = { organizationId: 'acme' };
 * ```
 */
export interface OrgRef {
  /** The ID of the organization. */
  organizationId: string;
}

/**
 * A specification of an organization.
 *
 * @example
 * ```ts
 * const pets: SpecRef = { organizationId: 'acme', specSlug: 'pets' };
 * const spec = await client.specs.get(pets);
 * ```
 */
export interface SpecRef extends OrgRef {
  /** The slug of the specification in its organization. */
  specSlug: string;
}

/**
 * An access token of an organization.
 *
 * @example
 * ```ts
 * const revoke = (token: TokenRef) => client.tokens.revoke(token);
 * ```
 */
export interface TokenRef extends OrgRef {
  /** The ID of the token. */
  tokenId: string;
}

/**
 * A label of a specification.
 *
 * @example
 * ```ts
 * const prod: LabelRef = { organizationId: 'acme', specSlug: 'pets', label: 'prod' };
 * ```
 */
export interface LabelRef extends SpecRef {
  /** The name of the label, case-insensitive. */
  label: string;
}

/**
 * A version of a specification.
 *
 * @example
 * ```ts
 * const pets = { organizationId: 'acme', specSlug: 'pets' };
 * const { id: versionId } = await client.specs.versions.getLatest(pets);
 * const version: VersionRef = { ...pets, versionId };
 * const content = await client.specs.versions.getContent(version);
 * ```
 */
export interface VersionRef extends SpecRef {
  /** The ID of the version, or `label:` and a label, such as `label:prod`. */
  versionId: string;
}

/**
 * Selects versions of a specification.
 *
 * @example
 * ```ts
 * const filter: VersionFilter = { documentVersion: '2.0.0' };
 * const page = await client.specs.versions.list({ organizationId: 'acme', specSlug: 'pets', ...filter });
 * ```
 */
export interface VersionFilter {
  /** The `documentVersion` of the versions. Default: all versions. */
  documentVersion?: string | undefined;
  /** Only the version of this label. */
  label?: string | undefined;
}

/**
 * A source file of a version.
 *
 * @example
 * ```ts
 * const pets = { organizationId: 'acme', specSlug: 'pets' };
 * const { id: versionId } = await client.specs.versions.getLatest(pets);
 * const file: SourceFileRef = { ...pets, versionId, sourcePath: 'openapi.yaml' };
 * ```
 */
export interface SourceFileRef extends VersionRef {
  /** The `path` of the file. */
  sourcePath: string;
}

/**
 * The page of a list to return.
 *
 * @example
 * ```ts
 * const params: ListParams = { limit: 100 };
 * const page = await client.specs.list({ organizationId: 'acme', ...params });
 * ```
 */
export interface ListParams {
  /** The `next.page` of the previous page. */
  page?: string | undefined;
  /** The maximum number of items in a page: 1 to 1000. */
  limit?: number | undefined;
}
