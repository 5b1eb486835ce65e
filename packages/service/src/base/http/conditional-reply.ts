import type { Serialized } from '@specshelf/contract';
import { publicCORSHeaders } from './cors.js';

/** Returns 304 when the client has the response already, without reading the body. */
export function conditionalReply<Headers extends { ETag: string }, Body>(
  ifNoneMatch: string | undefined,
  headers: Headers,
  body: Serialized<Body>,
):
  | { status: 304; headers: Headers; body: undefined }
  | { status: 200; headers: Headers; body: Serialized<Body> } {
  if (includesETag(ifNoneMatch, headers.ETag)) return { status: 304, headers, body: undefined };
  return { status: 200, headers, body };
}

/** Headers of a response that a client may cache, and must revalidate before each use. */
export function revalidate(etag: string) {
  return { ETag: `"${etag}"`, 'Cache-Control': 'private, no-cache' };
}

/** Like `revalidate`, for a document of a user: in a browser it cannot run scripts of our origin. */
export function revalidateDocument(etag: string) {
  return { ...revalidate(etag), 'Content-Security-Policy': "sandbox; default-src 'none'" };
}

/**
 * Like `revalidateDocument`, for a public document, which shared caches may store and pages of every site may read. Browsers suggest
 * the file name, which contains no quotes.
 */
export function revalidatePublicDocument(etag: string, fileName: string) {
  return {
    ...revalidateDocument(etag),
    'Content-Disposition': `inline; filename="${fileName}"`,
    ...publicCORSHeaders,
    'Cache-Control': 'public, no-cache',
  };
}

/** Content encodings of responses. Each has an ETag of its own. See docs/decisions/0025-compress-responses-with-one-etag-per-encoding.md. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the ETag of a response in an encoding: that of the uncompressed response with a suffix. */
export function etagOf(etag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/**
 * Returns the ETag for a 304: the one that the client sent, in whichever encoding, or that of the accepted encoding for
 * `If-None-Match: *`.
 */
export function etagOfUnmodified(ifNoneMatch: string, etag: string, accepted: Encoding | undefined): string {
  const known = [undefined, ...encodings].map((encoding) => etagOf(etag, encoding));
  return known.find((each) => ifNoneMatch.includes(each)) ?? etagOf(etag, accepted);
}

/**
 * Whether an `If-None-Match` or `If-Match` header has this ETag in any encoding. Compares weakly, as RFC 9110 requires for
 * `If-None-Match`; for `If-Match`, because proxies that compress responses weaken their tags.
 */
export function includesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const sent = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return sent.some((each) => each.replace(/^W\//, '').replace(encodingSuffix, '"') === etag);
}

const encodingSuffix = new RegExp(`-(?:${encodings.join('|')})"$`);
