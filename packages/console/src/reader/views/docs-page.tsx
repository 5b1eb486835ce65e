import type { SitePage } from '@specshelf/service';
import { changedSince, changesOfPage } from '../changelog/changed-since.js';
import { ActionList } from '../components/action-list.js';
import { ListPages } from '../components/list-pages.js';
import { DocsLink } from '../components/web-link.js';
import { markdownLinks, withQuery } from '../content/markdown-links.js';
import { partQuery } from '../reading/link-resolver.js';
import { type ListRange, longestList, rangeAt, rangeQuery, readStart } from '../reading/list-range.js';
import { partTitle, type RequestedPart, readPart } from '../reading/read-part.js';
import type { FindPage, PageBody, PagePart, ReaderPage } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { isAction, siteIndexOf } from '../reading/site-index.js';
import { type DocumentPartsOptions, documentParts } from './document-parts.js';

/** A page of the site map. A path of the grouping by tag shows the index of the tag. */
export const docsPage: FindPage = (reading, { params, query }) => {
  const { path = '' } = params;
  const { reader } = reading;
  const index = findIndex(reading, path);
  if (index === undefined) return undefined;
  const page = reading.map.pages[index];
  if (page === undefined) return undefined;
  const links = markdownLinks(reading);
  if (page.kind === 'models') {
    return { kind: 'moved', location: reading.reader.schemas, markdown: links.schemas };
  }
  const pageURL = reader.page(page.path);
  const found = (shown: ShownPart, shownQuery: string): ReaderPage => ({
    kind: 'page',
    query: shownQuery,
    load: () => loadPage(reading, index, page, shown),
    markdown: {
      address: withQuery(links.page(page.path), shownQuery),
      canonical: pageURL + shownQuery,
      load: async (tools) => {
        const { docsMarkdown } = await import('../markdown/docs-markdown.js');
        return docsMarkdown({ reading, page, index, address: links.page(page.path), ...shown }, tools);
      },
    },
  });
  const part = readPart(query);
  if (part !== undefined) return found({ part }, `?${partQuery(part.id, part.from)}`);
  const { length } = siteIndexOf(reading.map).children[index] ?? [];
  const range = rangeAt(length, readStart(query), longestList);
  return range && found({ range }, rangeQuery(range.from));
};

/** Where both groupings use a path, the page by operation wins. */
function findIndex({ map }: Reading, path: string): number | undefined {
  const tag = Object.hasOwn(map.tagPaths, path) ? map.tagPaths[path] : undefined;
  return siteIndexOf(map).byPath.get(path) ?? tag;
}

/** A part of the document, or a part of the list of the pages below it. */
type ShownPart = { part: RequestedPart; range?: never } | { range: ListRange; part?: never };

async function loadPage(
  reading: Reading,
  index: number,
  page: SitePage,
  shown: ShownPart,
): Promise<PageBody> {
  const { reader, version } = reading;
  const pageURL = reader.page(page.path);
  const [document, changed] = await Promise.all([
    version.document(page),
    isStart(shown) ? changedSince(reading, changesOfPage(reading, index)) : [],
  ]);
  return {
    title: partTitle(page.title, shown.part),
    location: { kind: 'page', index },
    canonical: pageURL + rangeQuery(shown.range?.from ?? 0),
    parts: pageParts({ reading, document, pageURL, changed }, index, shown),
  };
}

/** Whether a page has the start of its content. */
function isStart({ range }: ShownPart): boolean {
  return range?.from === 0;
}

interface PageContent extends Pick<DocumentPartsOptions, 'document' | 'pageURL' | 'reading'> {
  changed: readonly PagePart[];
}

function* pageParts(
  { changed, ...content }: PageContent,
  index: number,
  shown: ShownPart,
): Generator<PagePart, void> {
  const { reading } = content;
  const { part, range } = shown;
  yield* changed;
  // The sections of an operation have headings of the third level.
  if (isAction(reading.map.pages[index])) yield () => <h2 class="reader-hidden">Reference</h2>;
  if (range === undefined || range.from === 0) yield* documentParts({ ...content, part });
  if (isStart(shown)) yield* externalDocs(reading, index);
  if (range !== undefined) yield* below(reading, index, range);
  yield* sameTag(reading, index);
}

/** The link of a tag to documentation elsewhere. */
function externalDocs({ map, overview }: Reading, index: number): PagePart[] {
  const name = map.pages[index]?.tag;
  const tag = name === undefined ? undefined : overview.tags?.find((each) => each.name === name);
  if (tag === undefined) return [];
  return [
    () => (
      <p>
        More documentation: <DocsLink docs={tag.externalDocs} />
      </p>
    ),
  ];
}

/** The index of the pages below a page. */
function below({ map, reader }: Reading, index: number, range: ListRange): PagePart[] {
  const site = siteIndexOf(map);
  const page = site.pages[index];
  const shown = (site.children[index] ?? []).slice(range.from, range.to);
  const pages = shown.flatMap((child) => site.pages[child] ?? []);
  if (page === undefined || pages.length === 0) return [];
  const hasActions = pages.some(isAction);
  return [
    () => (
      <section class="reader-section">
        <h2 id="page:operations">{hasActions ? 'Operations' : 'Pages'}</h2>
        <ActionList pages={pages} reader={reader} />
        <ListPages range={range} href={reader.page(page.path)} />
        {hasActions && (
          <p class="reader-print-link">
            <a href={reader.print(page.path)}>Print all operations of {page.title}</a>
          </p>
        )}
      </section>
    ),
  ];
}

/** A link to the index of the tag that has the path of this page in the grouping by tag. */
function sameTag({ map, reader }: Reading, index: number): PagePart[] {
  const path = map.pages[index]?.path ?? '';
  const other = Object.hasOwn(map.tagPaths, path) ? map.tagPaths[path] : undefined;
  const tag = other === undefined || other === index ? undefined : map.pages[other];
  if (tag === undefined) return [];
  return [
    () => (
      <p class="reader-note">
        See also: all operations of the tag <a href={reader.page(tag.path)}>{tag.title}</a>.
      </p>
    ),
  ];
}
