import { sha256 } from '@noble/hashes/sha2.js';
import { Serialized } from '@specshelf/contract';
import { deprecationHeaders, type HTTPReply, RequestError } from '@specshelf/service';
import { conditionalReply } from '@specshelf/service/conditional-reply';
import { assetsAt, findAsset } from '../web/assets.js';
import type { ConsoleRequest } from '../web/console-request.js';
import type { ConsoleResponse } from '../web/console-response.js';
import { icon } from '../web/icon.js';
import type { PageRequest } from '../web/page-request.js';
import { readerHeaders } from '../web/security-headers.js';
import type { FoundForm } from './find-form.js';
import { isIndexed } from './reader-layout.js';
import { cacheControlOf, isStoredForLong } from './reading/cache-control.js';
import type { Reading } from './reading/reading.js';

interface ResponseOptions {
  found: FoundForm;
  etag: string;
  request: ConsoleRequest;
  reading: Reading;
  publicURL: string;
}

/** Responds with a page of a version. */
export function respondWith(
  { found, etag, request, reading, publicURL }: ResponseOptions,
  load: () => Promise<{ text: string }>,
): ConsoleResponse {
  const headers = {
    ETag: etag,
    ...readerHeaders,
    'content-type': `${mediaTypeOf(found)}; charset=utf-8`,
    'cache-control': cacheControlOf(reading),
    ...deprecationHeadersOf(reading),
    ...markdownHeaders(found, reading, publicURL),
    // A member sees other links.
    vary: found.isNegotiated ? 'Cookie, Authorization, Accept' : 'Cookie, Authorization',
  };
  return {
    page: true,
    reply: toReply(request, headers, async () => [(await load()).text]),
  };
}

function mediaTypeOf({ page, form }: FoundForm): string {
  if (page.kind === 'file') return page.mediaType;
  return form === undefined ? 'text/html' : 'text/markdown';
}

/** Search engines list the page in HTML. */
function markdownHeaders({ form }: FoundForm, reading: Reading, publicURL: string): Record<string, string> {
  if (form === undefined) return {};
  return {
    link: `<${new URL(form.canonical, publicURL).href}>; rel="canonical"`,
    ...(isIndexed(reading) ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** The headers of a deprecation. Pages that caches store for a day have none: it can change meanwhile. */
function deprecationHeadersOf(reading: Reading): Record<string, string> {
  if (!reading.deprecation || isStoredForLong(reading)) return {};
  const headers = Object.entries(deprecationHeaders(reading.deprecation));
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Responds with a text that belongs to no version. */
export function respondWithText(
  text: string,
  etag: string,
  request: ConsoleRequest,
  cacheControl: string,
): ConsoleResponse {
  const headers = {
    ETag: etag,
    ...readerHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'Cookie, Authorization',
  };
  return { page: true, reply: toReply(request, headers, [text]) };
}

/** Responds with a script, a style sheet, or an image. */
export function assetResponse({ params }: PageRequest, request: ConsoleRequest): ConsoleResponse {
  const { name = icon.path.slice(1) } = params;
  const asset = findAsset(name);
  if (!asset) throw new RequestError('not-found', 'There is no such file.');
  const headers = {
    ETag: `"${name}"`,
    ...readerHeaders,
    'content-type': `${asset.mediaType}; charset=utf-8`,
    'cache-control': asset.isCurrent ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  };
  return { page: true, reply: toReply(request, headers, [asset.text]) };
}

/** Applies the rule of the API for conditional requests. */
function toReply(
  { headers: sent }: ConsoleRequest,
  { ETag: etag, ...headers }: Readonly<Record<string, string>> & { ETag: string },
  chunks: HTTPReply['chunks'],
): HTTPReply {
  const ifNoneMatch = sent.get('if-none-match') ?? undefined;
  const { status } = conditionalReply(ifNoneMatch, { ETag: etag }, new Serialized(chunks));
  return { status, headers: { ...headers, etag }, chunks: status === 304 ? [] : chunks };
}

interface ETagOptions {
  /** The name of the function that found the page. */
  name: string;
  found: FoundForm;
  page: PageRequest;
  reading: Reading;
  publicURL: string;
}

/** The ETag of everything that the bytes of a page depend on. */
export function etagOf({ name, found, page: { links }, reading, publicURL }: ETagOptions): string {
  const { spec, version, versionId, label, versions, visitor, place, deprecation } = reading;
  const address = [name, ...found.address, found.page.query, found.form === undefined];
  const parts = [
    ...[address, version.identity, versionId, visitor, place, spec.visibility, deprecation],
    ...[label, versions, version.isDefault, version.record.id, spec.defaultLabel],
    ...[
      reading.now?.getUTCFullYear(),
      publicURL,
      assetsAt(links.to, 'reader'),
      version.record.changes?.report,
      spec.compatibility,
    ],
  ];
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(parts))).subarray(0, 18);
  return `"${btoa(String.fromCharCode(...bytes))}"`;
}
