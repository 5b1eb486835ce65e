import { CoalescingCache } from '@specshelf/service/coalescing-cache';
import { render } from 'preact-render-to-string';
import type { Action } from '../page/action.js';
import { assetsAt } from '../web/assets.js';
import { type PageResponse, redirect } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import { readerHeaders } from '../web/security-headers.js';
import { finishContent } from './content/finish-content.js';
import { hasFormulas, withFormulas } from './content/formulas.js';
import { replaceInvalidCharacters } from './content/replace-invalid-characters.js';
import { DocumentLayout } from './document-layout.js';
import { type FoundForm, findForm, hasSuffix, isContent, selectsMarkdown } from './find-form.js';
import { contentEnd, contentPlace, contentStart, ReaderLayout } from './reader-layout.js';
import { assetResponse, etagOf, respondWith, respondWithText } from './reader-response.js';
import { switchQuery } from './reading/reader-links.js';
import type { FindPage, PageBody } from './reading/reader-page.js';
import { openReading, type Reading, type UnknownLabel, type Unpublished } from './reading/reading.js';
import { loadSiteIndex } from './reading/site-index.js';
import { versionSuggestions } from './search/version-suggestions.js';
import { MissingPage } from './views/missing-page.js';
import { searchPage } from './views/search-page.js';
import { isWaiting, StatePage } from './views/state-page.js';

export interface ReaderOptions {
  publicURL(): string;
  /** Lets other requests run while a long page is rendered. */
  pause(): Promise<void>;
  /** Maximum size of the cached pages in bytes. */
  cacheLimit: number;
  /** Finds what a visitor reads. Default: the specification in the path. */
  open?(page: PageRequest): Promise<Reading | Unpublished | UnknownLabel>;
}

/** Actions of the documentation pages. */
export interface ReaderActions {
  /**
   * Shows the pages that a function finds, in HTML or in Markdown as the client prefers, or only as text. The name distinguishes them
   * from those of other functions.
   */
  show(name: string, find: FindPage, isText?: boolean): Action;
  search: Action;
  /** The first results of a search as JSON, for the search box. */
  suggestions: Action;
  /** The index of an organization for programs. */
  index: Action;
  asset: Action;
}

/** Creates the documentation pages. See docs/decisions/0045-render-documentation-on-the-server.md. */
export function createReader(options: ReaderOptions): ReaderActions {
  const cache = new CoalescingCache<{ text: string }>({
    maximum: options.cacheLimit,
    weigh: ({ text }) => Math.max(text.length * 2, 1),
  });
  const open = (page: PageRequest) => openIndexed(options.open ?? openReading, page);
  return {
    show: (name, find, isText) => async (page, request) => {
      const reading = await open(page);
      const isMarkdown = isText === true || selectsMarkdown(page);
      const form = { isMarkdown, prefersMarkdown: request.prefersMarkdown() };
      const asksForText = isMarkdown || form.prefersMarkdown || hasSuffix(page);
      if (!('version' in reading)) return pageWithoutReading(options, page, reading, asksForText);
      const publicURL = options.publicURL();
      const found = await findForm(find, reading, { ...page, publicURL }, form);
      if (page.query.has(switchQuery)) return switched(page, reading, found !== undefined);
      if (!found) return missingPage(options, page, reading, { isText: asksForText });
      if ('moved' in found) return moved(found.moved);
      if (isContent(found)) reading.recordRead?.();
      const etag = etagOf({ name, found, page, reading, publicURL });
      return respondWith({ found, etag, request, reading, publicURL }, () =>
        cache.get(etag, async () => ({ text: await renderFound(options, page, reading, found) })),
      );
    },
    search: async (page) => {
      const reading = await open(page);
      if (!('version' in reading)) return pageWithoutReading(options, page, reading, false);
      if (page.query.has(switchQuery)) return switched(page, reading, true);
      const text = page.query.get('q') ?? '';
      const body = searchPage(reading, text, options.pause);
      const html = await renderBody(options, { page, reading, body, searchText: text });
      return pageResponse(200, html);
    },
    suggestions: async (page) => {
      const reading = await open(page);
      if (!('version' in reading)) return pageWithoutReading(options, page, reading, true);
      const found = await versionSuggestions(reading, page.query.get('q') ?? '', options.pause);
      return pageResponse(200, JSON.stringify(found), 'application/json');
    },
    index: async (page, request) => {
      const { cacheControlOfIndex, organizationIndex } = await import('./markdown/organization-index.js');
      const { text, etag } = await organizationIndex(page, options.publicURL());
      return respondWithText(text, etag, request, cacheControlOfIndex(page.principal));
    },
    asset: async (page, request) => assetResponse(page, request),
  };
}

