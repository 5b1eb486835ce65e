import { finished, pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { HTTPReply } from '@specshelf/service';
import type { Request, Response } from 'express';
import { ownerOf } from '../limits/owner-of.js';
import { requestLogOf } from '../request-log/request-log.js';
import {
  createReplyEncoder,
  type EncodedReply,
  type EncodingRequest,
  encodeAsIs,
  type ReplySource,
} from './create-reply-encoder.js';
import { createTransit, type TransitLimits } from './create-transit.js';
import { LargeReplyBody, type ReplyBody } from './reply-body.js';

export interface ReplySenderOptions {
  /** Maximum size of all cached replies, in bytes. A larger reply is streamed. */
  cacheLimit: number;
  /** Limits of large responses in transit. */
  transit?: Partial<TransitLimits> | undefined;
}

/** Sends replies of operations, from one cache and within one budget. */
export interface ReplySender {
  /** Sends a reply in an encoding that the request accepts. Rejects when the budget has no room for it. */
  send(request: EncodingRequest, source: ReplySource, reply: HTTPReply, response: Response): Promise<void>;
  /** Counts the body of a response that is sent by other means. Throws when the budget has no room for it. */
  beginTransit(response: Response, body: ReplyBody | undefined): void;
}

export function createReplySender({ cacheLimit, transit: limits }: ReplySenderOptions): ReplySender {
  const transit = createTransit(limits);
  const encode = createReplyEncoder(cacheLimit, transit.find);
  const beginTransit: ReplySender['beginTransit'] = (response, body) =>
    transit.begin(response, body, ownerOf(response));
  return {
    beginTransit,
    send: async (request, source, reply, response) => {
      const encoded = await encode(request, source, reply);
      const { isHead } = requestLogOf(response);
      if (!isHead) beginTransit(response, encoded.body);
      await writeReply(response, encoded, isHead);
    },
  };
}

/** Sends a reply that no operation returned, such as that to a failed request, without compression. */
export async function sendAsIs(reply: HTTPReply, response: Response): Promise<void> {
  await writeReply(response, await encodeAsIs(reply));
}

/**
 * Sends a reply. Does not copy the body, even for a slow client. Rejects if decompression fails in the middle of a response, but
 * not if the client disconnects.
 */
export async function writeReply(
  response: Response,
  { status, headers: { vary, ...headers }, body: encodedBody }: EncodedReply,
  /** The request is HEAD: there is no body to decompress. */
  isHead = false,
): Promise<void> {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (vary) response.vary(vary);
  // Of the statuses without a body, only 205 requires a content length.
  if (encodedBody !== undefined || (status !== 204 && status !== 304)) {
    response.setHeader(
      'content-length',
      encodedBody instanceof LargeReplyBody ? encodedBody.byteLength : Buffer.byteLength(encodedBody ?? ''),
    );
  }
  if (encodedBody instanceof LargeReplyBody && encodedBody.decompress && !isHead)
    return stream(encodedBody, response);
  const body = encodedBody instanceof LargeReplyBody ? encodedBody.source.gzip : encodedBody;
  await endResponse(response, body);
}

/** Sends the body of a response, also to a client that is still sending its request: many read only after they have sent it. */
export async function endResponse(response: Response, body: string | Uint8Array | undefined): Promise<void> {
  if (isStillSending(response.req)) {
    // The rest of the request is not read, so the connection cannot be used for another one.
    response.setHeader('connection', 'close');
    if (body !== undefined) {
      response.write(body);
      await discardRest(response.req);
    }
    response.end();
  } else response.end(body);
}

async function stream({ source }: LargeReplyBody, response: Response): Promise<void> {
  if (isStillSending(response.req)) {
    response.setHeader('connection', 'close');
    // A client may not read before it has sent everything.
    response.req.resume();
  }
  await pipeline(source.decompress(), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

function isStillSending({ complete, headers }: Request): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);
}

// In milliseconds. Long enough for a distant client to receive the response and stop.
const timeToStop = 1_000;

/** Continues to read for a moment after the response: a client that sends to a closed connection may lose the response. */
async function discardRest(request: Request): Promise<void> {
  // A client that expects 100 Continue has not sent the body.
  if (request.headers.expect !== undefined) return;
  request.resume();
  await Promise.race([
    finished(request).catch(() => undefined),
    setTimeout(timeToStop, undefined, { ref: false }),
  ]);
}
