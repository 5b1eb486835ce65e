import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** As long as a seed of a request may be: what we hand out must be taken back. */
const longestSeed = 1024;

/** Gives ids for identities. Different identities get different ids; another seed gives others for all of them. */
export class Ids {
  readonly #seed: string;
  readonly #digest: string;
  readonly #started;
  /** Where one id after the other is made: a hash is large, for what goes into it. */
  readonly #hash;
  readonly #digestOfId;
  readonly #id;

  constructor(seed: string) {
    this.#seed = seed;
    this.#digest = bytesToHex(sha256(bytesOf(seed)));
    // One block of the hash, however long the seed: every id goes on from here.
    this.#started = sha256.create().update(utf8ToBytes(this.#digest));
    this.#hash = this.#started.clone();
    this.#digestOfId = new Uint8Array(this.#hash.outputLen);
    this.#id = this.#digestOfId.subarray(0, 12);
  }

  /** 24 hexadecimal digits. The parts are kept apart: `['a', 'b']` is not `['ab']`. */
  of(...parts: (string | number)[]): string {
    this.#started._cloneInto(this.#hash).update(bytesOf(parts)).digestInto(this.#digestOfId);
    return bytesToHex(this.#id);
  }

  page(identifier: string): string {
    return this.of('page', identifier);
  }

  /** The seed of the document of the page with this id. */
  documentSeed(pageId: string): string {
    const seed = `${this.#seed}:${pageId}`;
    return seed.length <= longestSeed ? seed : `${this.#digest}:${pageId}`;
  }
}

const encoder = new TextEncoder();
const buffer = new Uint8Array(4096);

/** Printed as JSON, values stay apart, and a lone surrogate is spelt out instead of being replaced. Holds until the next call. */
function bytesOf(value: unknown): Uint8Array {
  const text = JSON.stringify(value);
  // A character takes three bytes at most.
  if (text.length > buffer.length / 3) return encoder.encode(text);
  return buffer.subarray(0, encoder.encodeInto(text, buffer).written);
}
