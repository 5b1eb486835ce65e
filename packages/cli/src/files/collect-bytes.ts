/** Reads a stream to its end. Undefined if it is longer than the limit: the rest is not read, and the stream is canceled. */
export async function collectBytes(
  stream: AsyncIterable<Uint8Array | string>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.length;
    if (size > limit) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
