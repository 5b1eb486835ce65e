import {
  hasScope,
  hasScopeAnywhere,
  type OpenAPISpecRecord,
  type OpenedSpec,
  type Principal,
  type ReadableVersion,
  RequestError,
  type SiteMap,
  type SpecOverview,
  unauthenticated,
} from '@specshelf/service';
import type { Links, SpecPlace } from '../links.js';
import type { PageRequest } from '../page-request.js';
import { createReaderLinks, type ReaderLinks } from './reader-links.js';

/** A version of a specification that a visitor reads. */
export interface Reading {
  spec: Pick<OpenAPISpecRecord, 'slug' | 'visibility'>;
  version: ReadableVersion;
  overview: SpecOverview;
  map: SiteMap;
  place: SpecPlace;
  /** Present in addresses that name a version. */
  versionId: string | undefined;
  visitor: Visitor;
  reader: ReaderLinks;
  /** The same pages of the latest version. */
  latest: ReaderLinks;
  links: Links;
}

/** The kinds of visitors whose pages differ. A member may read all specifications of the organization. */
type Visitor = 'anonymous' | 'signed-in' | 'member';

/** A specification without any version, for its members. */
export interface Unpublished {
  spec: OpenAPISpecRecord;
  place: SpecPlace;
  links: Links;
}

/** Opens the specification in the path of a request. Throws the same errors for private and missing specifications. */
export async function openReading(page: PageRequest): Promise<Reading | Unpublished> {
  const { links, params, principal } = page;
  const { spec, version } = await openSpec(page);
  const place = { organizationId: spec.organizationId, specSlug: spec.slug };
  const visitor = visitorOf(principal, spec);
  if (!version) {
    if (visitor !== 'member') throw hidden(principal);
    return { spec, place, links };
  }
  const { versionId } = params;
  const root = versionId === undefined ? links.spec(place) : links.version(place, version.record.id);
  const [found, map] = await Promise.all([version.overview(), version.siteMap()]);
  // Pages need a name, also those of documents without a title.
  const overview = found.title.trim() === '' ? { ...found, title: spec.slug } : found;
  return {
    spec,
    version,
    overview,
    map,
    place,
    versionId,
    visitor,
    reader: createReaderLinks(root, versionId !== undefined),
    latest: createReaderLinks(links.spec(place), false),
    links,
  };
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
function hidden(principal: Principal | undefined): RequestError {
  if (!principal) return unauthenticated('This page requires a token.');
  if (!hasScopeAnywhere(principal, 'openapi:read')) {
    return new RequestError('insufficient-scope', 'The token does not have the scope openapi:read.');
  }
  return new RequestError('not-found', 'There is no such specification.');
}

function visitorOf(principal: Principal | undefined, { organizationId }: OpenAPISpecRecord): Visitor {
  if (!principal) return 'anonymous';
  return hasScope(principal, 'openapi:read', organizationId) ? 'member' : 'signed-in';
}