/** Opens what a visitor reads, with the lookups of its site map. */
async function openIndexed(
  open: NonNullable<ReaderOptions['open']>,
  page: PageRequest,
): Promise<Reading | Unpublished | UnknownLabel> {
  const opened = await open(page);
  const reading = 'unknown' in opened ? opened.reading : opened;
  if ('map' in reading) await loadSiteIndex(reading.map, page.pause);
  return opened;
}

async function renderFound(
  options: ReaderOptions,
  page: PageRequest,
  reading: Reading,
  { page: found, form }: FoundForm,
): Promise<string> {
  if (found.kind === 'file') return found.load(options.pause);
  if (form !== undefined) {
    const { markdownPage } = await import('./markdown/markdown-page.js');
    return markdownPage(form, reading, { publicURL: options.publicURL(), pause: options.pause });
  }
  const body = await found.load();
  return renderBody(options, { page, reading, body, markdown: found.markdown?.address });
}

interface ShownBody {
  page: Pick<PageRequest, 'links'>;
  reading: Reading;
  body: PageBody;
  /** The address of the page as Markdown. */
  markdown?: string | undefined;
  searchText?: string;
}

async function renderBody(
  { pause, publicURL }: ReaderOptions,
  { page: { links }, reading, body, markdown, searchText }: ShownBody,
): Promise<string> {
  const rendered: string[] = [];
  for await (const part of body.parts) {
    const html = typeof part === 'string' ? part : render(part());
    rendered.push(hasFormulas(html) ? await withFormulas(html, pause) : html);
    await pause();
  }
  const { html, headings } = await finishContent(rendered.join(''), reading, pause);
  const layout = toHTML(
    <ReaderLayout
      reading={reading}
      body={body}
      headings={headings}
      assets={assetsAt(links.to, 'reader')}
      markdown={markdown}
      publicURL={publicURL()}
      searchText={searchText}
    />,
  );
  // The layout would copy and check the content several times.
  const [start = '', ...end] = layout.split(contentPlace);
  return start + contentStart + html + contentEnd + end.join(contentPlace);
}

function toHTML(page: Parameters<typeof render>[0]): string {
  return `<!doctype html>${replaceInvalidCharacters(render(page))}`;
}

interface MissingOptions {
  isText?: boolean;
  unknownLabel?: string;
}

async function missingPage(
  options: ReaderOptions,
  page: PageRequest,
  reading: Reading,
  { isText = false, unknownLabel }: MissingOptions,
): Promise<PageResponse> {
  if (isText) {
    const { missingMarkdown } = await import('./markdown/markdown-page.js');
    return pageResponse(404, missingMarkdown(reading, unknownLabel, options.publicURL()), 'text/markdown');
  }
  const body: PageBody = {
    title: unknownLabel === undefined ? 'Page not found' : 'Label not found',
    location: { kind: 'none' },
    canonical: reading.reader.overview,
    parts: [() => <MissingPage reading={reading} unknownLabel={unknownLabel} />],
  };
  return pageResponse(404, await renderBody(options, { page, reading, body }));
}

function pageWithoutReading(
  options: ReaderOptions,
  page: PageRequest,
  opened: Unpublished | UnknownLabel,
  isText: boolean,
): PageResponse | Promise<PageResponse> {
  if ('unknown' in opened) {
    return missingPage(options, page, opened.reading, { isText, unknownLabel: opened.unknown });
  }
  return isText ? stateText(options, opened) : statePage(page, opened);
}

/** Leads from the version menu to the same page of another version, or to its overview if it has no such page. */
function switched({ links, returnPath }: PageRequest, { reader }: Reading, isFound: boolean): PageResponse {
  return redirect(isFound && returnPath !== undefined ? links.to(returnPath) : reader.overview);
}

/** Programs would read the state as the documentation, so that it is an error for them. */
async function stateText({ publicURL }: ReaderOptions, unpublished: Unpublished): Promise<PageResponse> {
  const { stateMarkdown } = await import('./markdown/markdown-page.js');
  return pageResponse(404, stateMarkdown(unpublished, publicURL()), 'text/markdown');
}

// In seconds.
const refreshAfter = 2;

function statePage({ links }: PageRequest, unpublished: Unpublished): PageResponse {
  const html = toHTML(
    <DocumentLayout
      title={unpublished.spec.slug}
      assets={assetsAt(links.to, 'reader')}
      isIndexed={false}
      refresh={isWaiting(unpublished) ? refreshAfter : undefined}
    >
      <StatePage unpublished={unpublished} />
    </DocumentLayout>,
  );
  return pageResponse(200, html);
}

/** A page that is not cached, and not compressed because it may reflect the request. */
function pageResponse(status: number, body: string, mediaType = 'text/html'): PageResponse {
  return { status, headers: { ...readerHeaders, 'content-type': `${mediaType}; charset=utf-8` }, body };
}

function moved(location: string): PageResponse {
  return { status: 308, headers: { ...readerHeaders, location, 'content-length': '0' }, body: '' };
}
