/** Compressed text of the store. An adapter can send or stream it without decompressing it as a whole. */
export interface StoredChunk {
  readonly stored: Uint8Array;
  /** Length of the text in UTF-8, in bytes. */
  readonly size: number;
  /** Decompresses the whole text, to UTF-8. */
  read(): Promise<Uint8Array>;
}

/** A part of a reply: a string, UTF-8 bytes, or stored text. */
export type Chunk = string | Uint8Array | StoredChunk;

/** The parts of a reply in order, or a function that loads them. A response cache that has the entity tag does not call it. */
export type Chunks = readonly Chunk[] | (() => Promise<readonly Chunk[]>);

/**
 * A serialized response body in chunks, so that large stored documents are sent without parsing and serializing them. `T` is the type of
 * the parsed text.
 *
 * @example
 * ```ts
 * const reply = new Serialized<{ filesystem: string[] }>(['{"filesystem":', '["openapi.json"]', '}']);
 * const lazy = new Serialized<string>(async () => ['openapi: 3.1.0']);
 * ```
 */
export class Serialized<T> {
  declare readonly type: T;
  readonly chunks: Chunks;

  constructor(chunks: Chunks) {
    this.chunks = chunks;
  }
}
