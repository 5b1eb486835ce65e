/** Functions on bytes, on any thread. */
export interface ContentCodec {
  /** SHA-256 in lower-case hex; text is encoded as UTF-8. */
  digest(data: string | Uint8Array): string;
  /** Converts bytes to their stored form. */
  compress(bytes: Uint8Array): Promise<Uint8Array>;
  decompress(bytes: Uint8Array): Promise<Uint8Array>;
  /** Returns the decompressed size of compressed bytes. */
  sizeOf(bytes: Uint8Array): number;
}

/** Compressed bytes, with the digest of the uncompressed bytes. */
export interface Content {
  digest: string;
  bytes: Uint8Array;
  /** Digests of the contents that it refers to, which are stored for as long as it is. */
  refersTo?: readonly string[];
}

/** A text as stored content. */
export interface EncodedText extends Content {
  /** Size in UTF-8, in bytes. */
  size: number;
}
