import type { Serialized } from '@specshelf/contract';
import { readableByAll } from './open-headers.js';

/** The answer, or 304 when the caller has it already; then the body is not read. */
export function conditionalReply<Headers extends { ETag: string }, Body>(
  ifNoneMatch: string | undefined,
  headers: Headers,
  body: Serialized<Body>,
):
  | { status: 304; headers: Headers; body: undefined }
  | { status: 200; headers: Headers; body: Serialized<Body> } {
  if (isNotModified(ifNoneMatch, headers.ETag)) return { status: 304, headers, body: undefined };
  return { status: 200, headers, body };
}

/** Headers of an answer that may be kept, and has to be asked for again each time: that costs a 304. */
export function revalidate(etag: string) {
  return { ETag: `"${etag}"`, 'Cache-Control': 'private, no-cache' };
}

/** The same for a document as it is, which is not ours: opened in a browser it may do nothing, although it comes from us. */
export function revalidateDocument(etag: string) {
  return { ...revalidate(etag), ...inert };
}

/** The same for what everybody may read and keep, pages of other sites included. */
export function revalidatePublicDocument(etag: string) {
  return { ...revalidateDocument(etag), ...readableByAll, 'Cache-Control': 'public, no-cache' };
}

const inert = { 'Content-Security-Policy': "sandbox; default-src 'none'" };

/** Whether an If-None-Match header names this entity tag: compared weakly, as RFC 9110 asks for it. */
function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}
