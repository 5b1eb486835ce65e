import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Every request has a token to hash, most of them the same one.
const longestKept = 200;
let last = { text: '', hex: hash(new Uint8Array()) };

/** SHA-256 of a text in UTF-8, or of bytes, in lower-case hex. */
export function digest(data: string | Uint8Array): string {
  if (typeof data !== 'string') return hash(data);
  if (data === last.text) return last.hex;
  const hex = hash(utf8ToBytes(data));
  if (data.length <= longestKept) last = { text: data, hex };
  return hex;
}

function hash(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
