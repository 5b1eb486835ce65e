import type { Schema } from '@specshelf/contract';
import type { seededSettings } from '../generated/seeded-settings.gen.js';

/**
 * The data that exists before the first request.
 *
 * @example
 * ```ts
 * const world: World = { organizations: [{ id: 'acme', emailDomains: ['acme.example'], spaces: ['docs'] }] };
 * ```
 */
export interface World {
  /** None by default: a world contains only the listed organizations. */
  organizations?: readonly OrganizationSeed[];
  /** Processed specifications of these organizations. None by default. */
  specs?: readonly SpecSeed[];
}

/**
 * An organization to create.
 *
 * @example
 * ```ts
 * const acme: OrganizationSeed = { id: 'acme', title: 'Acme Ltd', spaces: ['handbook'] };
 * ```
 */
export interface OrganizationSeed {
  /** Unique among organizations. */
  id: string;
  /** The ID by default. */
  title?: string;
  /** The email domains of its members, none by default. An invalid domain is an error. */
  emailDomains?: readonly string[];
  /** `business` by default. */
  type?: Schema<'Organization'>['type'];
  /** Other members of the API's `Organization`, and the URL of its `logo`. */
  profile?: Partial<Omit<Schema<'Organization'>, NonProfileMembers>> & { logo?: string };
  /** The IDs of its spaces, none by default. */
  spaces?: readonly string[];
}

// Not imported from the service, whose types are not published. A test compares the two.
type NonProfileMembers =
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
 * A space to create.
 *
 * @example
 * ```ts
 * const handbook: SpaceSeed = { id: 'handbook', organizationId: 'acme' };
 * ```
 */
export interface SpaceSeed {
  /** Unique among the spaces of all organizations. */
  id: string;
  /** `default` by default. */
  organizationId?: string;
}

/**
 * A created space.
 *
 * @example
 * ```ts
 * const ownerOf = ({ organizationId }: Space) => organizationId;
 * ```
 */
export interface Space {
  /** The `spaceId` of requests. */
  id: string;
  /** The ID of its organization. */
  organizationId: string;
}

/**
 * A created organization.
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
 * A specification to create, and its settings. It is processed immediately, regardless of `processing`.
 *
 * @example
 * ```ts
 * const pets: SpecSeed = { slug: 'pets', source: { text: 'openapi: 3.1.0' }, visibility: 'public' };
 * ```
 */
export interface SpecSeed extends Optional<Pick<Schema<'OpenAPISpec'>, SeededSetting>> {
  /** `default` by default. */
  organizationId?: string;
  /** Unique within its organization. */
  slug: string;
  /** A text, a set of files, or one of the URLs in `sources`. */
  source: Schema<'OpenAPISpecSource'>;
}

type SeededSetting = (typeof seededSettings)[number];
type Optional<Settings> = { [Name in keyof Settings]?: ReadonlyList<Settings[Name]> };
type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/**
 * Identifies a specification.
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

/** The default organization. */
export const defaultOrganizationId = 'default';

/** The data of a new server. */
export const defaultWorld: World = {
  organizations: [{ id: defaultOrganizationId, title: 'Default', spaces: ['docs'] }],
};
