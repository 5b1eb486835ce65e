import type { BodyOf } from '@specshelf/contract';
import type { Loose } from '../request/loose.js';

/**
 * Filters and the order of a list of specifications. A specification must match all filters.
 *
 * @example
 * ```ts
 * const filter: SpecFilter = { q: 'pet', lifecycle: 'production', sort: 'name' };
 * const page = await client.specs.list({ organizationId: 'acme', ...filter });
 * ```
 */
export interface SpecFilter {
  /** Words that begin words of the slug, the title, the owner, or a tag. */
  q?: string | undefined;
  /** `failed`: the last attempt failed; `complete`: it succeeded. */
  state?: 'pending' | 'progress' | 'complete' | 'failed' | undefined;
  /** The owner, regardless of case and accents. */
  owner?: string | undefined;
  /** A tag, regardless of case and accents. */
  tag?: string | undefined;
  /** The stage of life. */
  lifecycle?: SpecLifecycle | undefined;
  /** `public`: with a published document. */
  visibility?: 'private' | 'public' | undefined;
  /** With a problem of this severity, or without problems. */
  problems?: 'error' | 'warning' | 'info' | 'none' | undefined;
  /** `-` reverses the order. Default: `createdAt`. */
  sort?: 'name' | '-name' | 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt' | undefined;
}

/**
 * The stage of life of an API.
 *
 * @example
 * ```ts
 * const lifecycle: SpecLifecycle = 'deprecated';
 * await client.specs.update({ organizationId: 'acme', specSlug: 'pets', lifecycle });
 * ```
 */
export type SpecLifecycle = 'experimental' | 'production' | 'deprecated' | 'retired';

/**
 * The members of a specification to change. Absent members do not change; `null` removes one. `tags` and `links` replace all previous ones,
 * at most 20 each.
 *
 * @example
 * ```ts
 * const update: SpecUpdate = { owner: null, links: [{ title: 'Runbook', url: 'https://wiki.example.com/pets' }] };
 * await client.specs.update({ organizationId: 'acme', specSlug: 'pets', ...update });
 * ```
 */
export interface SpecUpdate extends Loose<BodyOf<'updateOpenAPISpecBySlug'>> {}

/**
 * A deprecation of a specification or a version. Times are in ISO 8601 with a time zone.
 *
 * @example
 * ```ts
 * const deprecation: DeprecationUpdate = { sunset: '2126-09-01T00:00:00Z', note: 'Use toys instead.' };
 * await client.specs.update({ organizationId: 'acme', specSlug: 'pets', deprecation });
 * ```
 */
export interface DeprecationUpdate {
  /** The time of the deprecation. Default: now. */
  at?: string | undefined;
  /** The time after which the deprecated resource may be removed, not before `at`. */
  sunset?: string | undefined;
  /** One paragraph of plain text, at most 500 characters. */
  note?: string | undefined;
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
 * A specification to create: its slug, by either name, its source, and its labels and provenance.
 *
 * @example
 * ```ts
 * const toys: NewSpec = { specSlug: 'toys', source: { text: 'openapi: 3.1.0' } };
 * await client.specs.create({ organizationId: 'acme', ...toys });
 * ```
 */
export type NewSpec = { source: SpecSource } & Loose<Omit<BodyOf<'createOpenAPISpec'>, 'slug' | 'source'>> &
  ({ specSlug: string; slug?: undefined } | { slug: string; specSlug?: undefined });

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
