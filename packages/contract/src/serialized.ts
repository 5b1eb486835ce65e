/** Text in the compressed form of the store. An adapter may send or stream it without decompressing it as a whole. */
export interface StoredChunk {
  readonly stored: Uint8Array;
  /** Length of the text in UTF-8, in bytes. */
  readonly size: number;
  /** Decompresses the whole text, to UTF-8. */
  read(): Promise<Uint8Array>;
}

/** A piece of a reply: text, text in UTF-8, or stored text. */
export type Chunk = string | Uint8Array | StoredChunk;

/** The pieces of an answer in order, or what reads them: whoever has kept an answer by its tag needs none of them. */
export type Chunks = readonly Chunk[] | (() => Promise<readonly Chunk[]>);

/**
 * An answer that is text already, in pieces that are sent one after the other: a large stored document is neither parsed nor
 * printed again on its way out. `T` is what the text says when it is read.
 *
 * @example
 * ```ts
 * const reply = new Serialized<{ filesystem: string[] }>(['{"filesystem":', '["openapi.json"]', '}']);
 * const later = new Serialized<string>(async () => ['openapi: 3.1.0']);
 * ```
 */
export class Serialized<T> {
  declare readonly type: T;
  readonly chunks: Chunks;

  constructor(chunks: Chunks) {
    this.chunks = chunks;
  }
}
