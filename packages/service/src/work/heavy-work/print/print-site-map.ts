import { type SiteMap, siteMapOf } from '@specshelf/generator';
import { inTurns } from '../../../base/concurrency/in-turns.js';
import { decodeUTF8, encodeUTF8 } from '../../../base/content/utf8.js';
import type { PrintedSiteMap, SiteMapInput } from '../../../base/ports/work/rendering.js';
import type { TaskContext } from '../../tasks/create-task-context.js';

/** Parsing so many pages takes 2 ms, and so many names less than that. */
const inPart = { pages: 500, names: 2_000 };

/** A part of a site map. The index of a page is its place among all pages. */
interface SiteMapPart extends Partial<Pick<SiteMap, 'pages' | 'schemas'>> {
  tagPaths?: [path: string, index: number][];
}

/** Returns all pages of a version. `parseSiteMap` parses them. */
export async function printSiteMap(
  { outline, ...input }: SiteMapInput,
  { readOutline }: Pick<TaskContext, 'readOutline'>,
): Promise<PrintedSiteMap> {
  const { pages, schemas, tagPaths } = siteMapOf({ ...input, outline: await readOutline(outline) });
  const parts: SiteMapPart[] = [
    ...divide(pages, inPart.pages).map((some) => ({ pages: some })),
    ...divide(schemas, inPart.names).map((some) => ({ schemas: some })),
    ...divide(Object.entries(tagPaths), inPart.names).map((some) => ({ tagPaths: some })),
  ];
  return { body: encodeUTF8(parts.map((part) => JSON.stringify(part)).join('\n')) };
}

function divide<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** Parses a site map, and lets other requests run in between. */
export function parseSiteMap(printed: PrintedSiteMap): Promise<SiteMap> {
  return inTurns(parseParts(printed));
}

function* parseParts({ body }: PrintedSiteMap): Generator<void, SiteMap> {
  const pages: SiteMap['pages'] = [];
  const schemas: SiteMap['schemas'] = [];
  const tagPaths: [path: string, index: number][] = [];
  for (let start = 0; start < body.length; ) {
    if (start > 0) yield;
    const next = body.indexOf(lineFeed, start);
    const end = next === -1 ? body.length : next;
    // Not validated, because only `printSiteMap` writes it.
    const part: SiteMapPart = JSON.parse(decodeUTF8(body.subarray(start, end)));
    pages.push(...(part.pages ?? []));
    schemas.push(...(part.schemas ?? []));
    tagPaths.push(...(part.tagPaths ?? []));
    start = end + 1;
  }
  return { pages, schemas, tagPaths: Object.fromEntries(tagPaths) };
}

const lineFeed = 10;
