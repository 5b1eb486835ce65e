import { ResponseTooLargeError } from '../errors/errors.js';
import type { Call } from '../model/call.js';
import type { OperationId } from '../model/operation-id.js';

const mebibyte = 1024 * 1024;

/** Responses with the content of a version: a document, or its files. All others are lists and records. */
const contents: ReadonlySet<OperationId> = new Set<OperationId>([
  'getLatestOpenAPISpecVersionContent',
  'getLatestOpenAPISpecVersionContentRaw',
  'getOpenAPISpecVersionContentById',
  'getOpenAPISpecVersionDocument',
  'getOpenAPISpecVersionDocumentYAML',
  'getOpenAPISpecVersionSourceArchive',
  'getOpenAPISpecVersionSourceFile',
  'getPublishedOpenAPISpec',
  'getPublishedOpenAPISpecYAML',
]);

/**
 * Returns the limit on the bytes of a response without an option. By default, a server accepts documents of 32 MiB, which may be four times
 * as long when they are printed, and 64 MiB of files.
 */
export const defaultLimitOf = (operation: OperationId): number =>
  (contents.has(operation) ? 256 : 64) * mebibyte;

/** Reads a body as text. */
export async function readText(response: Response, call: Call, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const isRead = await readChunks(response, call, limit, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isRead ? text + decoder.decode() : response.text();
}

/** Reads a body as bytes. */
export async function readBytes(response: Response, call: Call, limit: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const isRead = await readChunks(response, call, limit, (chunk) => chunks.push(chunk));
  return isRead ? new Blob(chunks).arrayBuffer() : response.arrayBuffer();
}

/**
 * Passes on the chunks of a body, as `fetch` has decompressed them. Cancels the body if it exceeds the limit. Returns whether there is a
 * stream: there is none without a body, and in a few implementations of `fetch`.
 */
async function readChunks(
  { body }: Response,
  { operation, method, path, attempts }: Call,
  limit: number,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  const reader = body?.getReader?.();
  if (!reader) return false;
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    size += value.length;
    if (size > limit) {
      // Not awaited: it may never settle.
      reader.cancel().catch(() => {});
      throw new ResponseTooLargeError(
        `${operation} (${method} ${path}, attempt ${attempts}) returned more than ${limit} bytes. If this is expected, raise \`maxResponseBytes\` of the client or the call.`,
        { operation, method, path, limit },
      );
    }
    onChunk(value);
  }
}
