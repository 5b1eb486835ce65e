import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { CompressedReply } from './compress-reply.js';

/** Sends a reply. Its chunks go out one after the other, as fast as the client takes them. */
export async function writeReply(
  response: Response,
  { status, headers: { vary, ...headers }, chunks, compressor }: CompressedReply,
): Promise<void> {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (vary) response.vary(vary);
  const isSending = isStillSending(response.req);
  // What is left of the request is not waited for, so that it would be in the way of the next one.
  if (isSending) response.setHeader('connection', 'close');
  if (chunks.length === 0) {
    // 205 is the one of these that HTTP wants to have a length.
    if (status !== 204 && status !== 304) response.setHeader('content-length', '0');
    response.end();
    return;
  }
  if (!isSending && !compressor && chunks.length === 1) {
    const [body = ''] = chunks;
    response.setHeader('content-length', Buffer.byteLength(body));
    response.end(body);
    return;
  }
  const source = Readable.from(isSending ? andDiscard(response.req, chunks) : chunks);
  try {
    if (compressor) return await pipeline(source, compressor, response);
    response.set('content-length', String(byteLengthOf(chunks)));
    await pipeline(source, response);
  } catch (error) {
    if (!isHungUp(error)) throw error;
  }
}

function byteLengthOf(chunks: readonly string[]): number {
  return chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
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
async function* andDiscard(request: Request, chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
  // It sends nothing before it is asked to.
  if (request.headers.expect !== undefined) return;
  request.resume();
  await Promise.race([
    finished(request).catch(() => undefined),
    setTimeout(timeToStop, undefined, { ref: false }),
  ]);
}

/** Who asked does not wait for the rest. That is no failure of ours, and the log of the request says so. */
function isHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
