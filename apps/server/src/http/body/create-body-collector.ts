import { smallBodyLimit } from '@specshelf/service/bodies';

export interface BodyCollector {
  readonly size: number;
  add(bytes: Uint8Array): void;
  /** Returns the bytes: a small body as one chunk, a large one as blocks whose memory can be transferred to another thread. */
  take(): Uint8Array[];
}

const blockSize = 1024 * 1024;

/** Collects the bytes of a body. Copies a large one while it arrives: one copy at its end would block the request thread. */
export function createBodyCollector(): BodyCollector {
  let chunks: Uint8Array[] = [];
  const blocks: Uint8Array[] = [];
  let size = 0;
  let room = 0;

  const copy = (bytes: Uint8Array): void => {
    for (let place = 0; place < bytes.byteLength; ) {
      if (room === 0) {
        blocks.push(new Uint8Array(blockSize));
        room = blockSize;
      }
      const part = bytes.subarray(place, place + room);
      blocks.at(-1)?.set(part, blockSize - room);
      room -= part.byteLength;
      place += part.byteLength;
    }
  };

  return {
    get size() {
      return size;
    },
    add: (bytes) => {
      size += bytes.byteLength;
      if (size <= smallBodyLimit) {
        chunks.push(bytes);
        return;
      }
      for (const chunk of chunks) copy(chunk);
      chunks = [];
      copy(bytes);
    },
    take: () => {
      if (blocks.length === 0) return [chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)];
      return blocks.map((block, index) =>
        index < blocks.length - 1 ? block : block.subarray(0, blockSize - room),
      );
    },
  };
}
