import { finished, pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { EncodedReply } from './create-reply-encoder.js';
import { LargeReplyBody } from './reply-body.js';

/**
 * Sends a reply. The body is not copied, however long the client takes for it. Rejects when a stream fails in the middle of a
 * response, and not when the client disconnects.
 */
export async function writeReply(
  response: Response,
  { status, headers: { vary, ...headers }, body: given }: EncodedReply,
  /** The request is HEAD: there is no body to decompress. */
  isHead = false,
): Promise<void> {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (vary) response.vary(vary);
  // 205 is the one of these without a body that HTTP wants to have a length.
  if (given !== undefined || (status !== 204 && status !== 304)) {
    response.setHeader(
      'content-length',
      given instanceof LargeReplyBody ? given.byteLength : Buffer.byteLength(given ?? ''),
    );
  }
  if (given instanceof LargeReplyBody && given.decompress && !isHead) return stream(given, response);
  const body = given instanceof LargeReplyBody ? given.source.gzip : given;
  if (isStillSending(response.req)) {
    // What is left of the request is not waited for, so that it would be in the way of the next one.
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

// Long enough for a client far away to see the answer and stop.
const timeToStop = 1_000;

/**
 * Lets the client go on for a moment when it has the answer: who sends to a connection that is closed may lose what came
 * back on it.
 */
async function discardRest(request: Request): Promise<void> {
  // It sends nothing before it is asked to.
  if (request.headers.expect !== undefined) return;
  request.resume();
  await Promise.race([
    finished(request).catch(() => undefined),
    setTimeout(timeToStop, undefined, { ref: false }),
  ]);
}
