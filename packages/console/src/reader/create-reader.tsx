import { sha256 } from '@noble/hashes/sha2.js';
import { Serialized } from '@specshelf/contract';
import { deprecationHeaders, type HTTPReply, RequestError } from '@specshelf/service';
import { CoalescingCache } from '@specshelf/service/coalescing-cache';
import { conditionalReply } from '@specshelf/service/conditional-reply';
import { render } from 'preact-render-to-string';
import type { Action } from '../action.js';
import { assetsAt, findAsset } from '../assets.js';
import type { ConsoleRequest } from '../console-request.js';
import { type ConsoleResponse, type PageResponse, redirect } from '../console-response.js';
import { icon } from '../icon.js';
import type { PageRequest } from '../page-request.js';
import { readerHeaders } from '../security-headers.js';
import { cacheControlOf, isStoredForLong } from './cache-control.js';
import { finishContent } from './content/finish-content.js';
import { hasFormulas, withFormulas } from './content/formulas.js';
import { replaceInvalidCharacters } from './content/replace-invalid-characters.js';
import { DocumentLayout } from './document-layout.js';
import { contentEnd, contentPlace, contentStart, ReaderLayout } from './reader-layout.js';
import { switchQuery } from './reader-links.js';
import type { FindPage, PageBody, ReaderFile, ReaderPage } from './reader-page.js';
import { openReading, type Reading, type UnknownLabel, type Unpublished } from './reading.js';
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
  /** Shows the pages that a function finds. The name distinguishes them from those of other functions. */
  show(name: string, find: FindPage): Action;
  search: Action;
  asset: Action;
}

/** Creates the documentation pages. See docs/decisions/0045-render-documentation-on-the-server.md. */
export function createReader(options: ReaderOptions): ReaderActions {
  const cache = new CoalescingCache<{ text: string }>({
    maximum: options.cacheLimit,
    weigh: ({ text }) => Math.max(text.length * 2, 1),
  });
  const open = options.open ?? openReading;
  return {
    show: (name, find) => async (page, request) => {
      const reading = await open(page);
      if (!('version' in reading)) return pageWithoutReading(options, page, reading);
      const found = await find(reading, { ...page, publicURL: options.publicURL() });
      if (page.query.has(switchQuery)) return switched(page, reading, found !== undefined);
      if (!found) return missingPage(options, page, reading);
      if (found.kind === 'moved') return moved(found.location);
      if (isContent(found)) reading.recordRead?.();
      const etag = etagOf(
        [name, page.params['path'], page.params['name'], found.query],
        page,
        reading,
        options,
      );
      return respondWith(found, etag, request, reading, () =>
        cache.get(etag, async () => ({ text: await renderFound(options, page, reading, found) })),
      );
    },
    search: async (page) => {
      const reading = await open(page);
      if (!('version' in reading)) return pageWithoutReading(options, page, reading);
      if (page.query.has(switchQuery)) return switched(page, reading, true);
      const text = page.query.get('q') ?? '';
      const html = await renderBody(options, page, reading, searchPage(reading, text), text);
      return pageResponse(200, html);
    },
    asset: async (page, request) => assetResponse(page, request),
  };
}

/** Whether a visitor reads it: not the data of the search, which a page loads. */
function isContent(found: ReaderPage | ReaderFile): boolean {
  return found.kind === 'page' || found.mediaType === 'text/markdown';
}

function respondWith(
  found: ReaderPage | ReaderFile,
  etag: string,
  { headers: sent }: ConsoleRequest,
  reading: Reading,
  load: () => Promise<{ text: string }>,
): ConsoleResponse {
  const headers = {
    ETag: etag,
    ...readerHeaders,
    'content-type': `${found.kind === 'page' ? 'text/html' : found.mediaType}; charset=utf-8`,
    'cache-control': cacheControlOf(reading),
    ...deprecationHeadersOf(reading),
    // A signed-in visitor sees other links.
    vary: 'Cookie',
  };
  return {
    page: true,
    reply: toReply(sent.get('if-none-match'), headers, async () => [(await load()).text]),
  };
}

