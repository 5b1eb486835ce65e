import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { ContentCodec } from '@specshelf/service';

// The fastest level: callers wait for stored contents to be written, and disk space is cheap.
const options = { level: 1 };
const gzipElsewhere = promisify<Uint8Array, typeof options, Buffer>(gzip);
const gunzipElsewhere = promisify<Uint8Array, Buffer>(gunzip);

// In bytes. Smaller inputs take less time than the transfer to another thread.
const small = 16 * 1024;

/** For the request thread: long operations run in other threads. */
export const serverCodec: ContentCodec = {
  digest,
  compress: async (bytes) =>
    bytes.byteLength < small ? gzipSync(bytes, options) : gzipElsewhere(bytes, options),
  decompress: async (bytes) => (isSmall(bytes) ? gunzipSync(bytes) : gunzipElsewhere(bytes)),
  sizeOf,
};

/** Returns the decompressed size, which the last four bytes of gzip contain. */
function sizeOf(bytes: Uint8Array): number {
  if (bytes.byteLength < 4) return 0;
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.byteLength - 4, true);
}

function isSmall(bytes: Uint8Array): boolean {
  return bytes.byteLength <= small && sizeOf(bytes) < small;
}

/** For worker threads: operations run synchronously. */
export const workerCodec: ContentCodec = {
  digest,
  compress: async (bytes) => gzipSync(bytes, options),
  decompress: async (bytes) => gunzipSync(bytes),
  sizeOf,
};

function digest(data: string | Uint8Array): string {
  return hash('sha256', data);
}
