import type { Schema } from '@specshelf/contract';

/**
 * What exists before the first request.
 *
 * @example
 * ```ts
 * const world: World = { organizations: [{ id: 'acme', emailDomains: ['acme.example'], spaces: ['docs'] }] };
 * ```
 */
export interface World {
  /** None by default: a world that is given has only what it names. */
  organizations?: readonly OrganizationSeed[];
  /** Specifications of these organizations, which are processed already. None by default. */
  specs?: readonly SpecSeed[];
}

/**
 * An organization to make.
 *
 * @example
 * ```ts
 * const acme: OrganizationSeed = { id: 'acme', title: 'Acme Ltd', spaces: ['handbook'] };
 * ```
 */
export interface OrganizationSeed {
  /** Nobody else's: a second organization of an id is an error. */
  id: string;
  /** The id by default. */
  title?: string;
  /** The domains of the addresses of its members, none by default. One that is no domain is an error. */
  emailDomains?: readonly string[];
  /** `business` by default. */
  type?: Schema<'Organization'>['type'];
  /** What else is said of it: members of the API's `Organization`, and the address of its `logo`. */
  profile?: Partial<Omit<Schema<'Organization'>, SaidElsewhere>> & { logo?: string };
  /** The ids of its spaces, none by default. */
  spaces?: readonly string[];
}

// Written here and not taken from the service, whose types nobody has who installs this package.
type SaidElsewhere =
  | 'title'
  | 'type'
  | 'object'
  | 'id'
  | 'createdAt'
  | 'emailDomains'
  | 'urls'
  | 'mergeRules'
  | 'permissions';

/**
 * A space to make.
 *
 * @example
 * ```ts
 * const handbook: SpaceSeed = { id: 'handbook', organizationId: 'acme' };
 * ```
 */
export interface SpaceSeed {
  /** Nobody else's: a second space of an id is an error, also in another organization. */
  id: string;
  /** `default` by default. */
  organizationId?: string;
}

/**
 * A space that was made.
 *
 * @example
 * ```ts
 * const ownerOf = ({ organizationId }: Space) => organizationId;
 * ```
 */
export interface Space {
  /** What `spaceId` is in requests. */
  id: string;
  /** The organization that it belongs to. */
  organizationId: string;
}

/**
 * An organization that was made.
 *
 * @example
 * ```ts
 * const label = ({ id, title }: Organization) => `${title} (${id})`;
 * ```
 */
export type Organization = Pick<
  Schema<'Organization'>,
  'id' | 'title' | 'createdAt' | 'emailDomains' | 'type'
>;

/**
 * A specification to make. It is processed at once, whatever `processing` says.
 *
 * @example
 * ```ts
 * const pets: SpecSeed = { slug: 'pets', source: { text: 'openapi: 3.1.0' }, visibility: 'public' };
 * ```
 */
export interface SpecSeed {
  /** `default` by default. */
  organizationId?: string;
  /** What it is called within its organization. A second one of a slug is an error. */
  slug: string;
  /** A text, a set of files, or a URL that is one of the `sources`. */
  source: Schema<'OpenAPISpecSource'>;
  /** `private` by default. */
  visibility?: Schema<'OpenAPISpec'>['visibility'];
}

/**
 * Names a specification.
 *
 * @example
 * ```ts
 * const pets: SpecRef = { organizationId: 'acme', specSlug: 'pets' };
 * ```
 */
export interface SpecRef {
  /** `default` by default. */
  organizationId?: string;
  /** Its slug. */
  specSlug: string;
}

/** The organization that is meant when none is named. */
export const defaultOrganizationId = 'default';

/** What an empty server starts with. */
export const defaultWorld: World = {
  organizations: [{ id: defaultOrganizationId, title: 'Default', spaces: ['docs'] }],
};
