import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Each request hashes its token, and consecutive requests usually have the same one: the last digest is cached.
const maxCachedLength = 200;
let last = { text: '', hex: hash(new Uint8Array()) };

/** Returns the SHA-256 digest of bytes or of a UTF-8 text, in lower-case hex. */
export function digest(data: string | Uint8Array): string {
  if (typeof data !== 'string') return hash(data);
  if (data === last.text) return last.hex;
  const hex = hash(utf8ToBytes(data));
  if (data.length <= maxCachedLength) last = { text: data, hex };
  return hex;
}

function hash(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
