import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { Chunk } from '@specshelf/contract';
import { isStored } from '@specshelf/service';

export type ReplyBody = string | Buffer | LargeReplyBody;

/**
 * The body of one reply over the cache limit: sent in gzip, or decompressed while the client reads.
 * See docs/decisions/0039-stream-responses-over-the-cache-limit.md.
 */
export class LargeReplyBody {
  constructor(
    readonly source: CompressedBody,
    readonly decompress: boolean,
  ) {}

  get byteLength(): number {
    return this.decompress ? this.source.size : this.source.gzip.byteLength;
  }
}

/** A body over the cache limit. Memory holds only its gzip form, which all clients share. */
export class CompressedBody {
  constructor(
    readonly key: string,
    readonly gzip: Buffer,
    /** Decompressed size in bytes. */
    readonly size: number,
  ) {}

  /** Returns a stream that decompresses the body as it is read. The chunks are small because each client buffers some of them. */
  decompress(): Readable {
    const stream = createGunzip({ chunkSize: 32 * 1024 });
    stream.end(this.gzip);
    return stream;
  }
}

/** Returns the body of these chunks in gzip. A single stored chunk is used as it is: the server stores gzip. */
export async function compressChunks(chunks: readonly Chunk[]): Promise<Buffer> {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined && isStored(only)) return bufferOf(only.stored);
  const blocks: Buffer[] = [];
  // The fastest level, as in the store: the first client waits for all of it.
  await pipeline(
    Readable.from(decompressed(chunks)),
    createGzip({ level: constants.Z_BEST_SPEED }),
    async (compressed: AsyncIterable<Buffer>) => {
      for await (const block of compressed) blocks.push(block);
    },
  );
  return Buffer.concat(blocks);
}

export function sizeOfChunk(chunk: Chunk): number {
  return isStored(chunk) ? chunk.size : Buffer.byteLength(chunk);
}

async function* decompressed(chunks: readonly Chunk[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) {
    if (typeof chunk === 'string') yield Buffer.from(chunk);
    else if (isStored(chunk)) yield* createGunzip().end(chunk.stored);
    else yield bufferOf(chunk);
  }
}

export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
