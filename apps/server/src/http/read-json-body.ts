import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { invalidRequest, RequestError } from '@specshelf/service';
import type { Request, Response } from 'express';

/**
 * Reads a JSON body. Express's own reader answers a body that is too large only when all of it has arrived, and takes
 * bytes that are not UTF-8 for replacement characters; this one does neither.
 */
export async function readJSONBody(request: Request, response: Response, limit: number): Promise<unknown> {
  refuseOtherTypes(request.headers['content-type']);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const stream = decompressed(request);
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  return parse(decode(await collect(request, stream, limit)));
}

function refuseOtherTypes(contentType = ''): void {
  const [mediaType = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (mediaType !== 'application/json' || (charset && !/^"?utf-?8"?$/.test(charset))) {
    throw new RequestError(
      'unsupported-media-type',
      'Send the body as JSON in UTF-8, with `Content-Type: application/json`.',
    );
  }
}

const decompressors = new Map([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function decompressed(request: Request): Readable {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return request;
  const create = decompressors.get(encoding);
  if (!create) {
    const known = [...decompressors.keys()].join(', ');
    throw new RequestError('unsupported-media-type', `This Content-Encoding is not known. Known: ${known}.`);
  }
  const decompressor = create();
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
      if (size > limit) throw tooLarge(limit);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw invalidBody(request.errored ? 'is not complete' : 'cannot be decompressed');
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody('is not valid UTF-8');
  }
}

function parse(text: string): unknown {
  if (text === '') throw invalidBody('is empty, where JSON is needed');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidBody(`is not valid JSON${placeOf(error, text)}`);
  }
}

/** Not every message of every version of Node.js says the place. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position =
    /at position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function invalidBody(message: string): RequestError {
  return invalidRequest([{ path: '/body', message }]);
}

function tooLarge(limit: number): RequestError {
  return new RequestError('too-large', `The body is too large: at most ${limit} bytes are accepted.`);
}