/** The headers of a deprecation. Pages that caches store for a day have none: it can change meanwhile. */
function deprecationHeadersOf(reading: Reading): Record<string, string> {
  if (!reading.deprecation || isStoredForLong(reading)) return {};
  const headers = Object.entries(deprecationHeaders(reading.deprecation));
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Applies the rule of the API for conditional requests. */
function toReply(
  ifNoneMatch: string | null,
  { ETag: etag, ...headers }: Readonly<Record<string, string>> & { ETag: string },
  chunks: HTTPReply['chunks'],
): HTTPReply {
  const { status } = conditionalReply(ifNoneMatch ?? undefined, { ETag: etag }, new Serialized(chunks));
  return { status, headers: { ...headers, etag }, chunks: status === 304 ? [] : chunks };
}

/** The ETag of everything that the bytes of a page depend on. */
function etagOf(
  address: readonly (string | undefined)[],
  { links }: PageRequest,
  { spec, version, versionId, label, versions, visitor, place, deprecation }: Reading,
  { publicURL }: ReaderOptions,
): string {
  const parts = [
    ...[address, version.identity, version.isLatest, versionId, visitor, place, spec.visibility, deprecation],
    ...[label, versions, version.isDefault, version.record.id, spec.defaultLabel],
    ...[publicURL(), assetsAt(links.to, 'reader'), version.record.changes?.report, spec.compatibility],
  ];
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(parts))).subarray(0, 18);
  return `"${btoa(String.fromCharCode(...bytes))}"`;
}

function renderFound(
  options: ReaderOptions,
  page: PageRequest,
  reading: Reading,
  found: ReaderPage | ReaderFile,
): Promise<string> {
  if (found.kind === 'file') return found.load(options.pause);
  return found.load().then((body) => renderBody(options, page, reading, body));
}

async function renderBody(
  { pause, publicURL }: ReaderOptions,
  { links }: Pick<PageRequest, 'links'>,
  reading: Reading,
  body: PageBody,
  searchText?: string,
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

async function missingPage(
  options: ReaderOptions,
  page: PageRequest,
  reading: Reading,
  unknownLabel?: string,
): Promise<PageResponse> {
  const body: PageBody = {
    title: unknownLabel === undefined ? 'Page not found' : 'Label not found',
    location: { kind: 'none' },
    canonical: reading.reader.overview,
    parts: [() => <MissingPage reading={reading} unknownLabel={unknownLabel} />],
  };
  return pageResponse(404, await renderBody(options, page, reading, body));
}

function pageWithoutReading(
  options: ReaderOptions,
  page: PageRequest,
  opened: Unpublished | UnknownLabel,
): PageResponse | Promise<PageResponse> {
  if ('unknown' in opened) return missingPage(options, page, opened.reading, opened.unknown);
  return statePage(page, opened);
}

/** Leads from the version menu to the same page of another version, or to its overview if it has no such page. */
function switched({ links, returnPath }: PageRequest, { reader }: Reading, isFound: boolean): PageResponse {
  return redirect(isFound && returnPath !== undefined ? links.to(returnPath) : reader.overview);
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
function pageResponse(status: number, body: string): PageResponse {
  return { status, headers: { ...readerHeaders, 'content-type': 'text/html; charset=utf-8' }, body };
}

function moved(location: string): PageResponse {
  return { status: 308, headers: { ...readerHeaders, location, 'content-length': '0' }, body: '' };
}

function assetResponse({ params }: PageRequest, { headers: sent }: ConsoleRequest): ConsoleResponse {
  const { name = icon.path.slice(1) } = params;
  const asset = findAsset(name);
  if (!asset) throw new RequestError('not-found', 'There is no such file.');
  const headers = {
    ETag: `"${name}"`,
    ...readerHeaders,
    'content-type': `${asset.mediaType}; charset=utf-8`,
    'cache-control': asset.isCurrent ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  };
  return { page: true, reply: toReply(sent.get('if-none-match'), headers, [asset.text]) };
}
