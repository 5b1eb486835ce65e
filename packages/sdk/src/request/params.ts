import type { Open } from '../open.js';

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
  /** The ID of the version. */
  versionId: string;
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

/**
 * The source of a specification, in JSON or YAML: a URL that the server fetches periodically, a text, or files that refer to each
 * other.
 *
 * The server sends the `headers` of a URL, at most 10, only to the origin of the URL. It stores them encrypted and never returns them. An
 * update without `headers` keeps the stored ones; `{}` removes them.
 *
 * `files` contains texts by relative path, such as `paths/users.yaml`, at most 5,000. `entry` is the path of the root document.
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

/** Forbids the members of the other kinds of sources. */
type Absent<Names extends string> = { [Name in Names]?: undefined };

/**
 * The source of generated content. Generated pages contain one in `computed`.
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
  /** Options of the generator. The built-in generator has those of `BuiltinOpenAPIProps`. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The inputs of the generator, by name. The built-in generator requires `spec`. */
  dependencies?: Readonly<Record<string, ComputedDependency>> | undefined;
}

/**
 * A reference to an input of the generator, optionally with its state as known to the caller.
 *
 * @example
 * ```ts
 * const spec: ComputedDependency = { ref: { kind: 'openapi', spec: 'pets' } };
 * ```
 */
export interface ComputedDependency {
  /** The target of the reference. */
  ref: {
    kind: Open<'openapi' | 'space' | 'translation'>;
    /** The slug of a specification of the organization that owns the space. */
    spec?: string | undefined;
    space?: string | undefined;
    translation?: string | undefined;
  };
  /** The state of the target as known to the caller. */
  value?: Readonly<Record<string, unknown>> | null | undefined;
}
