import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** As long as a seed of a request may be: what we hand out must be taken back. */
const longestSeed = 1024;

/** Gives ids for identities. Different identities get different ids; another seed gives others for all of them. */
export class Ids {
  readonly #seed: string;
  readonly #digest: string;
  readonly #started;

  constructor(seed: string) {
    this.#seed = seed;
    this.#digest = bytesToHex(sha256(bytesOf(seed)));
    // One block of the hash, however long the seed: every id goes on from here.
    this.#started = sha256.create().update(utf8ToBytes(this.#digest));
  }

  /** 24 hexadecimal digits. The parts are kept apart: `['a', 'b']` is not `['ab']`. */
  of(...parts: (string | number)[]): string {
    const hash = this.#started.clone().update(bytesOf(parts)).digest();
    return bytesToHex(hash.subarray(0, 12));
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

/** Printed as JSON, values stay apart, and a lone surrogate is spelt out instead of being replaced. */
function bytesOf(value: unknown): Uint8Array {
  return utf8ToBytes(JSON.stringify(value));
}
