/**
 * An answer that is JSON text already, in pieces that are sent one after the other: a large stored document is neither
 * parsed nor printed again on its way out. `T` is what the text says when it is parsed.
 *
 * @example
 * ```ts
 * const reply = new SerializedJSON<{ filesystem: string[] }>(['{"filesystem":', '["openapi.json"]', '}']);
 * ```
 */
export class SerializedJSON<T> {
  declare readonly type: T;
  readonly chunks: readonly string[];

  constructor(chunks: readonly string[]) {
    this.chunks = chunks;
  }
}
