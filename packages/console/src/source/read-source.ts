import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { type OpenedSource, RequestError, type SourcePlace } from '@specshelf/service';
import { callOperation, requireSignIn } from '../web/call-operation.js';
import type { Links, SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';

/** A source that a visitor reads. */
export interface SourceRequest {
  source: OpenedSource;
  /** Its specification, as the visitor may see it. */
  spec: Schema<'OpenAPISpec'>;
  place: SpecPlace;
  /** The title of the organization. */
  organization: string;
  /** The time of the server. */
  now: Date;
  /** Present in addresses that name a version. */
  versionId: string | undefined;
  links: Links;
  /** The URL of the pages of this source, without a slash at its end. */
  root: string;
}

/** Opens the source in the path of a request: of a version, or of the last run. */
export async function readSource(page: PageRequest): Promise<SourceRequest> {
  const { service, principal, params, links, now } = page;
  const { organizationId = '', specSlug = '', versionId } = params;
  const requested: SourcePlace = { organizationId, specSlug, ...defined({ versionId }) };
  const source = await service.sources.open(requested, requireSignIn(principal));
  const place = { organizationId: source.spec.organizationId, specSlug: source.spec.slug };
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { ...place });
  const { title: organization } = await callOperation(page, 'getOrganizationById', {
    organizationId: place.organizationId,
  });
  const root = versionId === undefined ? links.spec(place) : links.version(place, versionId);
  return { source, spec, place, organization, now, versionId, links, root };
}

/** A specification lists the problems of its last run, which are those of the latest version unless the run failed. */
export function hasProblemsOfLastRun({ source, versionId }: SourceRequest): boolean {
  if (versionId === undefined) return true;
  const { lastVersion, lastProcessErrorCode } = source.spec;
  return source.version?.id === lastVersion && lastProcessErrorCode === undefined;
}

/** Returns the title of a specification. Those that never succeeded have none. */
export function titleOf({ title, slug }: SourceRequest['spec']): string {
  return title ?? slug;
}

/** Returns the name of a file for people: a text has no name of its own. */
export function nameOfFile({ source }: Pick<SourceRequest, 'source'>, file: string | undefined): string {
  const location = file ?? source.files[0];
  if (location !== undefined && location !== 'openapi') return location;
  const { source: submitted } = source.spec;
  return submitted.kind === 'url' ? submitted.url : 'Submitted text';
}

/** Throws an error that the visitor understands when a query names no file of the source. */
export function assertFile({ source }: Pick<SourceRequest, 'source'>, file: string | undefined): void {
  if (file === undefined || source.files.includes(file)) return;
  throw new RequestError('not-found', 'The source has no such file.');
}

/** Returns the version in the address; undefined in addresses without one. */
export function versionOf({ source: { version }, versionId }: SourceRequest) {
  if (versionId === undefined || version === undefined) return undefined;
  const { id, createdAt, facts } = version;
  return { id, createdAt, ...defined({ documentVersion: facts?.documentVersion }) };
}
