import type { SiteMap, SitePage } from '@specshelf/service';
import { inTurns } from '@specshelf/service/in-turns';
import type { PageRequest } from '../web/page-request.js';

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
  return after && before && inTurns(compare(before, after), page.pause);
}

function* compare(before: SiteMap, after: SiteMap): Generator<void, Additions> {
  const pages = { before: yield* pagesByKey(before), after: yield* pagesByKey(after) };
  const schemas = { before: yield* entriesOf(before.schemas), after: yield* entriesOf(after.schemas) };
  return {
    pages: yield* missingIn(pages.before, pages.after),
    schemas: yield* missingIn(schemas.before, schemas.after),
    removed:
      (yield* missingIn(pages.after, pages.before)).length +
      (yield* missingIn(schemas.after, schemas.before)).length,
  };
}

/** Comparing so many names takes 2 ms. Then other requests run. */
const namesInTurn = 1_000;

function* pagesByKey({ pages }: SiteMap): Generator<void, Map<string, SitePage>> {
  const byKey = new Map<string, SitePage>();
  for (const [index, page] of pages.entries()) {
    if (index % namesInTurn === namesInTurn - 1) yield;
    const key = keyOf(page);
    if (key !== undefined) byKey.set(key, page);
  }
  return byKey;
}

function* entriesOf(names: readonly string[]): Generator<void, Map<string, string>> {
  const entries = new Map<string, string>();
  for (const name of names) {
    entries.set(name, name);
    if (entries.size % namesInTurn === 0) yield;
  }
  return entries;
}

/** Returns the values of `all` whose keys the other one has not. */
function* missingIn<Value>(
  other: ReadonlyMap<string, unknown>,
  all: ReadonlyMap<string, Value>,
): Generator<void, Value[]> {
  const missing: Value[] = [];
  let count = 0;
  for (const [key, value] of all) {
    if (!other.has(key)) missing.push(value);
    count += 1;
    if (count % namesInTurn === 0) yield;
  }
  return missing;
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
