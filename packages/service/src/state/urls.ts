import { labelReference } from '../base/names/label-name.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../base/ports/records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;
type PublicURL = Pick<Deps, 'publicURL'>;

/** Returns the URL of the page that approves device logins. */
export function deviceURL({ publicURL }: PublicURL): string {
  return `${publicURL}/device`;
}

export function specURL({ publicURL }: PublicURL, spec: SpecPlace): string {
  return `${publicURL}/v1/orgs/${segment(spec.organizationId)}/openapi/${segment(spec.slug)}`;
}

export function versionURL(deps: PublicURL, spec: SpecPlace, versionId: string): string {
  return `${specURL(deps, spec)}/versions/${segment(versionId)}`;
}

/** Returns the URL of the version that a label points to. */
export function labeledVersionURL(deps: PublicURL, spec: SpecPlace, label: string): string {
  return `${specURL(deps, spec)}/versions/${labelReference(segment(label))}`;
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
 * Returns the URL that serves a public specification without a token: the version that a label points to, by default the shown one.
 * See docs/decisions/0007-publish-specifications-at-the-server-url.md.
 */
export function publishedURL(
  { publicURL }: PublicURL,
  { organizationId, slug }: SpecPlace,
  { format = 'json', label }: { format?: 'json' | 'yaml'; label?: string | undefined } = {},
): string {
  const name = label === undefined ? segment(slug) : `${segment(slug)}@${segment(label)}`;
  return `${publicURL}/published/${segment(organizationId)}/${name}.${format}`;
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
