/** Replaces control characters, which could affect the terminal or end a line: texts come from the compared files. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}
