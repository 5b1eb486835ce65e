import {
  deprecationOf,
  hasScope,
  hasScopeAnywhere,
  labelIn,
  type OpenAPISpecRecord,
  type OpenedSpec,
  type Principal,
  type ReadableChangelog,
  type ReadableVersion,
  type ReadableVersions,
  RequestError,
  type SiteMap,
  type SpecOverview,
  unauthenticated,
} from '@specshelf/service';
import { type ShownDeprecation, shownDeprecation } from '../../deprecation/deprecation-text.js';
import type { Links, SpecPlace } from '../../web/links.js';
import type { PageRequest } from '../../web/page-request.js';
import { createReaderLinks, type ReaderLinks } from './reader-links.js';

/** A version of a specification that a visitor reads. */
export interface Reading {
  spec: Pick<OpenAPISpecRecord, 'slug' | 'visibility' | 'defaultLabel' | 'compatibility'>;
  /** The deprecation of the version, otherwise of the specification. */
  deprecation?: ShownDeprecation;
  version: ReadableVersion;
  overview: SpecOverview;
  map: SiteMap;
  place: SpecPlace;
  /** Present in addresses that name a version. */
  versionId: string | undefined;
  /** Present in addresses that name a label: in lower case. */
  label?: string | undefined;
  /** The versions that the menu lists. */
  versions: ReadableVersions;
  visitor: Visitor;
  /** The time of the server. Absent for documents that are not stored. */
  now?: Date;
  reader: ReaderLinks;
  /** The same pages of the version that the address without a version shows. */
  latest: ReaderLinks;
  links: Links;
  /** Reads the published versions with their changes. Absent for documents that are not stored. */
  readChangelog?(): Promise<ReadableChangelog>;
  /** Counts a page as a read of the version. Absent for documents that are not stored. */
  recordRead?(): void;
}

/** The kinds of visitors whose pages differ. A member may read all specifications of the organization. */
type Visitor = 'anonymous' | 'signed-in' | 'member';

/** A specification without any version, for its members. */
export interface Unpublished {
  spec: OpenAPISpecRecord;
  place: SpecPlace;
  links: Links;
}

/** A readable specification without the label in the address. */
export interface UnknownLabel {
  unknown: string;
  /** Its default version. */
  reading: Reading;
}

/** Opens the specification in the path of a request. Throws the same errors for private and missing specifications. */
export async function openReading(page: PageRequest): Promise<Reading | Unpublished | UnknownLabel> {
  const { label, ...params } = page.params;
  if (label === undefined) return openVersion(page);
  const name = label.toLowerCase();
  try {
    return await openVersion({ ...page, params: { ...params, versionId: `label:${name}` } }, name);
  } catch (error) {
    // Throws the same error unless the visitor may read the specification.
    const shown = await openVersion({ ...page, params });
    if ('version' in shown && isMissing(error)) return { unknown: name, reading: shown };
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    ['not-found', 'unauthenticated', 'insufficient-scope'].includes(error.meaning)
  );
}

async function openVersion(page: PageRequest, label?: string): Promise<Reading | Unpublished> {
  const { links, params, principal, service, now } = page;
  const { spec, version } = await openSpec(page);
  const place = { organizationId: spec.organizationId, specSlug: spec.slug };
  const visitor = visitorOf(principal, spec);
  if (!version) {
    if (visitor !== 'member') throw hidden(principal);
    return { spec, place, links };
  }
  const versionId = label === undefined ? params['versionId'] : undefined;
  const root =
    versionId === undefined ? rootOf(links, place, label) : links.version(place, version.record.id);
  // The pages of a version are cached for long, so that only members, whose pages are not cached, see the list there.
  const listed =
    versionId !== undefined && visitor !== 'member' ? unlisted : service.listReadable(spec, principal);
  const [found, map, versions] = await Promise.all([version.overview(), version.siteMap(), listed]);
  // Pages need a name, also those of documents without a title.
  const overview = found.title.trim() === '' ? { ...found, title: spec.slug } : found;
  const deprecation = deprecationOf(spec, version.record);
  return {
    spec,
    ...(deprecation && { deprecation: shownDeprecation(deprecation, now) }),
    version,
    overview,
    map,
    place,
    versionId,
    label,
    versions,
    visitor,
    now,
    reader: createReaderLinks(root, root !== links.spec(place)),
    latest: createReaderLinks(links.spec(place), false),
    links,
    readChangelog: () => service.readChangelog(spec),
    recordRead: () =>
      service.recordRead(version.record, { label: label ?? labelIn(params['versionId'] ?? ''), principal }),
  };
}

export const unlisted: ReadableVersions = { labels: [], versions: [] };

function rootOf(links: Links, place: SpecPlace, label: string | undefined): string {
  return label === undefined ? links.spec(place) : links.labelDocs(place, label);
}

async function openSpec({ service, principal, params }: PageRequest): Promise<OpenedSpec> {
  const { organizationId = '', specSlug = '', versionId } = params;
  const place = { organizationId, specSlug, ...(versionId === undefined ? {} : { versionId }) };
  try {
    return await service.reader.open(place, principal);
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') throw hidden(principal);
    throw error;
  }
}

/** The error for a specification that does not exist for the visitor. */
export function hidden(principal: Principal | undefined): RequestError {
  if (!principal) return unauthenticated();
  if (!hasScopeAnywhere(principal, 'openapi:read')) {
    return new RequestError('insufficient-scope', 'The token does not have the scope openapi:read.');
  }
  return new RequestError('not-found', 'There is no such specification.');
}

function visitorOf(principal: Principal | undefined, { organizationId, slug }: OpenAPISpecRecord): Visitor {
  if (!principal) return 'anonymous';
  return hasScope(principal, 'openapi:read', organizationId, slug) ? 'member' : 'signed-in';
}
