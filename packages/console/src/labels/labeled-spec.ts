import type { Schema } from '@specshelf/contract';
import { insufficientScope, RequestError } from '@specshelf/service';
import { callOperation } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';

export type Label = Schema<'OpenAPISpecLabel'>;
export type Version = Schema<'OpenAPISpecVersion'>;

/** The specification of a page about labels. */
export interface LabeledSpec {
  spec: Schema<'OpenAPISpec'>;
  place: SpecPlace;
  /** The title of the organization. */
  organization: string;
  /** In alphabetical order. */
  labels: readonly Label[];
}

/** Reads the specification in the path of a request, and its labels. */
export async function readLabeledSpec(page: PageRequest): Promise<LabeledSpec> {
  const { organizationId = '', specSlug = '' } = page.params;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { organizationId, specSlug });
  const { id, title } = await callOperation(page, 'getOrganizationById', { organizationId });
  const place = { organizationId: id, specSlug: spec.slug };
  const { items } = await callOperation(page, 'listOpenAPISpecLabels', { ...place });
  return { spec, place, organization: title, labels: items };
}

/** Throws unless the visitor may change the specification. */
export function assertEditable({ spec }: LabeledSpec): void {
  if (!spec.permissions.edit) throw insufficientScope('openapi:write');
}

/** Versions by their IDs. */
export type KnownVersions = ReadonlyMap<string, Version>;

/** The versions that a form offers. Others are entered as IDs. */
const offeredVersions = '20';

/** Returns the newest versions, the newest first. */
export async function readRecentVersions(page: PageRequest, place: SpecPlace): Promise<KnownVersions> {
  const { items } = await callOperation(
    page,
    'listOpenAPISpecVersions',
    { ...place },
    { limit: offeredVersions },
  );
  return new Map(items.map((version) => [version.id, version]));
}

/** Returns versions by their IDs, without those that retention has removed. */
export async function readVersions(
  page: PageRequest,
  place: SpecPlace,
  ids: readonly string[],
  known: KnownVersions,
): Promise<KnownVersions> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const found = await Promise.all(missing.map((versionId) => readVersion(page, place, versionId)));
  return new Map([...known.values(), ...found].flatMap((each) => (each ? [[each.id, each]] : [])));
}

async function readVersion(
  page: PageRequest,
  place: SpecPlace,
  versionId: string,
): Promise<Version | undefined> {
  try {
    return await callOperation(page, 'getOpenAPISpecVersionById', { ...place, versionId });
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return undefined;
    throw error;
  }
}
