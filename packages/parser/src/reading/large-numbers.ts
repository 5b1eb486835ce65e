/** A number beyond the range in which a double represents every integer. */
export interface LargeNumber {
  readonly at: string[];
  readonly value: number;
}

export const isLarge = (number: number) => Math.abs(number) > Number.MAX_SAFE_INTEGER;

/** Collects large numbers during a walk that records its current path. */
export class LargeNumbers {
  readonly found: LargeNumber[] = [];
  /** Tokens of the current path by the depth of their container, from 1. */
  readonly path: (string | number)[] = [''];

  /** `depth` is that of the container of the number. */
  add(value: number, name: string | number, depth: number): void {
    if (this.found.length < maxNumbers) {
      this.found.push({ at: [...this.path.slice(1, depth), name].map(String), value });
    }
  }
}

/** Far above the number of listed problems. */
const maxNumbers = 10_000;

/**
 * Returns the values of numbers written with more digits than a double holds, with some false positives. Examines only words
 * in the text that are long enough or have an exponent, of which most texts have none.
 */
export function lossyValues(text: string): Set<number> {
  const values = new Set<number>();
  const candidate = /\d{16}|\d\.?[eE]\+?\d/g;
  for (let found = candidate.exec(text); found !== null; found = candidate.exec(text)) {
    const { written, end } = wordAround(text, found.index);
    if (losesDigits(written)) values.add(Number(written));
    candidate.lastIndex = end;
  }
  return values;
}

/** Extends a position to all adjacent characters that a number can contain. */
function wordAround(text: string, at: number): { written: string; end: number } {
  let start = at;
  while (isNumberCharacter(text.charCodeAt(start - 1))) start -= 1;
  let end = at;
  while (isNumberCharacter(text.charCodeAt(end))) end += 1;
  return { written: text.slice(start, end), end };
}

const isNumberCharacter = (code: number) =>
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x5f ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a);

/** No double has this many digits. */
const longestNumber = 1000;

/** Whether a double cannot represent the written number: true for `12345678901234567890`, false for `1e20`. */
export function losesDigits(written: string): boolean {
  if (written.length > longestNumber) return true;
  // Prints back unchanged, whatever the exact value of the double is.
  if (String(Number(written)) === written) return false;
  const [, whole = '', fraction = '', exponent = '0'] =
    /^[-+]?0*(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(written) ?? [];
  const zeros = Number(exponent) - fraction.length;
  const value = Math.abs(Number(written));
  if (whole === '' || zeros < 0 || zeros > 400 || !Number.isFinite(value)) return false;
  return BigInt(`${whole}${fraction}${'0'.repeat(zeros)}`) !== BigInt(value);
}
