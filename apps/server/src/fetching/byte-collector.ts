export interface ByteCollector {
  add(chunk: Uint8Array): void;
  /** Returns all added bytes in a buffer of their own. */
  take(): Uint8Array;
}

/**
 * Concatenates chunks. If `expected` is their exact size, each byte is copied only once. Copies the chunks instead of retaining
 * them: a host that sends single bytes would create millions of chunks.
 */
export function createByteCollector(expected?: number): ByteCollector {
  const full: Uint8Array[] = [];
  let block = new Uint8Array(expected ?? blockSize);
  let used = 0;

  const nextBlock = (): void => {
    full.push(block);
    block = new Uint8Array(blockSize);
    used = 0;
  };
  return {
    add(chunk) {
      for (let rest = chunk; rest.byteLength > 0; ) {
        if (used === block.byteLength) nextBlock();
        const part = rest.subarray(0, block.byteLength - used);
        block.set(part, used);
        used += part.byteLength;
        rest = rest.subarray(part.byteLength);
      }
    },
    take() {
      return full.length === 0 && used === block.byteLength
        ? block
        : join([...full, block.subarray(0, used)]);
    },
  };
}

const blockSize = 256 * 1024;

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, { byteLength }) => size + byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.byteLength;
  }
  return all;
}
