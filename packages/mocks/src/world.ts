import type { Schema } from '@specshelf/contract';
import type { OrganizationProfile } from '@specshelf/service';

/**
 * What exists before the first request.
 *
 * @example
 * ```ts
 * const world: World = { organizations: [{ id: 'acme', emailDomains: ['acme.example'], spaces: ['docs'] }] };
 * ```
 */
export interface World {
  organizations?: readonly OrganizationSeed[];
  specs?: readonly SpecSeed[];
}

/** An organization to make. */
export interface OrganizationSeed {
  id: string;
  /** The id by default. */
  title?: string;
  emailDomains?: readonly string[];
  /** `business` by default. */
  type?: Schema<'Organization'>['type'];
  /** What else is said of it. */
  profile?: Partial<Omit<OrganizationProfile, 'title' | 'type'>>;
  /** The ids of its spaces. */
  spaces?: readonly string[];
}

/** A space to make. */
export interface SpaceSeed {
  id: string;
  /** `default` by default. */
  organizationId?: string;
}

/** A space that was made. */
export interface Space {
  id: string;
  organizationId: string;
}

/** An organization that was made. */
export type Organization = Pick<
  Schema<'Organization'>,
  'id' | 'title' | 'createdAt' | 'emailDomains' | 'type'
>;

/** A specification to make. It is processed at once, whatever `processing` says. */
export interface SpecSeed {
  /** `default` by default. */
  organizationId?: string;
  slug: string;
  source: Schema<'OpenAPISpecSource'>;
  /** `private` by default. */
  visibility?: Schema<'OpenAPISpec'>['visibility'];
}

/** Names a specification. */
export interface SpecRef {
  /** `default` by default. */
  organizationId?: string;
  specSlug: string;
}

/** The organization that is meant when none is named. */
export const defaultOrganizationId = 'default';

/** What an empty server starts with. */
export const defaultWorld: World = {
  organizations: [{ id: defaultOrganizationId, title: 'Default', spaces: ['docs'] }],
};
