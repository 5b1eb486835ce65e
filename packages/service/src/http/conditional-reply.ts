import type { Serialized } from '@specshelf/contract';
import { publicCORSHeaders } from './cors.js';
import { isUnmodified } from './entity-tags.js';

/** Returns 304 when the client has the response already, without reading the body. */
export function conditionalReply<Headers extends { ETag: string }, Body>(
  ifNoneMatch: string | undefined,
  headers: Headers,
  body: Serialized<Body>,
):
  | { status: 304; headers: Headers; body: undefined }
  | { status: 200; headers: Headers; body: Serialized<Body> } {
  if (isUnmodified(ifNoneMatch, headers.ETag)) return { status: 304, headers, body: undefined };
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

/** Like `revalidateDocument`, for a public document, which shared caches may store and pages of every site may read. */
export function revalidatePublicDocument(etag: string) {
  return {
    ...revalidateDocument(etag),
    ...publicCORSHeaders,
    'Cache-Control': 'public, no-cache',
  };
}
