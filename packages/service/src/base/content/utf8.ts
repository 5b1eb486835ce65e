export function encodeUTF8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Inverse of `encodeUTF8`: keeps a byte order mark. */
export function decodeUTF8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
