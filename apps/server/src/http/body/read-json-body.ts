import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Route } from '@specshelf/contract';
import { type RequestBody, RequestError, type Service } from '@specshelf/service';
import {
  assertJSONMediaType,
  bodyLimitOf,
  bodyTooLarge,
  carriesSource,
  contentEncodingOf,
  createBodyScanner,
  invalidBody,
} from '@specshelf/service/bodies';
import type { ByteBudget } from '@specshelf/service/byte-budget';
import type { Request, Response } from 'express';
import { type BodyShare, reserveBody } from '../limits/reserve-body.js';
import { type BodyCollector, createBodyCollector } from './create-body-collector.js';

export interface BodyReaderOptions {
  /** Maximum size of a body with a specification, decoded, in bytes. */
  limit: number;
  /** The bytes of all bodies in memory, decoded. */
  budget: ByteBudget;
  /** Maximum time for which a request waits for its share of the budget, in milliseconds. Default: 5,000. */
  patience?: number | undefined;
  parseBody: Service['parseBody'];
}

/** Reads the JSON body of an operation. The body occupies a share of the budget until it is released. */
export type ReadBody = (route: Route, request: Request, response: Response) => Promise<RequestBody>;

/** What distinguishes the bodies of operations. */
interface BodyRules {
  /** Maximum size, decoded, in bytes. */
  limit: number;
  carriesSource: boolean;
}

/** Like `ReadBody`, for a body that belongs to no operation. */
export type ReadJSON = (rules: BodyRules, request: Request, response: Response) => Promise<RequestBody>;

/** Creates a reader of the bodies of operations. */
export function createBodyReader({ limit: sourceLimit, ...options }: BodyReaderOptions): ReadBody {
  const read = createJSONReader(options);
  return ({ operationId }, request, response) => {
    const limit = bodyLimitOf(operationId, sourceLimit);
    return read({ limit, carriesSource: carriesSource(operationId) }, request, response);
  };
}

/**
 * Creates a reader of JSON bodies. Unlike the one of Express, it rejects a body that is too large before all of it has arrived,
 * rejects bytes that are not UTF-8, and parses large bodies outside of the request thread.
 * See docs/decisions/0037-limit-request-bodies-before-parsing.md.
 */
export function createJSONReader({
  budget,
  patience,
  parseBody,
}: Omit<BodyReaderOptions, 'limit'>): ReadJSON {
  return async ({ limit, carriesSource }, request, response) => {
    assertJSONMediaType(request.headers['content-type']);
    const encoding = contentEncodingOf(request.headers['content-encoding']);
    const declared = Number(request.headers['content-length'] ?? Number.NaN);
    if (declared > limit) throw bodyTooLarge(limit);
    const maximum = encoding === 'identity' && declared >= 0 ? declared : limit;
    const share = await reserveBody(budget, { maximum, patience }, request, response);
    try {
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      const stream = encoding === 'identity' ? request : decompressed(request, encoding);
      const collector = createBodyCollector();
      const scan = createBodyScanner({ carriesSource });
      await collect(request, stream, collector, { limit, scan, fit: share.fit });
      share.shrink(collector.size);
      return { value: await parseBody(collector.take()), release: share.release };
    } catch (error) {
      share.release();
      throw error;
    }
  };
}

const decompressors = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

function decompressed(request: Request, encoding: keyof typeof decompressors): Readable {
  const decompressor = decompressors[encoding]();
  request.once('error', (error) => decompressor.destroy(error));
  return request.pipe(decompressor);
}

async function collect(
  request: Request,
  stream: Readable,
  collector: BodyCollector,
  { limit, scan, fit }: { limit: number; scan: (bytes: Uint8Array) => void; fit: BodyShare['fit'] },
): Promise<void> {
  try {
    // Leaving the loop must not destroy the request: the response needs its socket.
    for await (const chunk of stream.iterator({ destroyOnReturn: stream !== request })) {
      const bytes: Uint8Array = chunk;
      if (collector.size + bytes.byteLength > limit) throw bodyTooLarge(limit);
      scan(bytes);
      collector.add(bytes);
      await fit(collector.size);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw invalidBody(request.errored ? 'is not complete' : 'cannot be decompressed');
  }
}
