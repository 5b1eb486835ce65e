import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import {
  createFileCollector,
  documentField,
  type Upload,
  type UploadedFile,
  uploadLimits,
} from '@specshelf/console';
import { invalidRequest, RequestError } from '@specshelf/service';
import type { ByteBudget } from '@specshelf/service/byte-budget';
import type { Request, Response } from 'express';
import { type BodyShare, reserveBody } from '../http/limits/reserve-body.js';
import { readForm } from './read-form.js';

interface UploadOptions {
  /** Maximum size of the files in bytes. */
  bodyLimit: number;
  bodyBudget: ByteBudget;
}

/** Reads a form with files. Its memory is a part of the budget until the response is sent. */
export async function readUpload(
  { bodyLimit, bodyBudget }: UploadOptions,
  request: Request,
  response: Response,
): Promise<Upload> {
  if (!/^multipart\/form-data *;/i.test(request.headers['content-type'] ?? '')) {
    return { values: await readForm(request, response), files: [] };
  }
  const limit = bodyLimit + uploadLimits.overhead;
  const declared = Number(request.headers['content-length'] ?? limit);
  if (declared > limit) throw tooLarge(bodyLimit);
  const share = await reserveBody(bodyBudget, { maximum: declared }, request, response);
  response.once('close', share.release);
  return collect(request, share, { bodyLimit, limit });
}

async function collect(
  request: Request,
  { fit }: BodyShare,
  { bodyLimit, limit }: { bodyLimit: number; limit: number },
): Promise<Upload> {
  const values = new URLSearchParams();
  const files: UploadedFile[] = [];
  const failure = new AbortController();
  const fail = (error: unknown) => failure.abort(error);
  const parser = createParser(request);
  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) fail(invalidUpload(`the field ${JSON.stringify(name.slice(0, 100))} is too long`));
    values.append(name, value);
  });
  parser.on('file', (field, stream, name) => {
    const collector = createFileCollector(field, name ?? '');
    stream.on('data', (bytes: Uint8Array) => collector.add(bytes));
    stream.on('end', () => {
      if (isChosen(field, name)) files.push(collector.end());
    });
    stream.on('error', fail);
  });
  parser.on('filesLimit', () => fail(tooMany(`${uploadLimits.files} files`)));
  parser.on('fieldsLimit', () => fail(tooMany(`${uploadLimits.fields} fields that are not files`)));
  parser.on('partsLimit', () => fail(tooMany(`${partsLimit} parts`)));
  parser.on('error', () => fail(invalidUpload('the form is incomplete or malformed')));
  // A parser that failed may never drain or finish.
  const ended = new Promise<void>((resolve) => {
    parser.once('finish', resolve);
    failure.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let size = 0;
  // Leaving the loop must not destroy the request: the response needs its socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Uint8Array = chunk;
    size += bytes.byteLength;
    if (size > limit) throw tooLarge(bodyLimit);
    await fit(size);
    for (const piece of piecesOf(bytes)) {
      failure.signal.throwIfAborted();
      if (!parser.write(piece)) await Promise.race([once(parser, 'drain'), ended]);
      await setImmediate();
    }
  }
  parser.end();
  await ended;
  failure.signal.throwIfAborted();
  return { values, files };
}

/** Bytes that are parsed at a time: the smallest possible parts, of which they have about 150, take 5 ms. Then other requests run. */
const pieceLength = 8 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < bytes.byteLength; start += pieceLength) {
    yield bytes.subarray(start, start + pieceLength);
  }
}

const partsLimit = uploadLimits.files + uploadLimits.fields;

function createParser({ headers }: Request): BusboyInstance {
  const { files, fields, fieldSize } = uploadLimits;
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // The paths of the files of a folder.
      preservePath: true,
      isPartAFile: (field, _mediaType, name) => name !== undefined || field === documentField,
      limits: { files, fields, parts: partsLimit, fieldSize, fieldNameSize: 100, headerPairs: 20 },
    });
  } catch {
    throw invalidUpload('its Content-Type has no boundary');
  }
}

/** Browsers send a part without name for a field without a file. */
function isChosen(field: string, name: string | undefined): boolean {
  return field === documentField || (name !== undefined && name !== '');
}

function tooLarge(limit: number): RequestError {
  const size = limit % (1024 * 1024) === 0 ? `${limit / (1024 * 1024)} MiB` : `${limit} bytes`;
  return new RequestError('too-large', `The files are too large: at most ${size} are accepted in total.`);
}

function tooMany(accepted: string): RequestError {
  return new RequestError('too-large', `At most ${accepted} are accepted.`);
}

function invalidUpload(message: string): RequestError {
  return invalidRequest([{ path: '/body', message }]);
}
