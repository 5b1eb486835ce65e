/** A number beyond those of which a double holds every digit. */
export interface LargeNumber {
  readonly at: string[];
  readonly value: number;
}

/** From 2^53 on doubles leave out integers. */
export const isLarge = (number: number) => Math.abs(number) > Number.MAX_SAFE_INTEGER;

/** Gathers large numbers on a walk that tells of the way it takes. */
export class LargeNumbers {
  readonly found: LargeNumber[] = [];
  /** By depth, from 1: the name of what is looked into in a container of that depth. */
  readonly way: (string | number)[] = [''];

  /** `depth`: of the container. */
  add(value: number, name: string | number, depth: number): void {
    if (this.found.length < mostNumbers) {
      this.found.push({ at: [...this.way.slice(1, depth), name].map(String), value });
    }
  }
}

/** More than anybody lists; whoever has more of them hears of these. */
const mostNumbers = 10_000;

/**
 * The values of numbers that are written with more digits than a double holds, and some that only seem to be. Looks at the
 * text, and only at what is long enough or has an exponent: most texts have nothing of the kind.
 */
export function lossyValues(text: string): Set<number> {
  const values = new Set<number>();
  const sign = /\d{16}|\d\.?[eE]\+?\d/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    const { written, end } = wordAround(text, found.index);
    if (losesDigits(written)) {
      values.add(Number(written));
    }
    sign.lastIndex = end;
  }
  return values;
}

/** All that can belong to one number. */
function wordAround(text: string, at: number): { written: string; end: number } {
  let start = at;
  while (isOfNumber(text.charCodeAt(start - 1))) {
    start -= 1;
  }
  let end = at;
  while (isOfNumber(text.charCodeAt(end))) {
    end += 1;
  }
  return { written: text.slice(start, end), end };
}

/** Digits, letters and signs. */
const isOfNumber = (code: number) =>
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x5f ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a);

/** No double has as many digits. */
const longest = 1000;

/** True when a double does not hold what is written: `12345678901234567890`, and not `1e20`. */
export function losesDigits(written: string): boolean {
  if (written.length > longest) {
    return true;
  }
  // Whoever reads it sees what was written, whatever the double is that stands for it.
  if (String(Number(written)) === written) {
    return false;
  }
  const [, whole = '', fraction = '', exponent = '0'] =
    /^[-+]?0*(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(written) ?? [];
  const zeros = Number(exponent) - fraction.length;
  const value = Math.abs(Number(written));
  if (whole === '' || zeros < 0 || zeros > 400 || !Number.isFinite(value)) {
    return false;
  }
  return BigInt(`${whole}${fraction}${'0'.repeat(zeros)}`) !== BigInt(value);
}
