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

/** Whether an `If-None-Match` header has this ETag in any encoding. Compares weakly, as RFC 9110 requires. */
export function isUnmodified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const sent = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return sent.some((each) => each.replace(/^W\//, '').replace(encodingSuffix, '"') === etag);
}

const encodingSuffix = new RegExp(`-(?:${encodings.join('|')})"$`);
