import { createHash } from 'node:crypto';
import type { ContentCodec } from '../src/index.js';

/** A codec that does not compress. */
export const plainCodec: ContentCodec = {
  digest: (data) => createHash('sha256').update(data).digest('hex'),
  compress: async (data) => data,
  decompress: async (data) => data,
  sizeOf: (data) => data.byteLength,
};
