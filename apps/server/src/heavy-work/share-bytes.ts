/** Smaller contents are copied: the copy takes less than a microsecond for each kilobyte. */
const smallest = 64 * 1024;

/**
 * Returns bytes in memory that all threads share. The pages of a specification need the same contents, which are cached: otherwise each
 * page would copy a megabyte, and the copies would cause garbage collections.
 */
export function shareBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength < smallest || bytes.buffer instanceof SharedArrayBuffer) return bytes;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}
