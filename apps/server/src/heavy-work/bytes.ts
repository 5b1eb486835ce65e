import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { Bytes } from '@specshelf/service';

// The fastest level: what is stored is written while somebody waits for it, and disks are large.
const options = { level: 1 };
const gzipElsewhere = promisify<Uint8Array, typeof options, Buffer>(gzip);
const gunzipElsewhere = promisify<Uint8Array, Buffer>(gunzip);

/** For the thread that answers requests: what takes long is done by others. */
export const serverBytes: Bytes = {
  digest,
  compress: (bytes) => gzipElsewhere(bytes, options),
  decompress: (bytes) => gunzipElsewhere(bytes),
};

/** For a thread of its own, which has nothing else to do meanwhile. */
export const workerBytes: Bytes = {
  digest,
  compress: async (bytes) => gzipSync(bytes, options),
  decompress: async (bytes) => gunzipSync(bytes),
};

function digest(data: string | Uint8Array): string {
  return hash('sha256', data);
}
