import type { BodyOf, Schema } from '@specshelf/contract';
import { checkProps, type GeneratorInput, readOutline } from '@specshelf/generator';
import { latestVersionOf } from '../access.js';
import type { Deps } from '../deps.js';
import { invalidRequest, notFound } from '../errors.js';
import { documentURL, spaceAppURL } from '../present/urls.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord, SpaceRecord } from '../records.js';
import type { RenderInput } from '../render-document.js';
import { cacheHeaders } from './cache-headers.js';
import { readBytes, readContent } from './contents.js';

type Source = Schema<'ComputedContentSource'>;

/** A source together with what it depends on. */
export interface ResolvedSource {
  source: Source;
  spec: OpenAPISpecRecord;
  version: OpenAPISpecVersionRecord;
}

/** Refuses a source that no generator here understands, or whose props the built-in one cannot use. */
export function checkComputedSource(kind: 'revision' | 'document', source: Source): void {
  if (source.type !== 'builtin:openapi')
    throw invalidRequest([{ path: '/body/source/type', message: unknownType(source.type) }]);
  const problems = checkProps(kind, source.props);
  if (problems.length > 0) throw invalidRequest(problems);
}

function unknownType(type: string): string {
  const integration = /^integration:([^:]+):[^:]+$/.exec(type)?.[1];
  if (integration) return `no integration named ${JSON.stringify(integration)} is registered here`;
  return `${JSON.stringify(type)} is not a source type that is known here; use "builtin:openapi"`;
}

/** Finds what the source depends on, inside the organization that owns the space. */
export async function resolveComputedSource(
  deps: Deps,
  space: SpaceRecord,
  source: Source,
): Promise<ResolvedSource> {
  const { slug, versionId } = specDependency(source);
  const spec = await deps.stores.specs.find(space.organizationId, slug);
  if (!spec) throw notFound('OpenAPI specification', slug);
  if (versionId === undefined) return { source, spec, version: await latestVersionOf(deps, spec) };
  const version = await deps.stores.versions.find(spec.id, versionId);
  if (!version) throw notFound('Version', versionId);
  return { source, spec, version };
}

/** A dependency that comes resolved names the version to render; otherwise it is the latest one. */
function specDependency(source: Source): { slug: string; versionId: string | undefined } {
  const { ref, value } = source.dependencies?.['spec'] ?? {};
  if (ref?.kind !== 'openapi' || !ref.spec) {
    throw invalidRequest([
      {
        path: '/body/source/dependencies/spec',
        message: 'must name a specification: { "ref": { "kind": "openapi", "spec": "<slug>" } }',
      },
    ]);
  }
  const lastVersion = value?.['lastVersion'];
  return { slug: ref.spec, versionId: typeof lastVersion === 'string' ? lastVersion : undefined };
}

export async function generatorInput(
  deps: Deps,
  space: SpaceRecord,
  resolved: ResolvedSource,
  body: BodyOf<'getComputedRevision'>,
): Promise<GeneratorInput> {
  const outline = readOutline(await readContent(deps, resolved.version.outline));
  return { outline, ...(await inputWithoutOutline(deps, space, resolved, body)) };
}

/** For a page with the parts of the description that it shows: the description is read where heavy work is done. */
export async function renderInput(
  deps: Deps,
  space: SpaceRecord,
  resolved: ResolvedSource,
  body: BodyOf<'getComputedRevision'>,
): Promise<RenderInput> {
  const { outline, specification } = resolved.version;
  return {
    outline: await readBytes(deps, outline),
    specification: await readBytes(deps, specification),
    ...(await inputWithoutOutline(deps, space, resolved, body)),
  };
}

async function inputWithoutOutline(
  deps: Deps,
  space: SpaceRecord,
  { source, spec, version }: ResolvedSource,
  { seed }: BodyOf<'getComputedRevision'>,
): Promise<Omit<GeneratorInput, 'outline'>> {
  return {
    source,
    specSlug: spec.slug,
    seed,
    appURL: spaceAppURL(deps, space.id),
    download: source.props?.['downloadLink'] === true ? await downloadOf(deps, spec, version) : undefined,
  };
}

/** The processed document as a file that can be downloaded. */
async function downloadOf(
  deps: Deps,
  spec: OpenAPISpecRecord,
  version: OpenAPISpecVersionRecord,
): Promise<Schema<'RevisionFile'>> {
  const document = await deps.decompress(await readBytes(deps, version.specification));
  return {
    id: version.id,
    name: `${spec.slug}.json`,
    contentType: 'application/json',
    downloadURL: documentURL(deps, spec, version.id),
    size: document.byteLength,
  };
}

export function computedHeaders({ spec }: ResolvedSource) {
  return cacheHeaders([spec]);
}
