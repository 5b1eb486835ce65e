import type { Chunk, Chunks, StoredChunk } from '@specshelf/contract';
import { decodeUTF8 } from '../content/utf8.js';

/** An HTTP response. Without chunks it has no body. Header names are in lower case. */
export interface HTTPReply {
  status: number;
  headers: Record<string, string>;
  chunks: Chunks;
}

/** Returns the chunks of a reply without decompressing stored ones. */
export async function readStoredChunks({ chunks }: Pick<HTTPReply, 'chunks'>): Promise<readonly Chunk[]> {
  return typeof chunks === 'function' ? chunks() : chunks;
}

/** Returns the chunks of a reply, decompressed. */
export async function readChunks(reply: Pick<HTTPReply, 'chunks'>): Promise<(string | Uint8Array)[]> {
  const chunks = await readStoredChunks(reply);
  return Promise.all(chunks.map((chunk) => (isStored(chunk) ? chunk.read() : chunk)));
}

export function isStored(chunk: Chunk): chunk is StoredChunk {
  // Not by `instanceof`: test environments such as Jest have classes of their own for bytes.
  return typeof chunk !== 'string' && 'stored' in chunk;
}

/** Returns the text of a reply. */
export async function readText(reply: Pick<HTTPReply, 'chunks'>): Promise<string> {
  const chunks = await readChunks(reply);
  return chunks.map((chunk) => (typeof chunk === 'string' ? chunk : decodeUTF8(chunk))).join('');
}
