import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import {
  bodyTooLarge,
  contentEncodingOf,
  decodeBody,
  invalidBody,
  parseBody,
  RequestError,
  refuseOtherMediaTypes,
} from '@specshelf/service';
import type { Request, Response } from 'express';

/**
 * Reads a JSON body. Express's own reader answers a body that is too large only when all of it has arrived, and takes
 * bytes that are not UTF-8 for replacement characters; this one does neither.
 */
export async function readJSONBody(request: Request, response: Response, limit: number): Promise<unknown> {
  refuseOtherMediaTypes(request.headers['content-type']);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge(limit);
  const stream = decompressed(request);
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const bytes = await collect(request, stream, limit);
  return bytes.byteLength > large ? parseInTurns(bytes) : parseBody(decodeBody(bytes));
}

const large = 1024 * 1024;

/** Others have their turn between the steps, and before what comes next: each takes long for a large body. */
async function parseInTurns(bytes: Uint8Array): Promise<unknown> {
  await setImmediate();
  const text = decodeBody(bytes);
  await setImmediate();
  const body = parseBody(text);
  await setImmediate();
  return body;
}

const decompressors = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

function decompressed(request: Request): Readable {
  const encoding = contentEncodingOf(request.headers['content-encoding']);
  if (encoding === 'identity') return request;
  const decompressor = decompressors[encoding]();
  request.once('error', (error) => decompressor.destroy(error));
  return request.pipe(decompressor);
}

async function collect(request: Request, stream: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // The request is not destroyed when the loop is left: its socket is still needed, for the answer.
    for await (const chunk of stream.iterator({ destroyOnReturn: stream !== request })) {
      const bytes: Uint8Array = chunk;
      size += bytes.byteLength;
      if (size > limit) throw bodyTooLarge(limit);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw invalidBody(request.errored ? 'is not complete' : 'cannot be decompressed');
  }
  return Buffer.concat(chunks);
}
