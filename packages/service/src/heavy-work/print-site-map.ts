import { type SiteMap, siteMapOf } from '@specshelf/generator';
import type { PrintedSiteMap, SiteMapInput } from '../ports/rendering.js';
import type { TaskContext } from './create-task-context.js';

/** Parsing so many pages takes 2 ms. */
const pagesInText = 500;

/** Returns all pages of a version. `parseSiteMap` parses them. */
export async function printSiteMap(
  { outline, ...input }: SiteMapInput,
  { readOutline }: Pick<TaskContext, 'readOutline'>,
): Promise<PrintedSiteMap> {
  const { pages, ...rest } = siteMapOf({ ...input, outline: await readOutline(outline) });
  const texts: string[] = [];
  for (let start = 0; start < pages.length; start += pagesInText) {
    texts.push(JSON.stringify(pages.slice(start, start + pagesInText)));
  }
  return { pages: texts, rest: JSON.stringify(rest) };
}

/** Parses a site map, and lets other requests run in between. */
export async function parseSiteMap({ pages: texts, rest: text }: PrintedSiteMap): Promise<SiteMap> {
  // Not validated, because only `printSiteMap` writes these texts.
  const rest: Omit<SiteMap, 'pages'> = JSON.parse(text);
  const pages: SiteMap['pages'] = [];
  for (const [index, text] of texts.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve));
    const next: SiteMap['pages'] = JSON.parse(text);
    pages.push(...next);
  }
  return { pages, ...rest };
}
