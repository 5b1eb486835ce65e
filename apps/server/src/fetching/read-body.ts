import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { createByteCollector } from './byte-collector.js';
import { FetchFailure } from './failures/fetch-failure.js';
import { toBodyFailure } from './failures/to-fetch-failure.js';
import { onlyHeader, type SourceResponse } from './source-response.js';

/** The supported content encodings, for the Accept-Encoding header. */
export const acceptedEncodings = 'gzip, br';

/** Reads and decompresses the body of a response. The limit applies before and after decompression. */
export async function readBody(response: SourceResponse, maximumBytes: number): Promise<Uint8Array> {
  const declared = declaredLength(response);
  if (declared !== undefined && declared > maximumBytes) throw tooLarge(maximumBytes);
  const decoder = decoderOf(response);
  const collector = createByteCollector(decoder ? undefined : declared);
  try {
    for await (const chunk of decoded(response.body, decoder, maximumBytes)) collector.add(chunk);
  } catch (error) {
    throw toBodyFailure(error);
  }
  return collector.take();
}

function decoderOf({ headers }: SourceResponse): Transform | undefined {
  // The header may be repeated.
  const encoding = [headers['content-encoding'] ?? ''].flat().join(', ').trim().toLowerCase();
  switch (encoding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ chunkSize: 64 * 1024 });
    case 'br':
      return createBrotliDecompress({ chunkSize: 64 * 1024 });
    default:
      throw new FetchFailure(
        'invalid-answer',
        `The content encoding of the response is not supported. Send the document without compression, or with one of ${acceptedEncodings}.`,
      );
  }
}

function declaredLength(response: SourceResponse): number | undefined {
  const text = onlyHeader(response, 'content-length');
  return text === undefined ? undefined : Number(text);
}

function decoded(
  body: Readable,
  decoder: Transform | undefined,
  maximumBytes: number,
): AsyncIterable<Uint8Array> {
  const received = limited(body, maximumBytes);
  if (!decoder) return received;
  // Destroys both streams if either fails or is abandoned; the reader of the decoder receives the error.
  const decompressed = pipeline(received, decoder, () => undefined);
  return limited(decompressed, maximumBytes);
}

async function* limited(source: AsyncIterable<Uint8Array>, maximumBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maximumBytes) throw tooLarge(maximumBytes);
    yield chunk;
  }
}

function tooLarge(maximumBytes: number): FetchFailure {
  return new FetchFailure(
    'too-large',
    `The document is larger than the limit of ${maximumBytes} bytes. Split it, or remove unneeded parts.`,
  );
}
