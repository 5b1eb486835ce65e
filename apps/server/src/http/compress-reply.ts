import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { HTTPReply } from '@specshelf/service';
import type { Request } from 'express';

/** A reply with what its chunks go through on their way out. */
export interface CompressedReply extends HTTPReply {
  compressor?: Transform;
}

// What saves the most for its time on a description of 15 MB: a fifth of a second, on threads that nobody waits for.
const encodings = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 3 }),
};

// Below that, what is saved is not worth a packet.
const leastLength = 1024;

/** The reply in the encoding that the client takes, with the entity tag that belongs to it. */
export function compressReply(request: Request, reply: HTTPReply): CompressedReply {
  if (reply.status === 304) return vary(reply, knownTag(request, reply));
  const { etag } = reply.headers;
  // What has a tag is never too small: a 304, which does not know its size, has to have the same one.
  if (etag === undefined && lengthOf(reply.chunks) < leastLength) return reply;
  const encoding = acceptedEncoding(request);
  if (!encoding) return vary(reply, {});
  return {
    ...vary(reply, {
      'content-encoding': encoding,
      ...(etag === undefined ? {} : { etag: tagFor(encoding, etag) }),
    }),
    compressor: encodings[encoding](),
  };
}

/** An If-None-Match header as it would be if nothing was ever compressed. */
export function withoutEncodings(ifNoneMatch: string): string {
  return ifNoneMatch.replaceAll(/-(?:br|gzip)"/g, '"');
}

const namesOfEncodings = ['br', 'gzip'] as const;

/** A client finds the answer that it may go on using by the tag of that one. Who names none is told what it would get. */
function knownTag(request: Request, { headers: { etag } }: HTTPReply): Record<string, string> {
  if (etag === undefined) return {};
  const named = request.headers['if-none-match'] ?? '';
  const tags = [etag, ...namesOfEncodings.map((encoding) => tagFor(encoding, etag))];
  return { etag: tags.find((tag) => named.includes(tag)) ?? tagFor(acceptedEncoding(request), etag) };
}

/** Other bytes, so another tag. */
function tagFor(encoding: string | undefined, etag: string): string {
  return encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);
}

function acceptedEncoding(request: Request) {
  return namesOfEncodings.find((name) => request.acceptsEncodings(name));
}

function vary(reply: HTTPReply, headers: Record<string, string>): HTTPReply {
  return { ...reply, headers: { ...reply.headers, ...headers, vary: 'Accept-Encoding' } };
}

function lengthOf(chunks: readonly string[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}
