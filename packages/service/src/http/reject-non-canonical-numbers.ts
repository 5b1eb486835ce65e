import { invalidRequest } from '../errors.js';

/** Rejects numbers in a query that are not in plain digits: validators also accept `1e3`, `0x10`, and `01`. */
export function rejectNonCanonicalNumbers(query: Readonly<Record<string, unknown>>, search: string): void {
  const texts = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' && texts.get(name) !== String(value)) {
      throw invalidRequest([{ path: `/query/${name}`, message: 'must be a number in plain digits' }]);
    }
  }
}
