import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The limit on seeds in requests, because clients send back the seeds of documents. */
const maxSeedLength = 1024;

/** Derives ids from identities: different identities have different ids, and so do different seeds. */
export class Ids {
  readonly #seed: string;
  readonly #digest: string;
  readonly #seededHash;
  /** Reused for every id, because a hash object is expensive to create. */
  readonly #hash;
  readonly #digestOfId;
  readonly #id;

  constructor(seed: string) {
    this.#seed = seed;
    this.#digest = bytesToHex(sha256(bytesOf(seed)));
    // The state after the seed, which every id continues from. Hashing the digest takes one block for a seed of any length.
    this.#seededHash = sha256.create().update(utf8ToBytes(this.#digest));
    this.#hash = this.#seededHash.clone();
    this.#digestOfId = new Uint8Array(this.#hash.outputLen);
    this.#id = this.#digestOfId.subarray(0, 12);
  }

  /** Returns 24 hexadecimal digits. The parts are separate: `['a', 'b']` differs from `['ab']`. */
  of(...parts: (string | number)[]): string {
    this.#seededHash._cloneInto(this.#hash).update(bytesOf(parts)).digestInto(this.#digestOfId);
    return bytesToHex(this.#id);
  }

  page(identifier: string): string {
    return this.of('page', identifier);
  }

  /** The seed of the document of the page with this id. */
  documentSeed(pageId: string): string {
    const seed = `${this.#seed}:${pageId}`;
    return seed.length <= maxSeedLength ? seed : `${this.#digest}:${pageId}`;
  }
}

const encoder = new TextEncoder();
const buffer = new Uint8Array(4096);

/**
 * Encodes a value as JSON, which separates the parts and escapes lone surrogates instead of replacing them. The result is
 * valid until the next call.
 */
function bytesOf(value: unknown): Uint8Array {
  const text = JSON.stringify(value);
  // A UTF-16 unit takes at most three bytes.
  if (text.length > buffer.length / 3) return encoder.encode(text);
  return buffer.subarray(0, encoder.encodeInto(text, buffer).written);
}
