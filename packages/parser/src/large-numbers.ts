import { isLarge } from './guard.js';
import { isArray, isObject, type JSONValue } from './json.js';

/** The pointers of numbers beyond 2^53, as many as there may be. */
export function largeNumbers(root: JSONValue, limit: number): string[][] {
  const found: string[][] = [];
  const tokens: string[] = [];
  const visit = (value: JSONValue): void => {
    if (typeof value === 'number' && isLarge(value) && found.length < limit) {
      found.push([...tokens]);
    } else if (isObject(value) || isArray(value)) {
      for (const [name, item] of Object.entries(value)) {
        tokens.push(name);
        visit(item);
        tokens.pop();
      }
    }
  };
  visit(root);
  return found;
}

/** No double has as many digits. */
const longest = 1000;

/** True when a double does not hold what is written: `12345678901234567890`, and not `1e20`. */
export function losesDigits(written: string): boolean {
  if (written.length > longest) {
    return true;
  }
  const [, whole = '', fraction = '', exponent = '0'] =
    /^[-+]?0*(\d+)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(written) ?? [];
  const zeros = Number(exponent) - fraction.length;
  if (whole === '' || zeros < 0 || zeros > 400) {
    return false;
  }
  return BigInt(`${whole}${fraction}${'0'.repeat(zeros)}`) !== BigInt(Math.abs(Number(written)));
}
