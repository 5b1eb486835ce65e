/** A piece of an answer: text, or text in UTF-8. */
export type Chunk = string | Uint8Array;

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
