import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HTTPReply } from '@specshelf/service';
import type { Response } from 'express';

/** Sends a reply. Its chunks go out one after the other, as fast as the client takes them. */
export async function writeReply(response: Response, { status, headers, chunks }: HTTPReply): Promise<void> {
  response.status(status).set(headers);
  if (chunks.length === 0) {
    // 205 is the one of these that HTTP wants to have a length.
    if (status !== 204 && status !== 304) response.set('content-length', '0');
    response.end();
    return;
  }
  const length = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  response.set('content-length', String(length));
  try {
    await pipeline(Readable.from(chunks), response);
  } catch (error) {
    if (!isHungUp(error)) throw error;
  }
}

/** Who asked does not wait for the rest. That is no failure of ours, and the log of the request says so. */
function isHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
