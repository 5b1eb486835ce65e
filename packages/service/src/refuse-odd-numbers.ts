import { invalidRequest } from './errors.js';

/** Validators read `1e3`, `0x10` and `01` as numbers. Here a number of a query is written in the one usual way. */
export function refuseOddNumbers(query: Readonly<Record<string, unknown>>, search: string): void {
  const texts = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' && texts.get(name) !== String(value)) {
      throw invalidRequest([{ path: `/query/${name}`, message: 'must be a number in plain digits' }]);
    }
  }
}
