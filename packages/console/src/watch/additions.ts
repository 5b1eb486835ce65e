import type { SiteMap, SitePage } from '@specshelf/service';
import type { PageRequest } from '../page-request.js';

/** The operations, webhooks, and schemas that the latest version has added to the previous one, and the number of removed ones. */
export interface Additions {
  pages: readonly SitePage[];
  schemas: readonly string[];
  removed: number;
}

interface Versions {
  organizationId: string;
  specSlug: string;
  /** IDs of versions, newest first. */
  ids: readonly string[];
}

/** Compares the site maps of the two newest versions. Undefined without a previous version. */
export async function additionsOf(page: PageRequest, versions: Versions): Promise<Additions | undefined> {
  const [latest, previous] = versions.ids;
  if (latest === undefined || previous === undefined) return undefined;
  const [after, before] = await Promise.all([
    siteMapOf(page, versions, latest),
    siteMapOf(page, versions, previous),
  ]);
  if (!after || !before) return undefined;
  const known = new Set(before.pages.flatMap((each) => keyOf(each) ?? []));
  const current = new Set(after.pages.flatMap((each) => keyOf(each) ?? []));
  const schemas = new Set(before.schemas);
  const currentSchemas = new Set(after.schemas);
  return {
    pages: after.pages.filter((each) => isNew(keyOf(each), known)),
    schemas: after.schemas.filter((name) => !schemas.has(name)),
    removed: countMissing(known, current) + countMissing(schemas, currentSchemas),
  };
}

async function siteMapOf(
  { service, principal }: PageRequest,
  { organizationId, specSlug }: Versions,
  versionId: string,
): Promise<SiteMap | undefined> {
  const { version } = await service.reader.open({ organizationId, specSlug, versionId }, principal);
  return version?.siteMap();
}

/** Identifies an operation or a webhook; undefined for other pages. */
function keyOf({ kind, method, address }: SitePage): string | undefined {
  return method === undefined ? undefined : `${kind} ${method} ${address}`;
}

function isNew(key: string | undefined, known: ReadonlySet<string>): boolean {
  return key !== undefined && !known.has(key);
}

function countMissing(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  return [...before].filter((key) => !after.has(key)).length;
}
