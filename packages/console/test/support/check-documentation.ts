import type { SiteMap } from '@specshelf/service';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { checkTexts, PageChecker } from './check-pages.js';
import { LinkChecker } from './link-checker.js';
import { type PublishedSpecification, publicURL, specPath } from './publish-specification.js';

/** Pages of a large document whose links are followed. */
const pagesOfLarge = isRelease ? 100 : 60;
/** Pages of a document that are parsed, which takes longer. */
const parsedPages = 4;
const printedTags = 20;

/** What the documentation of a specification contains, and its defects. */
export interface CheckedDocumentation {
  /** The operations, webhooks, and schemas with a page. */
  contents: string[];
  pageCount: number;
  linkCount: number;
  defects: string[];
}

/** Checks the pages of a specification: their links, texts, and sizes. Of a large one, a sample. */
export async function checkDocumentation(
  site: PublishedSpecification,
  map: SiteMap,
  isLarge: boolean,
): Promise<CheckedDocumentation> {
  const links = new LinkChecker(site, map);
  await links.checkPlaces();
  const urls = links.urls();
  for (const url of isLarge ? sampleOf(urls, pagesOfLarge) : urls) await links.checkPage(url);
  for (const path of pagesOfLists(map)) await links.read(new URL(publicURL).pathname + specPath + path);
  const parser = new PageChecker(site);
  await checkTexts(site, parser, sampleOf(urls, parsedPages));
  const { pageCount, linkCount } = links;
  const defects = [...links.defects, ...parser.defects];
  return { contents: links.contents(), pageCount, linkCount, defects };
}

/** The indexes, and the pages of texts and of tags, some of them for print: they can be large. */
function pagesOfLists({ pages }: SiteMap): string[] {
  const of = (folder: string, wanted: string) =>
    pages
      .filter(({ kind }) => kind === wanted)
      .map(({ path }) => `/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`);
  return [
    ...['', '/operations', '/schemas', '/search?q=a'],
    ...[...of('docs', 'tag'), ...of('docs', 'info'), ...of('print', 'tag').slice(0, printedTags)],
  ];
}

/** Returns the same items of a list in each run. */
function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  let seed = 24;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const rated = items.map((item) => ({ item, rate: next() }));
  return rated
    .sort((a, b) => a.rate - b.rate)
    .slice(0, count)
    .map(({ item }) => item);
}
