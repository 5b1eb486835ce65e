import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { OperationId } from '@specshelf/contract';
import { type HTTPReply, readChunks, readStoredChunks } from '@specshelf/service';
import { CoalescingCache } from '@specshelf/service/coalescing-cache';
import { type Encoding, encodings, etagOf, etagOfUnmodified } from '@specshelf/service/conditional-reply';
import type { Request } from 'express';
import {
  bufferOf,
  CompressedBody,
  compressChunks,
  LargeReplyBody,
  type ReplyBody,
  sizeOfChunk,
} from './reply-body.js';

/** An encoded reply, ready to be sent. */
export interface EncodedReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Absent if the reply has no body. */
  body?: ReplyBody;
}

/** The parts of a request that select an encoding. */
export type EncodingRequest = Pick<Request, 'headers'> & { acceptsEncodings(name: string): string | false };

/** The scope of an ETag: equal ETags of one source have equal bytes. */
export type ReplySource = OperationId | 'page';

/** Encodes a reply as the client accepts it, with the ETag of that encoding. */
export type EncodeReply = (
  request: EncodingRequest,
  source: ReplySource,
  reply: HTTPReply,
) => Promise<EncodedReply>;

// In bytes. Compressing a smaller body saves no packet.
const leastLength = 1024;

// In bytes. A smaller body takes about as much memory as the buffers of a stream.
const leastStreamed = 512 * 1024;

/**
 * Creates an encoder that caches up to `maximum` bytes of encoded replies with an ETag, so that repeated requests neither read
 * contents from the database nor compress them, and concurrent responses share their bytes. Callers have checked access. A larger
 * reply is never in memory as a whole: it is sent in gzip, or decompressed while the client reads. `findInTransit` returns such a
 * reply that is being sent to another client.
 * See docs/decisions/0025-compress-responses-with-one-etag-per-encoding.md.
 */
export function createReplyEncoder(
  maximum: number,
  findInTransit: (key: string) => CompressedBody | undefined,
): EncodeReply {
  const bodies = new CoalescingCache<Buffer | CompressedBody>({ maximum, weigh });
  const loadOnce = (key: string, largeKey: string, encoding: Encoding | undefined, reply: HTTPReply) =>
    bodies.share(key, async () => {
      const chunks = await readStoredChunks(reply);
      const size = chunks.reduce((sum, chunk) => sum + sizeOfChunk(chunk), 0);
      if (size > Math.max(maximum, leastStreamed)) {
        return bodies.get(
          largeKey,
          async () => new CompressedBody(largeKey, await compressChunks(chunks), size),
        );
      }
      const body = await encode(encoding, concat(await readChunks({ chunks })));
      bodies.add(key, body);
      return body;
    });
  const load = (source: ReplySource, etag: string, encoding: Encoding | undefined, reply: HTTPReply) => {
    const key = JSON.stringify([source, encoding, etag]);
    const body = bodies.find(key);
    if (body) return body;
    const largeKey = JSON.stringify([source, 'large', etag]);
    return bodies.find(largeKey) ?? findInTransit(largeKey) ?? loadOnce(key, largeKey, encoding, reply);
  };
  return async (request, source, reply) => {
    if (reply.status === 304) return vary(reply, unmodifiedHeaders(request, reply));
    const { etag } = reply.headers;
    if (etag === undefined) return encodeOnce(request, reply);
    const encoding = isCompressed(reply) ? undefined : acceptedEncoding(request);
    const body = await load(source, etag, encoding, reply);
    if (body instanceof CompressedBody) return encodeLarge(request, reply, etag, body);
    return { ...vary(reply, { ...encodedAs(encoding), etag: etagOf(etag, encoding) }), body };
  };
}

/** Sends a large body in gzip to each client that accepts it: compressing it again would take seconds. */
function encodeLarge(
  request: EncodingRequest,
  reply: HTTPReply,
  etag: string,
  source: CompressedBody,
): EncodedReply {
  const encoding = request.acceptsEncodings('gzip') ? 'gzip' : undefined;
  const head = vary(reply, { ...encodedAs(encoding), etag: etagOf(etag, encoding) });
  return { ...head, body: new LargeReplyBody(source, encoding === undefined) };
}

/** Selects the uncompressed form, whatever the client accepts. */
export const uncompressed: EncodingRequest = { headers: {}, acceptsEncodings: () => false };

/** Returns the reply without compression. */
export async function encodeAsIs(
  reply: HTTPReply,
): Promise<EncodedReply & { body?: Exclude<ReplyBody, LargeReplyBody> }> {
  const chunks = await readChunks(reply);
  const { status, headers } = reply;
  if (chunks.length === 0) return { status, headers };
  const [only] = chunks;
  const isText = chunks.length === 1 && typeof only === 'string';
  return { status, headers, body: isText ? only : concat(chunks) };
}

/** Encodes a reply without an ETag, which is not cached. */
async function encodeOnce(request: EncodingRequest, reply: HTTPReply): Promise<EncodedReply> {
  const plain = await encodeAsIs(reply);
  const { body = '' } = plain;
  if (body.length < leastLength) return plain;
  const encoding = acceptedEncoding(request);
  const head = vary(reply, encodedAs(encoding));
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return { ...head, body: encoding ? await encode(encoding, bytes) : body };
}

function unmodifiedHeaders(
  request: EncodingRequest,
  { headers: { etag } }: HTTPReply,
): Record<string, string> {
  if (etag === undefined) return {};
  const ifNoneMatch = request.headers['if-none-match'] ?? '';
  return { etag: etagOfUnmodified(ifNoneMatch, etag, acceptedEncoding(request)) };
}

/** Compressing an archive again takes time, and saves nothing. */
function isCompressed({ headers }: HTTPReply): boolean {
  return headers['content-type'] === 'application/zip';
}

function acceptedEncoding(request: EncodingRequest): Encoding | undefined {
  return encodings.find((name) => request.acceptsEncodings(name));
}

function encodedAs(encoding: Encoding | undefined): Record<string, string> {
  return encoding === undefined ? {} : { 'content-encoding': encoding };
}

function vary({ status, headers }: HTTPReply, changed: Record<string, string>): EncodedReply {
  const vary = [headers['vary'], 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
  return { status, headers: { ...headers, ...changed, vary } };
}

function weigh(body: Buffer | CompressedBody): number {
  return Math.max((body instanceof CompressedBody ? body.gzip : body).byteLength, 1);
}

function concat(chunks: readonly (string | Uint8Array)[]): Buffer {
  const [only] = chunks;
  // A copy of many megabytes would block the event loop.
  if (chunks.length === 1 && only !== undefined && typeof only !== 'string') return bufferOf(only);
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

// The best ratio of savings to time for a specification of 15 MB: 0.2 s in the thread pool, without blocking requests.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 3 };

// In bytes. Compressing a smaller body takes less time than the transfer to another thread.
const leastElsewhere = 16 * 1024;

const encoders = {
  br: {
    now: (bytes: Buffer) => brotliCompressSync(bytes, brotliOptions),
    elsewhere: (bytes: Buffer) => brotliAsync(bytes, brotliOptions),
  },
  gzip: {
    now: (bytes: Buffer) => gzipSync(bytes, gzipOptions),
    elsewhere: (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, gzipOptions),
  },
};

async function encode(encoding: Encoding | undefined, bytes: Buffer): Promise<Buffer> {
  if (encoding === undefined) return bytes;
  const { now, elsewhere } = encoders[encoding];
  return bytes.length < leastElsewhere ? now(bytes) : elsewhere(bytes);
}
