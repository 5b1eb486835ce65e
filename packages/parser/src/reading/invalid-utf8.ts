/** Returns the first invalid byte of a text that is not UTF-8, and the reason. */
export function invalidUtf8(bytes: Uint8Array): { offset: number; reason: string } {
  let offset = 0;
  while (offset < bytes.length) {
    const length = lengthAt(bytes, offset);
    if (typeof length === 'string') return { offset, reason: length };
    offset += length;
  }
  return { offset, reason: 'is missing: the text is truncated' };
}

/** Returns the length of the character at `offset`, or why it is invalid (Unicode 3.9, table of D92). */
function lengthAt(bytes: Uint8Array, offset: number): number | string {
  const first = bytes[offset] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc0) return `is a continuation byte without a start byte${inLatin1(first)}`;
  if (first < 0xc2) return 'begins an overlong encoding';
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first > 0xf4) return `is not a valid start byte${inLatin1(first)}`;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[offset + index];
    if (byte === undefined) return 'begins a character that the end of the text truncates';
    if ((byte & 0xc0) !== 0x80) return `begins an incomplete character${inLatin1(first)}`;
  }
  return checkSecondByte(first, bytes[offset + 1] ?? 0) ?? length;
}

function checkSecondByte(first: number, second: number): string | undefined {
  if ((first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90)) {
    return 'begins an overlong encoding';
  }
  if (first === 0xed && second > 0x9f) return 'begins an encoded surrogate, which UTF-8 does not allow';
  return first === 0xf4 && second > 0x8f ? 'begins a character beyond the Unicode range' : undefined;
}

function inLatin1(byte: number): string {
  return byte < 0xa0 ? '' : ` (in Latin-1 it is "${String.fromCharCode(byte)}")`;
}
