import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;
type PublicURL = Pick<Deps, 'publicURL'>;

export function specURL({ publicURL }: PublicURL, spec: SpecPlace): string {
  return `${publicURL}/v1/orgs/${segment(spec.organizationId)}/openapi/${segment(spec.slug)}`;
}

/** Returns the URL of a version by its ID, or by a label (`label:prod`). */
export function versionURL(deps: PublicURL, spec: SpecPlace, versionId: string): string {
  return `${specURL(deps, spec)}/versions/${labeledSegment(versionId)}`;
}

export function labelURL(deps: PublicURL, spec: SpecPlace, label: string): string {
  return `${specURL(deps, spec)}/labels/${segment(label)}`;
}

/** Returns the URL of the processed document of a version. */
export function documentURL(deps: PublicURL, spec: SpecPlace, versionId: string): string {
  return `${versionURL(deps, spec, versionId)}/document.json`;
}

/** Returns the URL of a source file of a version, with its path as one segment. */
export function sourceFileURL(deps: PublicURL, spec: SpecPlace, versionId: string, path: string): string {
  return `${versionURL(deps, spec, versionId)}/source/${segment(path)}`;
}

export function sourceArchiveURL(deps: PublicURL, spec: SpecPlace, versionId: string): string {
  return `${versionURL(deps, spec, versionId)}/source.zip`;
}

/** Returns the page of a specification, or of a version. */
export function appURL({ publicURL }: PublicURL, spec: SpecPlace, versionId?: string): string {
  const page = `${publicURL}/orgs/${segment(spec.organizationId)}/openapi/${segment(spec.slug)}`;
  return versionId === undefined ? page : `${page}/versions/${segment(versionId)}`;
}

/** Returns the base URL of the documentation pages, which separates their paths from other pages. */
export function docsURL(deps: PublicURL, spec: SpecPlace): string {
  return `${appURL(deps, spec)}/docs`;
}

/** Returns the documentation of the version that a label points to. */
export function labelDocsURL(deps: PublicURL, spec: SpecPlace, label: string): string {
  return `${appURL(deps, spec)}/@${segment(label)}`;
}

/**
 * Returns the URL that serves the shown version of a public specification, without a token. A slug may have a label (`petstore@prod`).
 * See docs/decisions/0007-publish-specifications-at-the-server-url.md.
 */
export function publishedURL(
  { publicURL }: PublicURL,
  spec: SpecPlace,
  format: 'json' | 'yaml' = 'json',
): string {
  return `${publicURL}/published/${segment(spec.organizationId)}/${labeledSegment(spec.slug)}.${format}`;
}

export function spaceAppURL({ publicURL }: PublicURL, spaceId: string): string {
  return `${publicURL}/spaces/${segment(spaceId)}`;
}

export function organizationURL({ publicURL }: PublicURL, organizationId: string): string {
  return `${publicURL}/v1/orgs/${segment(organizationId)}`;
}

export function organizationAppURL({ publicURL }: PublicURL, organizationId: string): string {
  return `${publicURL}/orgs/${segment(organizationId)}`;
}

export function userURL({ publicURL }: PublicURL): string {
  return `${publicURL}/v1/user`;
}

function segment(text: string): string {
  return encodeURIComponent(text);
}

/** Escapes a segment with a label, but not the `@` or `:` that precedes the label. */
function labeledSegment(text: string): string {
  return segment(text).replace('%40', '@').replace('%3A', ':');
}
