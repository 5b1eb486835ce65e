import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { checkProps, documentPropsOf, type GeneratorInput, revisionPropsOf } from '@specshelf/generator';
import { documentSize } from '../../base/content/documents.js';
import { readBytes } from '../../base/content/read-content.js';
import { invalidRequest, notFound, noVersion } from '../../base/errors.js';
import { specTag } from '../../base/http/cache-headers.js';
import { labelIn, labelKey, labelReference } from '../../base/names/label-name.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { RenderInput } from '../../base/ports/work/rendering.js';
import { readableVersion } from '../../state/access/accessible-records.js';
import { shownVersion } from '../../state/settings/shown-version.js';
import { docsURL, documentURL, publishedURL } from '../../state/urls.js';
import type { DocumentForm, Source, SourceRequest } from './computed-request.js';
import type { OpenedSource } from './opened-source.js';
import type { Renderers } from './renderers.js';

/** Resolves a `builtin:openapi` source to a specification of the organization that owns the space. */
export async function openBuiltinSource(
  deps: Deps,
  renderers: Renderers,
  kind: 'revision' | 'document',
  { space, source, principal }: SourceRequest,
): Promise<OpenedSource> {
  const problems = checkProps(kind, source.props);
  if (problems.length > 0) throw invalidRequest(problems);
  const { slug, label, version: reference } = specDependency(source);
  const spec = await deps.stores.specs.find(space.organizationId, slug);
  if (!spec) throw notFound('OpenAPI specification', slug);
  const version = await readableVersion(deps, spec, reference, principal);
  if (!version) throw noVersion(spec);
  const facts: Facts = {
    source: knownPartOf(kind, source, { spec: slug, ...defined({ label }) }),
    specSlug: spec.slug,
    appURL: docsURL(deps, spec),
  };
  const tags = [specTag(spec)];
  const url = asksForDownload(source) ? downloadURL(deps, spec, version, reference) : undefined;
  return {
    identity: [[documentURL(deps, spec, version.id), version.outline, version.specification, facts], url],
    isPure: true,
    appURL: facts.appURL,
    tags,
    served: { spec, version, ...defined({ label: label && labelKey(label) }) },
    pages: async (seed) => {
      const download = url === undefined ? undefined : await downloadOf(deps, spec, version, url);
      const outline = await renderers.outline(version.outline);
      return { pages: { kind: 'outline', ...facts, seed, download, outline }, tags };
    },
    document: async (seed, form) => {
      const outline = await renderers.outline(version.outline);
      const parts = await partsFor(deps, version, form);
      const document = await renderers.document({ ...facts, seed, outline, ...parts });
      if (document === undefined) throw notFound('Page', pageOf(source.props));
      return document;
    },
  };
}

interface SpecDependency {
  slug: string;
  label: string | undefined;
  /** The version of a resolved dependency, otherwise that of the label; undefined for the default. */
  version: string | undefined;
}

function specDependency(source: Source): SpecDependency {
  const { ref, value } = source.dependencies?.['spec'] ?? {};
  if (ref?.kind !== 'openapi' || !ref.spec) {
    throw invalidRequest([
      {
        path: '/body/source/dependencies/spec',
        message: 'must name a specification: { "ref": { "kind": "openapi", "spec": "<slug>" } }',
      },
    ]);
  }
  const { spec: slug, label } = ref;
  const lastVersion = value?.['lastVersion'];
  if (typeof lastVersion === 'string') return { slug, label, version: lastVersion };
  return { slug, label, version: label === undefined ? undefined : labelReference(label) };
}

/** The parts of the generator's input that do not depend on the seed. */
type Facts = Pick<GeneratorInput, 'source' | 'specSlug' | 'appURL'>;

/** Returns the known members of a source; unknown ones may be large. */
function knownPartOf(
  kind: 'revision' | 'document',
  { type, props }: Source,
  spec: { spec: string; label?: string },
): Source {
  const known = kind === 'revision' ? revisionPropsOf(props) : documentPropsOf(props);
  return { type, props: { ...known }, dependencies: { spec: { ref: { kind: 'openapi', ...spec } } } };
}

/** Blocks of schema `next` carry the parts of the specification that they show. */
async function partsFor(
  deps: Deps,
  { specification: digest }: OpenAPISpecVersionRecord,
  { schema, depth }: DocumentForm,
): Promise<Pick<RenderInput, 'specification' | 'depth'>> {
  if (schema !== 'next') return {};
  return { specification: { digest, bytes: await readBytes(deps, digest) }, depth };
}

function asksForDownload({ props }: Source): boolean {
  return props?.['downloadLink'] === true;
}

/** Returns the processed document as a file for download. */
async function downloadOf(
  deps: Deps,
  spec: OpenAPISpecRecord,
  version: OpenAPISpecVersionRecord,
  url: string,
): Promise<Schema<'RevisionFile'>> {
  return {
    id: version.id,
    name: `${spec.slug}.json`,
    contentType: 'application/json',
    downloadURL: url,
    size: await documentSize(deps, version),
  };
}

/**
 * Returns the public URL for a version of a public specification that was requested by a label (`reference`) or is the shown one, and
 * the private URL for others.
 */
function downloadURL(
  deps: Deps,
  spec: OpenAPISpecRecord,
  { id }: OpenAPISpecVersionRecord,
  reference: string | undefined,
): string {
  const label = reference === undefined ? undefined : labelIn(reference);
  const isPublished = spec.visibility === 'public' && (label !== undefined || shownVersion(spec) === id);
  return isPublished ? publishedURL(deps, spec, { label }) : documentURL(deps, spec, id);
}

/** Returns the requested page: `page`, or `doc` for the page of models. */
function pageOf(props: Readonly<Record<string, unknown>> = {}): string {
  return String(props['page'] ?? props['doc']);
}
