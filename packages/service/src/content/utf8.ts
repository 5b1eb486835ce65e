/** A text in UTF-8. */
export function fromText(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The text of bytes that `fromText` made; a byte order mark is part of it. */
export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
