import type { Open } from './open.js';

/** An organization. */
export interface OrgRef {
  organizationId: string;
}

/** A specification of an organization. */
export interface SpecRef extends OrgRef {
  specSlug: string;
}

/** A version of a specification. */
export interface VersionRef extends SpecRef {
  versionId: string;
}

/** Which part of a list to answer. */
export interface ListParams {
  /** The `next.page` of the page before. */
  page?: string | undefined;
  /** How many items a page has: 1 to 1000. */
  limit?: number | undefined;
}

/**
 * Where a specification comes from: a URL that is fetched now and again, or the text itself, JSON or YAML.
 *
 * @example
 * ```ts
 * const source: SpecSource = { url: 'https://api.example.com/openapi.json' };
 * ```
 */
export type SpecSource = { url: string; text?: undefined } | { text: string; url?: undefined };

/** What content is generated from. A generated page carries one, in `computed`. */
export interface ComputedSource {
  /** `builtin:openapi`, or `integration:<name>:<source>`. */
  type: Open<'builtin:openapi'>;
  /** Options of the generator: those of `BuiltinOpenAPIProps` for the built-in one. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** What the content is made from, by name. The built-in generator needs `spec`. */
  dependencies?: Readonly<Record<string, ComputedDependency>> | undefined;
}

/** A reference to something, and perhaps its state as the caller knows it. */
export interface ComputedDependency {
  ref: {
    kind: Open<'openapi' | 'space' | 'translation'>;
    /** The slug of a specification of the organization that owns the space. */
    spec?: string | undefined;
    space?: string | undefined;
    translation?: string | undefined;
  };
  value?: Readonly<Record<string, unknown>> | null | undefined;
}
