import { type Chunk, type Chunks, type Route, Serialized, type StoredChunk } from '@specshelf/contract';
import { decodeUTF8 } from '../content/utf8.js';

/** An HTTP response. Without chunks it has no body. Header names are in lower case. */
export interface HTTPReply {
  status: number;
  headers: Record<string, string>;
  chunks: Chunks;
}

/** Headers of every response, unless a reply overrides them. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
};

interface AnyReply {
  status: number;
  headers?: Readonly<Record<string, unknown>>;
  mediaType?: string;
  body: unknown;
}

/** Converts the reply of a handler to an HTTP response. */
export function toHTTPReply(route: Route, reply: AnyReply): HTTPReply {
  const chunks = chunksOf(route, reply.body);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  if (typeof chunks === 'function' || chunks.length > 0)
    headers['content-type'] = contentTypeOf(reply.mediaType ?? route.mediaType ?? 'application/json');
  return { status: reply.status, headers, chunks };
}

const binaryTypes: ReadonlySet<string> = new Set(['application/octet-stream', 'application/zip']);

/** Returns the `Content-Type` of a body: texts are in UTF-8. */
export function contentTypeOf(mediaType: string): string {
  return binaryTypes.has(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;
}

function chunksOf(route: Route, body: unknown): Chunks {
  if (body === undefined) return [];
  if (body instanceof Serialized) return body.chunks;
  if (typeof body === 'string' && route.mediaType !== 'application/json') return [body];
  return [JSON.stringify(body)];
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
