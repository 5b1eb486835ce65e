import type { Entity } from '@backstage/catalog-model';
import type { Client, OpenAPISpec } from '@specshelf/sdk';

export interface CatalogOptions {
  organizationId: string;
  /** The namespace of the entities. */
  namespace?: string;
  /** The owner of specifications without one: a reference of a group or a user. */
  defaultOwner?: string;
  /** The lifecycle of specifications without one. */
  defaultLifecycle?: string;
  /** Which specifications to list, all by default. */
  visibility?: 'public' | 'private';
  /** The length of the largest definition of a private specification. Longer ones are replaced by a link. */
  maxDefinitionLength?: number;
}

/** Definitions of private specifications, by version. Versions never change. */
export type Definitions = Map<string, string>;

/** Lists the specifications of an organization as API entities, ordered by name. Reuses the definitions of an earlier call. */
export async function listApiEntities(
  client: Client,
  options: CatalogOptions,
  definitions: Definitions = new Map(),
): Promise<Entity[]> {
  const specs: OpenAPISpec[] = [];
  const { organizationId, visibility } = options;
  const list = client.specs.list({ organizationId, visibility, limit: 100, sort: 'name' });
  for await (const spec of list) specs.push(spec);
  const names = namesOf(specs);
  const entities: Entity[] = [];
  const used = new Set<string>();
  for (const [index, spec] of specs.entries()) {
    const versionId = spec.defaultVersion ?? spec.lastVersion;
    const name = names[index];
    if (versionId === undefined || name === undefined) continue;
    used.add(versionId);
    const definition = await readDefinition(client, { spec, versionId }, { options, definitions });
    if (definition !== undefined) entities.push(entityOf({ spec, versionId, name, definition }, options));
  }
  for (const versionId of definitions.keys()) if (!used.has(versionId)) definitions.delete(versionId);
  return entities;
}

/** Slugs are valid names, except that names have at most 63 characters. */
function namesOf(specs: readonly OpenAPISpec[]): string[] {
  const taken = new Set(specs.map(({ slug }) => slug.toLowerCase()));
  return specs.map(({ slug, id }) => {
    if (slug.length <= 63) return slug;
    const suffix = `-${id.slice(0, 24)}`;
    const name = `${slug.slice(0, 63 - suffix.length).replace(/-$/, '')}${suffix}`;
    if (taken.has(name.toLowerCase())) throw new Error(`The slugs ${slug} and ${name} need the same name`);
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Returns undefined if the specification has been deleted since it was listed. */
async function readDefinition(
  client: Client,
  { spec, versionId }: { spec: OpenAPISpec; versionId: string },
  { options, definitions }: { options: CatalogOptions; definitions: Definitions },
): Promise<string | { $text: string } | undefined> {
  // Backstage reads the document itself, and again after changes.
  if (spec.urls.published !== undefined) return { $text: spec.urls.published };
  const known = definitions.get(versionId);
  if (known !== undefined) return known;
  const { organizationId, maxDefinitionLength = 1_000_000 } = options;
  const where = { organizationId, specSlug: spec.slug, versionId };
  const result = await client.specs.versions.getDocumentYAML(where).result();
  if (!result.ok) {
    if (result.response?.status === 404) return undefined;
    throw result.error;
  }
  const definition = result.data.length <= maxDefinitionLength ? result.data : linkTo(spec);
  definitions.set(versionId, definition);
  return definition;
}

function linkTo({ title, slug, documentVersion = '', urls }: OpenAPISpec): string {
  const description = `The specification is too large for the catalog. Read it at ${urls.app}.`;
  const info = { title: title ?? slug, version: documentVersion, description };
  return JSON.stringify({ openapi: '3.1.0', info, paths: {} });
}

interface Api {
  spec: OpenAPISpec;
  versionId: string;
  name: string;
  definition: string | { $text: string };
}

function entityOf({ spec, versionId, name, definition }: Api, options: CatalogOptions): Entity {
  const { namespace = 'default', defaultOwner = 'unknown' } = options;
  const tags = new Set(spec.tags.map(toTag).filter((tag) => tag !== ''));
  const location = `url:${spec.urls.app}`;
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'API',
    metadata: {
      name,
      namespace,
      ...(spec.title ? { title: spec.title } : {}),
      ...(spec.summary ? { description: spec.summary } : {}),
      annotations: {
        'backstage.io/managed-by-location': location,
        'backstage.io/managed-by-origin-location': location,
        'backstage.io/view-url': spec.urls.app,
        'specshelf/spec': `${options.organizationId}/${spec.slug}`,
        'specshelf/version': versionId,
      },
      ...(tags.size > 0 ? { tags: [...tags] } : {}),
      links: [
        { url: `${spec.urls.app}/docs`, title: 'Documentation', icon: 'docs' },
        ...spec.links.map(({ title, url }) => ({ title, url })),
      ],
    },
    spec: {
      type: 'openapi',
      lifecycle: lifecycleOf(spec, options),
      owner: spec.owner === undefined ? defaultOwner : toOwner(spec.owner) || defaultOwner,
      definition,
    },
  };
}

function lifecycleOf({ lifecycle, deprecation }: OpenAPISpec, options: CatalogOptions): string {
  if (lifecycle === 'retired') return 'deprecated';
  if (deprecation && Date.parse(deprecation.at) <= Date.now()) return 'deprecated';
  return lifecycle ?? options.defaultLifecycle ?? 'production';
}

/** `group:default/team-fauna` is a reference already; `Team Fauna` becomes `team-fauna`. */
function toOwner(owner: string): string {
  const name = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?';
  const reference = new RegExp(`^(?:(?:group|user):)?(?:${name}/)?${name}$`, 'i');
  return reference.test(owner) ? owner : hyphenated(owner, /[a-z0-9]+/g);
}

function toTag(tag: string): string {
  return hyphenated(tag, /[a-z0-9+#]+/g);
}

/** Joins the words of a text in lower case, without accents, as far as they fit into a name. */
function hyphenated(text: string, word: RegExp): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(word) ?? []).join('-').slice(0, 63).replace(/-$/, '');
}
