import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OperationId } from '@specshelf/contract';
import { type HTTPReply, Kept, readChunks } from '@specshelf/service';
import type { Request } from 'express';

/** A reply with the whole of its body, as it is sent. */
export interface EncodedReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Absent where there is none at all. */
  body?: string | Buffer;
}

/** Puts the reply of an operation into the encoding that the client takes, with the entity tag that belongs to that. */
export type EncodeReply = (
  request: Request,
  operation: OperationId,
  reply: HTTPReply,
) => Promise<EncodedReply>;

type Encoding = 'br' | 'gzip';

const namesOfEncodings = ['br', 'gzip'] as const satisfies readonly Encoding[];

// Below that, what is saved is not worth a packet.
const leastLength = 1024;

/**
 * Keeps up to so many bytes of answers that have a tag, as they are sent: who asks for one that is kept waits neither for the
 * database nor for the compression, and all who are sent the same are sent the same bytes. Whether somebody may have an
 * answer was decided before.
 */
export function createReplyEncoder(maximum: number): EncodeReply {
  const bodies = new Kept<Buffer>({ maximum, weigh: ({ byteLength }) => Math.max(byteLength, 1) });
  return async (request, operation, reply) => {
    if (reply.status === 304) return vary(reply, knownTag(request, reply));
    const { etag } = reply.headers;
    if (etag === undefined) return encodeOnce(request, reply);
    const encoding = acceptedEncoding(request);
    const key = JSON.stringify([operation, encoding, etag]);
    const body = await bodies.get(key, async () => encode(encoding, await bytesOf(reply)));
    return { ...vary(reply, { ...encodedAs(encoding), etag: tagFor(encoding, etag) }), body };
  };
}

/** The reply as it is. */
export async function encodeAsIs(reply: HTTPReply): Promise<EncodedReply> {
  const chunks = await readChunks(reply);
  const { status, headers } = reply;
  if (chunks.length === 0) return { status, headers };
  const [only] = chunks;
  const isText = chunks.length === 1 && typeof only === 'string';
  return { status, headers, body: isText ? only : await bytesOf(reply) };
}

/** An If-None-Match header as it would be if nothing was ever compressed. */
export function withoutEncodings(ifNoneMatch: string): string {
  return ifNoneMatch.replaceAll(/-(?:br|gzip)"/g, '"');
}

/** What has no tag is another one each time. */
async function encodeOnce(request: Request, reply: HTTPReply): Promise<EncodedReply> {
  const plain = await encodeAsIs(reply);
  const { body = '' } = plain;
  if (body.length < leastLength) return plain;
  const encoding = acceptedEncoding(request);
  const head = vary(reply, encodedAs(encoding));
  return { ...head, body: encoding ? await encode(encoding, Buffer.from(body)) : body };
}

/** A client finds the answer that it may go on using by the tag of that one. Who names none is told what it would get. */
function knownTag(request: Request, { headers: { etag } }: HTTPReply): Record<string, string> {
  if (etag === undefined) return {};
  const named = request.headers['if-none-match'] ?? '';
  const tags = [etag, ...namesOfEncodings.map((encoding) => tagFor(encoding, etag))];
  return { etag: tags.find((tag) => named.includes(tag)) ?? tagFor(acceptedEncoding(request), etag) };
}

/** Other bytes, so another tag. */
function tagFor(encoding: Encoding | undefined, etag: string): string {
  return encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);
}

function acceptedEncoding(request: Request): Encoding | undefined {
  return namesOfEncodings.find((name) => request.acceptsEncodings(name));
}

function encodedAs(encoding: Encoding | undefined): Record<string, string> {
  return encoding === undefined ? {} : { 'content-encoding': encoding };
}

function vary({ status, headers }: HTTPReply, changed: Record<string, string>): EncodedReply {
  return { status, headers: { ...headers, ...changed, vary: 'Accept-Encoding' } };
}

async function bytesOf(reply: HTTPReply): Promise<Buffer> {
  const chunks = await readChunks(reply);
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
}

const gzipElsewhere = promisify(gzip);
const brotliElsewhere = promisify(brotliCompress);

// What saves the most for its time on a description of 15 MB: a fifth of a second, on threads that nobody waits for.
const encoders = {
  br: (bytes: Buffer) => brotliElsewhere(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer): Promise<Buffer> => gzipElsewhere(bytes, { level: 3 }),
};

async function encode(encoding: Encoding | undefined, bytes: Buffer): Promise<Buffer> {
  return encoding === undefined ? bytes : encoders[encoding](bytes);
}
