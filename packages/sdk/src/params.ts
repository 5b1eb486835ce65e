import type { Open } from './open.js';

/**
 * An organization.
 *
 * @example
 * ```ts
 * const acme: OrgRef = { organizationId: 'acme' };
 * ```
 */
export interface OrgRef {
  /** The id of the organization. */
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
  /** The id of the version. */
  versionId: string;
}

/**
 * Which part of a list to answer.
 *
 * @example
 * ```ts
 * const params: ListParams = { limit: 100 };
 * const page = await client.specs.list({ organizationId: 'acme', ...params });
 * ```
 */
export interface ListParams {
  /** The `next.page` of the page before. */
  page?: string | undefined;
  /** How many items a page has: 1 to 1000. */
  limit?: number | undefined;
}

/**
 * Where a specification comes from: a URL that is fetched now and again, a text, or a set of files that refer to each other;
 * JSON or YAML.
 *
 * The `headers` of a URL are sent when it is fetched, to its origin only. The server keeps them encrypted and never shows
 * them; a source that is sent again without any keeps those it had, and `{}` removes them. At most 10.
 *
 * The `files` of a set are texts by path, such as `paths/users.yaml`: relative, with `/`, at most 5,000; `entry` is the path
 * of the one that the specification begins with.
 *
 * @example
 * ```ts
 * const sources: SpecSource[] = [
 *   { url: 'https://api.example.com/openapi.json' },
 *   { url: 'https://git.example.com/raw/openapi.yaml', headers: { authorization: 'Bearer …' } },
 *   { text: 'openapi: 3.1.0' },
 *   { entry: 'openapi.yaml', files: { 'openapi.yaml': '…', 'paths/users.yaml': '…' } },
 * ];
 * ```
 */
export type SpecSource =
  | (URLSource & Absent<'text' | 'files'>)
  | (TextSource & Absent<'url' | 'files'>)
  | (FilesSource & Absent<'url' | 'text'>);

/**
 * A specification to create: its slug, by either name, and its source.
 *
 * @example
 * ```ts
 * const toys: NewSpec = { specSlug: 'toys', source: { text: 'openapi: 3.1.0' } };
 * await client.specs.create({ organizationId: 'acme', ...toys });
 * ```
 */
export type NewSpec = { source: SpecSource } & (
  | { specSlug: string; slug?: undefined }
  | { slug: string; specSlug?: undefined }
);

interface URLSource {
  url: string;
  headers?: Readonly<Record<string, string>> | undefined;
}

interface TextSource {
  text: string;
}

interface FilesSource {
  files: Readonly<Record<string, string>>;
  entry: string;
}

/** For sources of one kind only. */
type Absent<Names extends string> = { [Name in Names]?: undefined };

/**
 * What content is generated from. A generated page carries one, in `computed`.
 *
 * @example
 * ```ts
 * const source: ComputedSource = {
 *   type: 'builtin:openapi',
 *   props: { doc: 'models' },
 *   dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
 * };
 * ```
 */
export interface ComputedSource {
  /** `builtin:openapi`, or `integration:<name>:<source>`. */
  type: Open<'builtin:openapi'>;
  /** Options of the generator: those of `BuiltinOpenAPIProps` for the built-in one. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** What the content is made from, by name. The built-in generator needs `spec`. */
  dependencies?: Readonly<Record<string, ComputedDependency>> | undefined;
}

/**
 * A reference to something, and perhaps its state as the caller knows it.
 *
 * @example
 * ```ts
 * const spec: ComputedDependency = { ref: { kind: 'openapi', spec: 'pets' } };
 * ```
 */
export interface ComputedDependency {
  /** What is referred to. */
  ref: {
    kind: Open<'openapi' | 'space' | 'translation'>;
    /** The slug of a specification of the organization that owns the space. */
    spec?: string | undefined;
    space?: string | undefined;
    translation?: string | undefined;
  };
  /** Its state as the caller knows it. */
  value?: Readonly<Record<string, unknown>> | null | undefined;
}
