import type { Chunk, Chunks } from '@specshelf/contract';
import { toText } from './bytes-of-text.js';

/** An answer as HTTP carries it. No chunks: no body at all. Header names are lower case. */
export interface HTTPReply {
  status: number;
  headers: Record<string, string>;
  chunks: Chunks;
}

export async function readChunks({ chunks }: Pick<HTTPReply, 'chunks'>): Promise<readonly Chunk[]> {
  return typeof chunks === 'function' ? chunks() : chunks;
}

/** What an answer says. */
export async function readText(reply: Pick<HTTPReply, 'chunks'>): Promise<string> {
  const chunks = await readChunks(reply);
  return chunks.map((chunk) => (typeof chunk === 'string' ? chunk : toText(chunk))).join('');
}
