import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the name of a file under `x-ext`: seven hexadecimal digits of the SHA-256 digest of its location, of a further
 * digest if the name is taken.
 */
export function bundledName(location: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = attempt === 0 ? location : `${location}\n${attempt}`;
    const name = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 7);
    if (!taken.has(name)) return name;
  }
}
