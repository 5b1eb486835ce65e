const surrogates = { first: 0xd800, count: 0x800 };

/** The place of the last character of Unicode. */
export const lastCharacter = 0x10ffff - surrogates.count;

/**
 * Returns the character of Unicode at a place, without halves of surrogate pairs. `fc.nat(lastCharacter).map(characterAt)` is the
 * unit `binary` of fast-check, which computes for more than a second before its first text.
 */
export function characterAt(place: number): string {
  return String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count);
}
