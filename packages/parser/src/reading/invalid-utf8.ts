/** The first byte of bytes that are not UTF-8 which belongs to no character, and why it does not. */
export function invalidUtf8(bytes: Uint8Array): { offset: number; why: string } {
  let offset = 0;
  while (offset < bytes.length) {
    const length = lengthAt(bytes, offset);
    if (typeof length === 'string') {
      return { offset, why: length };
    }
    offset += length;
  }
  return { offset, why: 'is missing: the text is cut off' };
}

/** How many bytes the character at `offset` has, or why there is none (the table of Unicode 3.9, D92). */
function lengthAt(bytes: Uint8Array, offset: number): number | string {
  const first = bytes[offset] ?? 0;
  if (first < 0x80) {
    return 1;
  }
  if (first < 0xc0) {
    return `is the middle of a character that does not begin${inLatin1(first)}`;
  }
  if (first < 0xc2) {
    return 'begins a character written longer than it is';
  }
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first > 0xf4) {
    return `begins no character${inLatin1(first)}`;
  }
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[offset + index];
    if (byte === undefined) {
      return 'begins a character that is cut off by the end of the text';
    }
    if ((byte & 0xc0) !== 0x80) {
      return `begins a character that breaks off${inLatin1(first)}`;
    }
  }
  return secondByte(first, bytes[offset + 1] ?? 0) ?? length;
}

function secondByte(first: number, second: number): string | undefined {
  if ((first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90)) {
    return 'begins a character written longer than it is';
  }
  if (first === 0xed && second > 0x9f) {
    return 'begins half a surrogate pair, which UTF-8 does not have';
  }
  return first === 0xf4 && second > 0x8f ? 'begins a character beyond the last one of Unicode' : undefined;
}

function inLatin1(byte: number): string {
  return byte < 0xa0 ? '' : ` (in Latin-1 it is "${String.fromCharCode(byte)}")`;
}
